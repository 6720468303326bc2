import { type OrderTodo, orderTodos } from '@mall/contract/dashboard';
import { orderTabs, type OrderTab } from '@mall/contract/order';
import { useQueryOf } from '@mall/platform';
import { useSearchParams } from 'react-router-dom';
import type { ShopOrder } from './status.ts';

export const tabs = [
  'all',
  'awaitingPayment',
  'awaitingShipment',
  'awaitingReceipt',
  'received',
] as const satisfies readonly OrderTab[];
export const ranges = ['all', 'today', '3d', 'week', 'month'] as const;
export type Range = (typeof ranges)[number];

const pageSize = 20;

export type Orders = {
  tab: OrderTab;
  range: Range;
  keyword: string;
  /** Only orders that wait for this: where a counter of the overview leads to. */
  todo: OrderTodo | undefined;
  page: number;
  size: number;
  state: 'ready' | 'loading' | 'refreshing' | 'failed';
  rows: readonly ShopOrder[];
  total: number;
  counts: Readonly<Record<string, number>>;
  retry: () => void;
  /** Changes the address; everything but a page begins at the first page. */
  ask: (change: {
    tab?: OrderTab;
    range?: Range;
    keyword?: string;
    todo?: OrderTodo | undefined;
    page?: number;
  }) => void;
};

/** The shop's orders as the address asks for them. Old rows stay, dimmed, while new ones are fetched. */
export const useOrders = (): Orders => {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab') && one in orderTabs) ?? 'all';
  const range = ranges.find((one) => one === params.get('range')) ?? 'all';
  const keyword = params.get('keyword') ?? '';
  const todo = orderTodos.find((one) => one === params.get('todo'));
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    'shopOrder.list',
    {
      tab,
      range,
      ...(keyword === '' ? {} : { keyword }),
      ...(todo === undefined ? {} : { todo }),
      page,
      size: pageSize,
    },
    { placeholderData: (before) => before, refetchInterval: 30_000 },
  );
  return {
    tab,
    range,
    keyword,
    todo,
    page,
    size: pageSize,
    state: data === undefined ? (isError ? 'failed' : 'loading') : isPlaceholderData ? 'refreshing' : 'ready',
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    retry: () => void refetch(),
    ask: (change) => {
      const next = { tab, range, keyword, todo, page: 1, ...change };
      const kept = Object.entries(next).filter(
        ([name, value]) =>
          value !== '' && value !== undefined && !(name === 'page' && value === 1) && value !== 'all',
      );
      setParams(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])));
    },
  };
};
