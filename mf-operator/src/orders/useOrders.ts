import { orderNeeds, type OrderTab } from '@mall/contract/trade/order';
import type { Item } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type MallOrder = Item<'platformOrder.list'>;

export const tabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'received',
] as const satisfies readonly OrderTab[];
export const ranges = ['all', 'today', '3d', 'week', 'month'] as const;
export const needs = orderNeeds;

const pageSize = 20;

/** The mall's own orders by the filters in the address. Old rows stay, dimmed, while new ones are fetched. */
export const useOrders = () => {
  const address = useListAddress({
    tab: tabs,
    range: ranges,
    need: ['', ...needs],
    sort: ['created', 'total'],
    order: ['desc', 'asc'],
    keyword: 'text',
    cols: 'text',
    density: ['standard', 'compact', 'roomy'],
  });
  const { asked, page, query } = address;
  const { tab, range, need, sort, order, keyword } = asked;
  const answer = useQueryOf(
    'platformOrder.list',
    {
      tab,
      range,
      sort,
      order,
      ...(need === '' ? {} : { need }),
      ...(keyword === '' ? {} : { keyword }),
      page,
      size: pageSize,
    },
    { placeholderData: (before) => before, refetchInterval: 30_000 },
  );
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
    hasMore: (name: OrderTab) => data?.atLeast.includes(name) ?? false,
    /** The link to one of them, which returns to this list. */
    linkTo: (id: string) => `?${listQuery(query, page, ['orderId', id])}`,
    /** The link to a delivery of one of them. */
    linkToDelivery: (orderId: string, id: string) =>
      `?${listQuery(query, page, ['orderId', orderId], ['deliveryId', id])}`,
    backTo: `?${listQuery(query, page)}`,
    /** What a selection is of: it ends with another filter. */
    scope: JSON.stringify([tab, range, need, keyword]),
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
