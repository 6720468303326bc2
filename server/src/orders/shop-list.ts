import type { Input, Output } from '@mall/contract/operations';
import { orderTabs } from '@mall/contract/order';
import type { Language } from '@mall/contract/languages';
import type { Db } from '../db/open.ts';
import { expireDue } from './end.ts';
import { toCounts, toOrderRow } from './present.ts';
import { ordersByIds } from './rows.ts';
import { countNeeds, shopPage } from './shop-page.ts';

/** A page of a shop's orders, after those whose time to pay is over have ended; the counts of its tabs and of what waits. */
export const listShopOrders = async (
  db: Db,
  shopId: string,
  language: Language,
  { sort, order, ...filter }: Input<'shopOrder.list'>,
): Promise<Output<'shopOrder.list'>> => {
  await expireDue(db, { shopId });
  const [found, needs] = await Promise.all([
    shopPage(db, shopId, { ...filter, sort: { by: sort, order } }),
    countNeeds(db, shopId),
  ]);
  const rows = await ordersByIds(db, { shopId }, found.ids);
  const counts = toCounts(found.counts);
  return {
    list: rows.map((row) => toOrderRow(row, { side: 'shop', language })),
    total: counts[filter.tab] ?? 0,
    page: filter.page,
    size: filter.size,
    counts,
    atLeast: Object.entries(orderTabs).flatMap(([tab, statuses]) =>
      statuses.some((status) => found.atLeast.includes(status)) ? [tab] : [],
    ),
    needs,
  };
};
