import { type OrderNeed, orderNeeds, type OrderTab } from '@mall/contract/trade/order';
import type { Sent } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export const tabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'received',
] as const satisfies readonly OrderTab[];
export const ranges = ['all', 'today', '3d', 'week', 'month'] as const;

const pageSize = 20;

export type Question = {
  readonly tab: OrderTab;
  readonly range: (typeof ranges)[number];
  readonly need: '' | OrderNeed;
  readonly sort: 'created' | 'total';
  readonly order: 'desc' | 'asc';
  readonly keyword: string;
};

/** The shop's orders by the filters in the address. Old rows stay, dimmed, while new ones are fetched. */
export const useOrders = () => {
  const address = useListAddress({
    tab: tabs,
    range: ranges,
    need: ['', ...orderNeeds],
    sort: ['created', 'total'],
    order: ['desc', 'asc'],
    keyword: 'text',
    cols: 'text',
    density: ['standard', 'compact', 'roomy'],
  });
  const { asked, page, query } = address;
  const answer = useQueryOf('shopOrder.list', questionOf(asked, page), {
    placeholderData: (before) => before,
    refetchInterval: 30_000,
  });
  const { data } = answer;
  return {
    ...address,
    size: pageSize,
    ...loadOf(answer),
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    needs: data?.needs ?? {},
    /** Whether a tab may have more than its count. */
    hasMore: (tab: OrderTab) => data?.atLeast.includes(tab) ?? false,
    /** The link to one of them, which returns to this list. */
    linkTo: (id: string, at = page) => `?${listQuery(query, at, ['orderId', id])}`,
    backTo: `?${listQuery(query, page)}`,
    scope: JSON.stringify([asked.tab, asked.range, asked.need, asked.keyword]),
  } as const;
};
/** The query of the list, with one more parameter. */
const listQuery = (query: string, page: number, ...more: [string, string][]): string =>
  new URLSearchParams([
    ...new URLSearchParams(query),
    ...(page > 1 ? [['page', String(page)]] : []),
    ...more,
  ]).toString();

export type Orders = ReturnType<typeof useOrders>;

export const questionOf = (
  { tab, range, need, sort, order, keyword }: Question,
  page: number,
): Sent<'shopOrder.list'> => ({
  tab,
  range,
  sort,
  order,
  ...(need === '' ? {} : { need }),
  ...(keyword === '' ? {} : { keyword }),
  page,
  size: pageSize,
});
