import { goodsLimits } from '@mall/contract/seller/own-goods';
import { Chip } from '@mall/ui';
import { FormSection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NumberField, WordsField } from '../../draft-fields.tsx';
import type { PartProps } from './form-types.ts';
import { useProblemText } from './useProblemText.ts';

/** What it is found by: keywords, styles, materials; and its earlier sales. */
export function Labels(props: PartProps) {
  const { t } = useTranslation('goodsForm');
  const { content, change, lang, choices, leave, disabled } = props;
  const problem = useProblemText(props);
  const toggled = (keys: readonly string[], key: string) =>
    keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
  const group = (
    label: string,
    all: typeof choices.styles,
    chosen: readonly string[],
    set: (keys: readonly string[]) => void,
  ) => (
    <Group role="group" aria-label={label}>
      <b>{label}</b>
      <div>
        {all
          .filter(({ key, hidden }) => !hidden || chosen.includes(key))
          .map(({ key, name }) => (
            <Chip
              key={key}
              chosen={chosen.includes(key)}
              disabled={disabled}
              onClick={() => set(toggled(chosen, key))}
            >
              {name}
            </Chip>
          ))}
      </div>
    </Group>
  );
  return (
    <FormSection id="labels" title={t('section.labels')} lead={t('labels.lead')}>
      <WordsField
        label={t('field.keywords')}
        name="keywords"
        optional
        hint={t('field.keywordsHint')}
        value={content.keywords}
        onChange={(keywords) => change({ keywords })}
        lang={lang}
        max={goodsLimits.keywords}
      />
      {group(t('field.styles'), choices.styles, content.styles, (styles) => change({ styles }))}
      {group(t('field.materials'), choices.materials, content.materials, (materials) =>
        change({ materials }),
      )}
      <NumberField
        label={t('field.sales')}
        name="sales"
        most={goodsLimits.sales}
        hint={t('field.salesHint')}
        value={content.sales}
        onChange={(sales) => change({ sales })}
        onBlur={() => leave('sales')}
        error={problem('sales')}
      />
    </FormSection>
  );
}

const Group = styled.div`
  display: grid;
  gap: var(--space-2);

  > b { font-size: var(--o-s); }
  > div { display: flex; flex-wrap: wrap; gap: var(--space-2); }
`;
