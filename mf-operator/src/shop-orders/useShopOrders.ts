import type { Item, Output } from '@mall/contract/operations';
import type { OrderTab } from '@mall/contract/trade/order';
import { useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';

export type ShopsOrder = Item<'mallShopOrder.list'>;
export type ShopsOrderDetail = Output<'mallShopOrder.detail'>;

export const tabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'received',
] as const satisfies readonly OrderTab[];
const pageSize = 20;
const dayIn = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');
const idIn = (text: string): string => (/^[0-9A-Za-z-]{1,40}$/.test(text) ? text : '');

/** The orders of shops by the filters in the address. Old rows stay, dimmed, while new ones are fetched. */
export const useShopOrders = () => {
  const address = useListAddress({
    tab: tabs,
    shop: 'text',
    from: 'text',
    to: 'text',
    keyword: 'text',
    cols: 'text',
    density: ['standard', 'compact', 'roomy'],
  });
  const { page, query } = address;
  const asked = {
    ...address.asked,
    shop: idIn(address.asked.shop),
    from: dayIn(address.asked.from),
    to: dayIn(address.asked.to),
  };
  const { tab, shop, from, to, keyword } = asked;
  const answer = useQueryOf(
    'mallShopOrder.list',
    {
      tab,
      ...(shop === '' ? {} : { shop }),
      ...(from === '' ? {} : { from }),
      ...(to === '' ? {} : { to }),
      ...(keyword === '' ? {} : { keyword }),
      page,
      size: pageSize,
    },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  const listed = (more: Record<string, string>) =>
    `?${new URLSearchParams([
      ...new URLSearchParams(query),
      ...(page > 1 ? [['page', String(page)]] : []),
      ...Object.entries(more),
    ])}`;
  return {
    ...address,
    asked,
    narrowed: tab !== 'all' || [shop, from, to, keyword].some((one) => one !== ''),
    widen: () => address.ask({ tab: 'all', shop: '', from: '', to: '', keyword: '' }),
    size: pageSize,
    ...loadOf(answer),
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    /** The shop asked for. */
    shop: data?.shop ?? null,
    /** Whether a tab may have more than its count. */
    hasMore: (name: OrderTab) => data?.atLeast.includes(name) ?? false,
    /** The link to one of them, which returns to this list. */
    linkTo: (id: string) => listed({ orderId: id }),
    backTo: listed({}),
  } as const;
};
export type ShopOrders = ReturnType<typeof useShopOrders>;

export const useShopsOrder = (id: string) => useQueryOf('mallShopOrder.detail', { id }, { quiet: true });
