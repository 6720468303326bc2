import { type Form, media, MoneyText, Picture, TextField } from '@mall/ui';
import { times } from '@mall/contract/core/money';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { minorTyped, type OfferDraft, priceField } from './draft.ts';
import type { BillLine } from './useOffer.ts';

/** One piece of the room and its offered price. */
export function PriceLine({ line, form }: { line: BillLine; form: Form<OfferDraft> }) {
  const { t } = useTranslation('offering');
  const field = form.field(priceField(line.skuId));
  const price = minorTyped(field.value);
  return (
    <Row>
      <Picture src={line.image} alt="" width={52} height={52} />
      <div>
        <b>{line.name}</b>
        <small>{line.specText}</small>
      </div>
      <TextField
        label={t('price', { name: line.name })}
        hideLabel
        inputMode="decimal"
        before="¥"
        after={`× ${line.qty}`}
        {...field}
      />
      <span>{price !== undefined && <MoneyText amount={times(price, line.qty)} decimals="always" />}</span>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr) 168px 112px; /* picture, name, price, sum */
  gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-2);

  & + & { border-top: 1px solid var(--line); }
  b { display: block; font-size: var(--step-ui); font-weight: var(--weight); }
  small { color: var(--text-muted); font-size: var(--step--1); }
  > span { text-align: end; }
  ${media.phone} {
    grid-template-columns: 52px minmax(0, 1fr) 96px;
    > :nth-child(3) { grid-column: 2; }
  }
`;
