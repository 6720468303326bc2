import { TextField, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Count } from './counting.ts';
import { piecesIn } from './numbers.ts';
import { nameOf, type StockItem } from './useStock.ts';

type Props = { sku: StockItem; count: Count | undefined; onType: (typed: string) => void };

/** Where the count of a SKU is typed: what it would change, what it leaves out, and why it was not taken. */
export function CountField({ sku, count, onType }: Props) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const typed = count?.typed ?? '';
  const counted = piecesIn(typed);
  const wrong = typed !== '' && counted === undefined ? t('wrong.pieces') : undefined;
  const left = count?.left;
  const why =
    left && typed === '' ? t(`left.${left.why}`, { onHand: left.onHand, held: left.held }) : undefined;
  const change = count === undefined || counted === undefined ? 0 : counted - count.expected;
  const without = [
    ...(sku.toSend > 0 ? [t('count.without', { count: sku.toSend })] : []),
    ...(sku.setAside > 0 ? [t('count.withoutAside', { count: sku.setAside })] : []),
  ];
  return (
    <Narrow
      label={t('count.of', { name: nameOf(sku) })}
      hideLabel
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={typed}
      onChange={onType}
      error={wrong ?? why}
      hint={without.length > 0 ? without.join(' · ') : undefined}
      after={change === 0 ? undefined : <small>{format.number(change, { signDisplay: 'always' })}</small>}
    />
  );
}

/** One width whatever stands beside or below it: on a phone its cell is as wide as its content. */
const Narrow = styled(TextField)`width: 260px; max-width: 100%;`;
