import { MoneyText, Switch, useFormat } from '@mall/ui';
import { Cells, type Column, RiskMark, StatusPill } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { ChevronDown, ChevronRight, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GoodsName } from '../../GoodsName.tsx';
import type { Editing } from './editing.ts';
import { type GoodsRow, lockOf, skusOf } from './goods-rows.ts';
import { OwnPrice } from './OwnPrice.tsx';
import { PriceCell } from './PriceCell.tsx';
import type { Changes } from './useChanges.ts';

export type Tools = {
  editing: Editing;
  changes: Changes;
  open: ReadonlySet<string>;
  toggle: (id: string) => void;
  factor: string;
  mayShow: boolean;
};

/** The columns of all goods; a SKU's row has the same, as far as they apply to it. */
export const goodsColumns = (tools: Tools): readonly Column<GoodsRow, ParseKeys<'prices'>>[] => [
  { id: 'product', header: 'column.product', cell: (row) => <Product row={row} tools={tools} /> },
  {
    id: 'platform',
    card: 'none',
    header: 'column.platform',
    sortable: true,
    align: 'end',
    width: '120px',
    cell: (row) => (
      <span data-muted>
        {Cells.money(Math.min(...skusOf(row).map(({ platformPrice }) => platformPrice)))}
      </span>
    ),
  },
  {
    id: 'price',
    card: 'amount',
    header: 'column.price',
    align: 'end',
    width: '150px',
    cell: (row) => <Price row={row} tools={tools} />,
  },
  {
    id: 'rule',
    card: 'line',
    header: 'column.rule',
    cell: (row) => <Rule row={row} factor={tools.factor} />,
  },
  { id: 'stock', card: 'line', header: 'column.stock', align: 'end', cell: (row) => <Stock row={row} /> },
  {
    id: 'sold',
    card: 'none',
    header: 'column.sold',
    sortable: true,
    align: 'end',
    wideOnly: true,
    cell: ({ goods, sku }) => <span data-muted>{Cells.number(sku ? null : goods.sales)}</span>,
  },
  {
    id: 'review',
    card: 'none',
    header: 'column.review',
    wideOnly: true,
    cell: (row) => <Review row={row} />,
  },
  {
    id: 'shown',
    card: 'aside',
    header: 'column.shown',
    width: '130px',
    cell: (row) => <Shown row={row} tools={tools} />,
  },
];

function Product({ row: { goods, sku }, tools }: { row: GoodsRow; tools: Tools }) {
  const { t } = useTranslation('prices');
  if (sku) return <GoodsName name={sku.specText === '' ? goods.name : sku.specText} image={sku.image} />;
  const many = goods.skus.length > 1;
  const isOpen = tools.open.has(goods.id);
  return (
    <GoodsName
      name={goods.name}
      image={goods.image}
      quiet={!goods.visible}
      {...(many ? { open: isOpen, onToggle: () => tools.toggle(goods.id) } : {})}
    >
      {goods.goodsNo} · {t('skus', { count: goods.skus.length })}
      {many && (isOpen ? <ChevronDown size={12} aria-hidden /> : <ChevronRight size={12} aria-hidden />)}
    </GoodsName>
  );
}

function Price({ row, tools }: { row: GoodsRow; tools: Tools }) {
  const { t } = useTranslation('prices');
  const format = useFormat();
  const { goods, sku } = row;
  const lock = lockOf(row);
  const price = sku?.shopPrice ?? goods.shopPrice;
  const name = sku ? `${goods.name}, ${sku.specText}` : goods.name;
  return (
    <PriceCell
      id={row.key}
      name={name}
      skus={skusOf(row)}
      editing={tools.editing}
      lockedBecause={lock && t(`lock.${lock}`)}
      onSave={(next, seen) =>
        tools.changes.changePrice({
          id: goods.id,
          price: next,
          seen,
          ...(sku ? { skuIds: [sku.skuId] } : {}),
        })
      }
    >
      <MoneyText strong amount={price} decimals="always" />
      {!sku && goods.priceTo !== null && (
        <small title={format.money(goods.priceTo, { decimals: 'always' })}>{t('andMore')}</small>
      )}
    </PriceCell>
  );
}

/** The source of the price: the coefficient, or the shop's own price for all or some of the SKUs. */
function Rule({ row, factor }: { row: GoodsRow; factor: string }) {
  const own = skusOf(row).filter(({ override }) => override !== null).length;
  return <OwnPrice own={own} of={skusOf(row).length} factor={factor} />;
}

function Stock({ row }: { row: GoodsRow }) {
  const { goods, sku } = row;
  const { t } = useTranslation('prices');
  const stock = sku?.stock ?? goods.stock;
  if (stock === 0) return <RiskMark late>{t('out')}</RiskMark>;
  const least = Math.min(...skusOf(row).map((one) => one.stock));
  if (least === 0) return <RiskMark>{t('someOut')}</RiskMark>;
  if (least <= 5) return <RiskMark>{t('left', { count: least })}</RiskMark>;
  return Cells.number(stock);
}

function Review({ row: { goods, sku } }: { row: GoodsRow }) {
  const { t } = useTranslation('prices');
  if (sku) return null;
  const tone = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;
  return (
    <span title={goods.reason ?? undefined}>
      <StatusPill tone={tone[goods.review]} {...(goods.review === 'pending' ? { icon: Hourglass } : {})}>
        {t(`review.${goods.review}`)}
      </StatusPill>
    </span>
  );
}

function Shown({ row: { goods, sku }, tools }: { row: GoodsRow; tools: Tools }) {
  const { t } = useTranslation('prices');
  if (sku) return null;
  if (goods.review !== 'approved') return <span data-muted>{t('afterApproval')}</span>;
  return (
    <Line>
      <Switch
        label={t('showInShop', { name: goods.name })}
        hideLabel
        checked={goods.visible}
        disabled={!tools.mayShow || tools.changes.showing === goods.id}
        onChange={(visible) => tools.changes.show({ id: goods.id, visible })}
      />
      {t(goods.visible ? 'shown' : 'hidden')}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-muted);
`;
