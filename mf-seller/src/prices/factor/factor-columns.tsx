import { money } from '@mall/contract/core/money';
import { marginBps } from '@mall/contract/catalog/shop-price';
import { MoneyText, useFormat } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GoodsName } from '../../GoodsName.tsx';
import type { ChangedPrice } from './useFactor.ts';

type Columns = readonly Column<ChangedPrice, ParseKeys<'factor'>>[];

const margin = (row: ChangedPrice, price: number) =>
  row.supplyPrice === null ? null : marginBps(money(price), money(row.supplyPrice));

const prices: Columns = [
  { id: 'product', header: 'column.product', cell: (row) => <Product row={row} /> },
  {
    id: 'platform',
    card: 'none',
    header: 'column.platform',
    align: 'end',
    cell: (row) => <span data-muted>{Cells.money(row.platformPrice)}</span>,
  },
  { id: 'now', card: 'line', header: 'column.now', align: 'end', cell: (row) => Cells.money(row.now) },
  {
    id: 'next',
    card: 'amount',
    header: 'column.next',
    align: 'end',
    cell: (row) => (row.own ? Cells.money(null) : <MoneyText strong amount={row.next} decimals="always" />),
  },
  { id: 'change', card: 'aside', header: 'column.change', align: 'end', cell: (row) => <Change row={row} /> },
];

/** The shop's cost of the goods, for users who may see it. */
const finances: Columns = [
  {
    id: 'supply',
    header: 'column.supply',
    align: 'end',
    wideOnly: true,
    cell: (row) => <span data-muted>{Cells.money(row.supplyPrice)}</span>,
  },
  { id: 'margin', card: 'line', header: 'column.margin', align: 'end', cell: (row) => <Margins row={row} /> },
];

export const factorColumns = (seesFinances: boolean): Columns =>
  seesFinances ? [...prices, ...finances] : prices;

function Product({ row }: { row: ChangedPrice }) {
  const { t } = useTranslation('factor');
  return (
    <GoodsName name={row.name} image={row.image}>
      {row.specText}{' '}
      {row.own && (
        <>
          · <Lock size={12} aria-hidden /> {t('own')}
        </>
      )}
    </GoodsName>
  );
}

function Margins({ row }: { row: ChangedPrice }) {
  return (
    <>
      <span data-muted>{Cells.percent(margin(row, row.now))}</span>{' '}
      {row.next !== row.now && <b>→ {Cells.percent(margin(row, row.next))}</b>}
    </>
  );
}

function Change({ row }: { row: ChangedPrice }) {
  const format = useFormat();
  const change = row.next - row.now;
  if (change === 0) return Cells.money(null);
  return (
    <Amount data-down={change < 0 || undefined}>
      {format.money(change, { decimals: 'always', sign: 'always' })}
    </Amount>
  );
}

const Amount = styled.span`
  color: var(--tone-good-fg);

  &[data-down] { color: var(--tone-bad-fg); }
`;
