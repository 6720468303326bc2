import { usualReorderPoint } from '@mall/contract/seller/stock';
import { Cells, type Column, StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Identity } from '../Identity.tsx';
import { CountField } from './CountField.tsx';
import { afterTyping, type Counts } from './counting.ts';
import type { Stock, StockItem } from './useStock.ts';

type Counting = { counts: Counts; onCounts: (counts: Counts) => void } | undefined;

/** The columns of the list; while somebody counts, a field stands in place of what they need not see. */
export const useStockColumns = (
  { linkTo }: Pick<Stock, 'linkTo'>,
  counting: Counting,
): readonly Column<StockItem>[] => {
  const { t } = useTranslation('stock');
  const number = (id: 'held' | 'toSend' | 'setAside', wideOnly: boolean): Column<StockItem> => ({
    id,
    header: t(`column.${id}`),
    align: 'end',
    cell: (sku) => Cells.number(sku[id] === 0 ? null : sku[id]),
    width: '110px',
    wideOnly,
    card: wideOnly ? 'none' : 'line',
  });
  const identity: Column<StockItem> = {
    id: 'product',
    header: t('column.product'),
    cell: (sku) => (
      <Identity image={sku.image}>
        {Cells.link(linkTo(sku.skuId), sku.name, [sku.spec, sku.no || sku.goodsNo].join(' · '))}
      </Identity>
    ),
    sortable: counting === undefined,
  };
  const onHand: Column<StockItem> = {
    id: 'onHand',
    header: t('column.onHand'),
    align: 'end',
    cell: ({ onHand: pieces }) => Cells.number(pieces),
    width: '110px',
    card: 'line',
  };
  if (counting !== undefined)
    return [
      identity,
      onHand,
      number('held', false),
      {
        id: 'counted',
        header: t('column.counted'),
        cell: (sku) => (
          <CountField
            sku={sku}
            count={counting.counts.get(sku.skuId)}
            onType={(typed) => counting.onCounts(afterTyping(counting.counts, sku, typed))}
          />
        ),
        width: '300px',
        card: 'line',
      },
      {
        id: 'countedAt',
        header: t('column.countedAt'),
        align: 'end',
        cell: ({ countedAt }) => Cells.dateTime(countedAt),
        width: '150px',
        wideOnly: true,
      },
    ];
  return [
    identity,
    {
      id: 'state',
      header: t('column.state'),
      cell: (sku) => <StockState sku={sku} />,
      width: '150px',
      card: 'aside',
    },
    onHand,
    number('held', false),
    {
      id: 'free',
      header: t('column.free'),
      align: 'end',
      cell: ({ free }) => Cells.number(free),
      width: '110px',
      sortable: true,
      card: 'line',
    },
    number('toSend', true),
    number('setAside', true),
    {
      id: 'reorderPoint',
      header: t('column.reorderPoint'),
      align: 'end',
      cell: (sku) => <Point sku={sku} />,
      width: '130px',
      wideOnly: true,
      card: 'none',
    },
    {
      id: 'countedAt',
      header: t('column.countedAt'),
      align: 'end',
      cell: ({ countedAt }) => Cells.dateTime(countedAt),
      width: '150px',
      wideOnly: true,
      card: 'none',
    },
  ];
};

/** Whether a SKU runs out; one that shoppers do not see is no worry. */
export function StockState({ sku }: { sku: Pick<StockItem, 'low' | 'free' | 'onSale'> }) {
  const { t } = useTranslation('stock');
  if (!sku.onSale) return <StatusPill tone="neutral">{t('state.offSale')}</StatusPill>;
  if (sku.low)
    return sku.free === 0 ? (
      <StatusPill tone="bad">{t('state.out')}</StatusPill>
    ) : (
      <StatusPill tone="wait">{t('state.low')}</StatusPill>
    );
  return <StatusPill tone="good">{t('state.enough')}</StatusPill>;
}

/** The usual one is muted. */
export function Point({ sku }: { sku: Pick<StockItem, 'reorderPoint'> }) {
  const { t } = useTranslation('stock');
  return sku.reorderPoint === null
    ? t('point.usualIs', { point: usualReorderPoint })
    : Cells.number(sku.reorderPoint);
}
