import type { Item } from '@mall/contract/operations';
import { stockTabs } from '@mall/contract/seller/stock';
import { useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';
import { useSavedViews } from '../useSavedViews.ts';
import { useStockDesk } from './desk.ts';

export type StockItem = Item<'shopStock.list'>;
export const pageSize = 50;

/** The list in the address, and the links to a SKU and back that keep it. */
export const useStockAddress = () => {
  const address = useListAddress({
    tab: stockTabs,
    keyword: 'text',
    sort: ['product', 'free'],
    mode: ['list', 'count'],
    ...tableLook,
  });
  const linkWith = (...more: [string, string][]): string =>
    `?${new URLSearchParams([
      ...new URLSearchParams(address.query),
      ...(address.page > 1 ? [['page', String(address.page)]] : []),
      ...more,
    ]).toString()}`;
  return { ...address, linkTo: (skuId: string) => linkWith(['skuId', skuId]), backTo: linkWith() };
};

/** A seller's stock by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useStock = () => {
  const desk = useStockDesk();
  const address = useStockAddress();
  const { tab, keyword, sort } = address.asked;
  const answer = useQueryOf(
    `${desk.of}.list`,
    { tab, keyword, sort, page: address.page, size: pageSize },
    { placeholderData: (before) => before, refetchInterval: 60_000 },
  );
  const { data } = answer;
  return {
    ...address,
    views: useSavedViews(desk.page, address),
    rows: data?.list ?? none,
    total: data?.total ?? 0,
    more: data?.more ?? false,
    counts: data?.counts,
    ...loadOf(answer),
  };
};
export type Stock = ReturnType<typeof useStock>;
const none: readonly StockItem[] = [];

/** The name of a SKU: its product's, with what it is of it. */
export const nameOf = ({ name, spec }: Pick<StockItem, 'name' | 'spec'>): string => `${name} · ${spec}`;
