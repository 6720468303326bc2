import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { page as limits } from '@mall/contract/core/limits';
import type { Item } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { type OrderView, searchOf, viewOf } from './order-address.ts';

export type Order = Item<'order.list'>;

/** An order can be paid in another tab: whoever comes back to this one must not be asked to pay again. */
export const paidElsewhere = 'always' as const;

/** The list by the filters in the address. */
export const useOrders = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = viewOf(search);
  const { tab, range, keyword, page } = view;
  const orders = useQueryOf(
    'order.list',
    { tab, range, page, size: limits.size, ...(keyword === '' ? {} : { keyword }) },
    {
      placeholderData: keepPreviousData,
      quiet: true,
      enabled: view.orderId === undefined,
      refetchOnWindowFocus: paidElsewhere,
    },
  );
  return {
    view,
    orders,
    hrefOf: (change: Partial<OrderView>) => searchOf(view, change),
    show: (change: Partial<OrderView>) => void navigate(searchOf(view, change)),
  };
};
