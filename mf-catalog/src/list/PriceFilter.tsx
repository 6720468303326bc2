import { Button, TextField } from '@mall/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Facet } from './FacetLinks.tsx';
import { fieldOf, minorOf, rangeOf } from './price-text.ts';

type PriceFilterProps = {
  /** Minor units: the chosen range, and the available one. */
  min: number | undefined;
  max: number | undefined;
  bounds: { min: number; max: number } | undefined;
  onChange: (range: { priceMin?: number; priceMax?: number }) => void;
};

/** From and to, in whole units of the currency. */
export function PriceFilter({ min, max, bounds, onChange }: PriceFilterProps) {
  const { t } = useTranslation('catalog');
  const [from, setFrom] = useState(fieldOf(min));
  const [to, setTo] = useState(fieldOf(max));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onChange(rangeOf(minorOf(from), minorOf(to)));
  };
  return (
    <Facet aria-label={t('list.price')}>
      <h3>{t('list.price')}</h3>
      <Range onSubmit={apply}>
        <TextField
          label={t('list.priceFrom')}
          value={from}
          inputMode="numeric"
          placeholder={fieldOf(bounds?.min)}
          onChange={setFrom}
        />
        <TextField
          label={t('list.priceTo')}
          value={to}
          inputMode="numeric"
          placeholder={fieldOf(bounds?.max)}
          onChange={setTo}
        />
        <Button type="submit" size="small">
          {t('list.apply')}
        </Button>
      </Range>
    </Facet>
  );
}

/** Fields beside each other with their button under them. */
export const Range = styled.form`
  --field-height: var(--control);
  --field-pad: var(--space-3);
  --field-text: var(--step-ui);
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);

  &[data-three] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  > button { grid-column: 1 / -1; justify-self: start; }
`;
