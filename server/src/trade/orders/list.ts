import type { Input, Output } from '@mall/contract/operations';
import { expireDue } from './end.ts';
import type { Orders, Scope } from './move.ts';
import { type Reader, toCounts, toOrderRow } from './present.ts';
import { orderPage } from './rows.queries.ts';

/** A page of one side's orders, after those whose time to pay is over have ended; the counts of its tabs. */
export const listOrders = async (
  orders: Orders,
  scope: Scope,
  reader: Reader,
  filter: Input<'order.list'>,
): Promise<Output<'order.list'>> => {
  await expireDue(orders, scope);
  const { rows, counts } = await orderPage(orders.db, scope, filter);
  const tabs = toCounts(counts);
  return {
    list: rows.map((row) => toOrderRow(row, reader)),
    total: tabs[filter.tab] ?? 0,
    page: filter.page,
    size: filter.size,
    counts: tabs,
  };
};
