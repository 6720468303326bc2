import { money } from '@mall/contract/core/money';
import { endings, marginBps, readFactor, shopPriceOf } from '@mall/contract/catalog/shop-price';
import { MoneyText } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { GoodsName } from '../../GoodsName.tsx';
import type { Editing } from './editing.ts';
import { OwnPrice } from './OwnPrice.tsx';
import { PriceCell } from './PriceCell.tsx';
import type { Changes } from './useChanges.ts';
import type { PriceList, PriceRow } from './usePriceList.ts';

type Tools = { editing: Editing; changes: Changes; terms: PriceList['terms']; seesFinances: boolean };
type Columns = readonly Column<PriceRow, ParseKeys<'prices'>>[];

/** Platform price, the price by the coefficient, the own price, what shoppers pay, the margin. */
export const priceColumns = (tools: Tools): Columns => [
  {
    id: 'product',
    header: 'column.product',
    cell: (row) => (
      <GoodsName name={row.name} image={row.image}>
        {[row.goodsNo, row.specText].filter(Boolean).join(' · ')}
      </GoodsName>
    ),
  },
  {
    id: 'platform',
    card: 'line',
    header: 'column.platform',
    align: 'end',
    cell: (row) => <span data-muted>{Cells.money(row.platformPrice)}</span>,
  },
  {
    id: 'default',
    card: 'none',
    header: 'column.default',
    align: 'end',
    cell: (row) => <span data-muted>{Cells.money(defaultOf(row, tools.terms))}</span>,
  },
  {
    id: 'price',
    card: 'amount',
    header: 'column.price',
    align: 'end',
    cell: (row) => <Price row={row} tools={tools} />,
  },
  {
    id: 'rule',
    card: 'aside',
    header: 'column.rule',
    cell: (row) => (
      <OwnPrice own={row.override === null ? 0 : 1} of={1} factor={tools.terms?.priceFactor ?? ''} />
    ),
  },
  {
    id: 'stock',
    header: 'column.stock',
    align: 'end',
    wideOnly: true,
    cell: (row) => Cells.number(row.stock),
  },
  ...(tools.seesFinances ? finances : []),
];

const finances: Columns = [
  {
    id: 'supply',
    header: 'column.supply',
    align: 'end',
    wideOnly: true,
    cell: (row) => <span data-muted>{Cells.money(row.supplyPrice)}</span>,
  },
  {
    id: 'margin',
    card: 'line',
    header: 'margin',
    align: 'end',
    cell: ({ shopPrice, supplyPrice }) =>
      Cells.percent(supplyPrice === null ? null : marginBps(money(shopPrice), money(supplyPrice))),
  },
];

const defaultOf = ({ platformPrice }: PriceRow, terms: PriceList['terms']): number | null => {
  const factor = terms && readFactor(terms.priceFactor);
  if (terms === undefined || factor === undefined) return null;
  const ending = endings.find((one) => one === terms.ending) ?? 'none';
  return shopPriceOf(money(platformPrice), null, { factor, ending });
};

function Price({ row, tools }: { row: PriceRow; tools: Tools }) {
  const { t } = useTranslation('prices');
  const lock = row.review === 'pending' ? 'inReview' : row.review === 'rejected' ? 'rejected' : undefined;
  return (
    <PriceCell
      id={row.skuId}
      name={`${row.name}, ${row.specText}`}
      skus={[row]}
      editing={tools.editing}
      lockedBecause={lock && t(`lock.${lock}`)}
      onSave={(price, seen) =>
        tools.changes.changePrice({ id: row.productId, skuIds: [row.skuId], price, seen })
      }
    >
      <MoneyText strong amount={row.shopPrice} decimals="always" />
    </PriceCell>
  );
}
