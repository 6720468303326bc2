import type { Output } from '@mall/contract/operations';
import { Button, IconButton, SelectField, TextField } from '@mall/ui';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { CategoryRate } from './terms-values.ts';

type Props = {
  categories: Output<'category.menu'>;
  name: string;
  value: readonly CategoryRate[];
  onChange: (rates: readonly CategoryRate[]) => void;
  error: string | undefined;
};

/** Categories with rates of their own; each is chosen once. */
export function CategoryRates({ categories, name, value, onChange, error }: Props) {
  const { t } = useTranslation('mallSettlement');
  const options = categories.flatMap(({ id, name: parent, children }) => [
    { value: id, label: parent },
    ...children.map((child) => ({ value: child.id, label: `${parent} / ${child.name}` })),
  ]);
  const taken = new Set(value.map(({ category }) => category));
  const put = (index: number, change: Partial<CategoryRate>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one)));
  const labelOf = (id: string) => options.find((option) => option.value === id)?.label ?? id;
  return (
    <Rates>
      <legend>{t('terms.byCategory')}</legend>
      {value.map((one, index) => (
        <div key={index /* rows have no id before a category is chosen */}>
          <SelectField
            label={t('terms.category')}
            hideLabel
            empty={t('terms.chooseCategory')}
            options={options.filter((option) => option.value === one.category || !taken.has(option.value))}
            value={one.category}
            onChange={(category) => put(index, { category })}
          />
          <TextField
            name={index === 0 ? name : `${name}.${index}`}
            label={t('terms.rate')}
            hideLabel
            after="%"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={one.rate}
            onChange={(rate) => put(index, { rate })}
          />
          <IconButton
            label={t('terms.removeCategory', { name: labelOf(one.category) })}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
      <Button
        icon={<Plus size={16} aria-hidden />}
        disabled={value.length >= options.length}
        onClick={() => onChange([...value, { category: '', rate: '' }])}
      >
        {t('terms.addCategory')}
      </Button>
    </Rates>
  );
}

const Rates = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  > legend { margin-bottom: var(--space-2); font-weight: var(--weight-strong); }
  > div { display: grid; grid-template-columns: minmax(0, 1fr) 110px auto; gap: var(--space-2); width: 100%; }
  > p { color: var(--danger); font-size: var(--o-s); }
`;
