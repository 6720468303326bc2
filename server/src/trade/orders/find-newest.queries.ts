import { type OrderStatus, orderTabs } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';
import { findOrders } from './find.queries.ts';
import { isNumber, productsCalled, says } from './keyword.queries.ts';
import { type Found, hasAtMost, pageOf, type Wanted, within } from './order-page.queries.ts';

/**
 * At most this many of the newest orders are read one by one; a text that hits a page of them hits very many
 * in all. At most this many products are searched by their ids; beyond that, each order is matched by the
 * names of its own products.
 */
const depth = { read: 3000, many: 20, products: 500 };

/**
 * Where no product matches, only customers are searched: this many times as many are read in a tab, or among
 * those that wait.
 */
const customersOnly = 8;

/**
 * The same for a list with a waiting reader. Where a text hits very many of very many orders, only the newest
 * are searched, and `atLeast` names the statuses of which there may be more.
 */
export const findNewest = async (
  reader: Reader,
  shopId: string | null,
  wanted: Wanted,
  { read, many, products: mostProducts }: Readonly<typeof depth> = depth,
): Promise<Found & { atLeast: OrderStatus[] }> => {
  const ours = within(shopId, wanted);
  const products = isNumber(wanted.keyword) ? [] : await productsCalled(reader, wanted.keyword, mostProducts);
  const deep = products?.length === 0 ? read * customersOnly : read;
  const most = wanted.and === undefined ? read : deep;
  const readIn = (these: RawBuilder<boolean>, first: number) =>
    pageOf(reader, wanted, says(wanted.keyword, products), newest(these, wanted, first));
  const [isAll, found] = await Promise.all([hasAtMost(reader, ours, most), readIn(ours, most)]);
  if (isAll) return { ...found, atLeast: [] };
  if (found.counts.reduce((sum, { n }) => sum + n, 0) >= many) {
    if (found.ids.length > 0) return { ...found, atLeast: [...orderTabs.all] };
    // None of the newest is in this tab, where fewer are newer.
    const statuses: readonly OrderStatus[] = orderTabs[wanted.tab];
    const tab = sql<boolean>`${ours} and o.status in (${literal(...statuses)})`;
    const [isWhole, inTab] = await Promise.all([hasAtMost(reader, tab, deep), readIn(tab, deep)]);
    const counts = [...found.counts.filter(({ status }) => !statuses.includes(status)), ...inTab.counts];
    if (isWhole || inTab.ids.length > 0)
      return {
        ids: inTab.ids,
        counts,
        atLeast: orderTabs.all.filter((status) => !isWhole || !statuses.includes(status)),
      };
  }
  return { ...(await findOrders(reader, shopId, wanted)), atLeast: [] };
};

/**
 * The newest orders of some. The condition that leaves few of them comes first: else all orders would be read
 * for those few. How many, and of which statuses, stands in the statement: a plan for any number of any status
 * reads all orders from the newest on.
 */
const newest = (these: RawBuilder<boolean>, { and }: Wanted, most: number): RawBuilder<unknown> => {
  const columns = sql`o.id, o.no, o.status, o.created_at, o.pay, o.address`;
  return sql`(
    select ${columns} from ${
      and === undefined
        ? sql`orders o
      where ${these}`
        : sql`(select ${columns} from orders o where ${these} offset 0) o`
    }
    order by o.created_at desc, o.id desc limit ${sql.lit(most)})`;
};
