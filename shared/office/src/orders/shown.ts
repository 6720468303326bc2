import { queryClient, queryKeyOf, refresh } from '@mall/platform';
import type { Order, Side } from './order.ts';

/** What a change of an order makes old. */
export const readsOf = (of: Side) => [`${of}Order.detail`, `${of}Order.list`] as const;

/** An answer is the current order, so the page shows it at once. */
export const showOrder = (of: Side, order: Order): void => {
  queryClient.setQueryData(queryKeyOf(`${of}Order.detail`, { id: order.id }), order);
};

/** Somebody else may have been first: the page shows the current state. */
export const refreshOrders = (of: Side): void => {
  for (const stale of readsOf(of)) void refresh(stale);
};
