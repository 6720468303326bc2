import type { Input, Output } from '@mall/contract/operations';
import { orderTabs, type OrderTab } from '@mall/contract/trade/order';
import type { Language } from '@mall/contract/core/languages';
import { expireDue } from './end.ts';
import type { Orders } from './move.ts';
import { type Reader, toCounts, toOrderRow } from './present.ts';
import { type OrderRow, ordersByIds } from './rows.queries.ts';
import { countNeeds, type SellerPage, sellerPage } from './seller-page.queries.ts';

/**
 * A page of a shop's orders, after those whose time to pay is over have ended; the counts of its tabs and of
 * those that need work.
 */
export const listShopOrders = async (
  orders: Orders,
  shopId: string,
  language: Language,
  { sort, order, ...filter }: Input<'shopOrder.list'>,
): Promise<Output<'shopOrder.list'>> => {
  const { db } = orders;
  await expireDue(orders, { shopId });
  const [found, needs] = await Promise.all([
    sellerPage(db, shopId, { ...filter, sort: { by: sort, order } }),
    countNeeds(db, shopId),
  ]);
  const rows = await ordersByIds(db, { shopId }, found.ids);
  return toSellerList({ found, rows, needs }, { side: 'shop', language }, filter);
};

type Parts = { found: SellerPage; rows: readonly OrderRow[]; needs: Record<string, number> };

/** A page of orders as their seller sees them. */
export const toSellerList = (
  { found, rows, needs }: Parts,
  reader: Reader,
  { tab, page, size }: { tab: OrderTab; page: number; size: number },
): Output<'platformOrder.list'> => {
  const counts = toCounts(found.counts);
  return {
    list: rows.map((row) => toOrderRow(row, reader)),
    total: counts[tab] ?? 0,
    page,
    size,
    counts,
    atLeast: Object.entries(orderTabs).flatMap(([name, statuses]) =>
      statuses.some((status) => found.atLeast.includes(status)) ? [name] : [],
    ),
    needs,
  };
};
