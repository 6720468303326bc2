import { type OrderStatus, orderTabs } from '@mall/contract/order';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import { containing, inRange } from '../text/range.ts';
import type { OrderFilter } from './rows.ts';
import { waitingFor } from './todo.ts';

export type Found = { ids: string[]; counts: { status: OrderStatus; n: number }[] };

/** Up to so many hits are looked up one by one; more are cheaper to pick out of all orders of the shop. */
const mostLookedUp = 5000;

/**
 * The orders of a shop under a keyword: a page of ids, newest first, and how many each status has in the range. A keyword
 * is a part of the customer's name or of a product's in any language, or the end of a number; six digits and more can only
 * be the beginning or the end of a number. Indexes: migration 0004.
 */
export const findOrders = async (
  reader: Reader,
  shopId: string,
  { keyword, tab, range, todo, page, size }: OrderFilter & { keyword: string },
  fewHits = mostLookedUp,
): Promise<Found> => {
  const hits = hitsOf(shopId, keyword);
  const few = await sql<{ id: string }>`select id from (${hits}) hits limit ${fewHits + 1}`.execute(reader);
  const ids = few.rows.map(({ id }) => id);
  // Inside coalesce the hits become one table in memory that the shop's index is read against.
  const isHit =
    ids.length > fewHits
      ? sql<boolean>`coalesce(o.id in (${hits}), false)`
      : sql<boolean>`o.id = any(${ids}::text[])`;
  const { rows } = await sql<Found>`
    with mine as materialized (
      select o.id, o.status, o.created_at from orders o
      where o.shop_id = ${shopId} and not o.shop_hidden and ${inRange(sql`o.created_at`, range)} and ${waitingFor(todo)} and ${isHit})
    select array(select id from mine where status = any(${[...orderTabs[tab]]}::smallint[])
        order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}) as ids,
      (select coalesce(jsonb_agg(jsonb_build_object('status', c.status, 'n', c.n)), '[]')
        from (select status, count(*) as n from mine group by status) c) as counts`.execute(reader);
  return rows[0] ?? { ids: [], counts: [] };
};

/** Ids of orders that a keyword hits; some of other shops too, for goods are sold by many. */
const hitsOf = (shopId: string, keyword: string): RawBuilder<{ id: string }> => {
  const end = between(sql`reverse(o.no)`, [...keyword].reverse().join(''));
  if (/^\d{6,}$/.test(keyword))
    return sql`select o.id from orders o where ${between(sql`o.no`, keyword)} union all select o.id from orders o where ${end}`;
  const like = sql`lower(${containing(keyword)})`;
  const byNumber = /^\d+$/.test(keyword) ? sql`union all select o.id from orders o where ${end}` : sql``;
  return sql`
    select o.id from orders o
    where o.shop_id = ${shopId} and pairs_in(o.address->>'name', right(o.shop_id, 6)) @> pairs_in(${keyword}, right(${shopId}::text, 6))
      and lower(o.address->>'name') like ${like}
    union all
    select l.order_id from products p join order_lines l on l.product_id = p.id
    where pairs_in(names_of(p.name) || chr(10) || p.former_names) @> pairs_in(${keyword})
      and names_of(p.name) || chr(10) || p.former_names like ${like}
    ${byNumber}`;
};

/** Begins with these digits, in words that an index knows also before it knows the digits; a colon comes after nine. */
const between = (number: RawBuilder<unknown>, digits: string): RawBuilder<boolean> =>
  sql<boolean>`${number} ~>=~ ${digits} and ${number} ~<~ ${`${digits}:`}`;
