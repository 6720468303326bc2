import { type OrderTab, orderTabs } from '@mall/contract/trade/order';
import { type Range, rangeOf } from '@mall/ui/member';

/** The state of the list, which is only in the address. */
export type OrderView = {
  tab: OrderTab;
  range: Range;
  keyword: string;
  page: number;
  orderId: string | undefined;
};

export const tabs = Object.keys(orderTabs) as OrderTab[]; // the keys of a const table

export const viewOf = (search: URLSearchParams): OrderView => ({
  tab: tabs.find((tab) => tab === search.get('tab')) ?? 'all',
  range: rangeOf(search.get('range')),
  keyword: search.get('keyword') ?? '',
  page: Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1),
  orderId: search.get('orderId') ?? undefined,
});

/** The address of a changed view. Another list starts at its first page; defaults are left out. */
export const searchOf = (view: OrderView, change: Partial<OrderView>): string => {
  const next = { ...view, page: 1, ...change };
  const search = new URLSearchParams();
  if (next.tab !== 'all') search.set('tab', next.tab);
  if (next.range !== 'all') search.set('range', next.range);
  if (next.keyword !== '') search.set('keyword', next.keyword);
  if (next.page > 1) search.set('page', String(next.page));
  if (next.orderId !== undefined) search.set('orderId', next.orderId);
  return `?${search.toString()}`;
};
