import { orderTabs, type OrderStatus } from '@mall/contract/trade/order';
import type { Texts } from '@mall/contract/core/languages';
import { shopJob } from '@mall/contract/seller/shop-job';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Reader } from '../../platform/db/open.ts';
import type { StoredAddress, StoredFileWanted } from '../../platform/db/schema.ts';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { findOrders, needs } from '../../trade/index.ts';
import { inRange } from '../../platform/i18n/range.queries.ts';

export type OrdersWanted = Extract<StoredFileWanted, { what: 'orders' }>['orders'];

/** A line of an order with its order: one row of the file. */
export type ExportLine = {
  id: string;
  no: string;
  status: OrderStatus;
  created_at: Date;
  paid_at: Date | null;
  promised_at: Date | null;
  received_at: Date | null;
  address: StoredAddress;
  remark: string;
  order_pay: number;
  paid: number;
  refunded: number;
  currency: string;
  /**
   * Of the lines of its order. Amounts of the order appear in the first one only, so that a column can be
   * summed.
   */
  is_first: boolean;
  goods_no: string | null;
  name: Texts;
  spec_text: Texts;
  qty: number;
  unit_price: number;
  goods: number;
  discount: number;
  freight: number;
  line_pay: number;
};

const batch = 250;

/** The number of requested orders and lines. */
export const countWanted = async (
  reader: Reader,
  scope: SellerScope,
  wanted: OrdersWanted,
): Promise<{ orders: number; lines: number }> => {
  const named = await namedOrders(reader, scope, wanted);
  const { rows } = await sql<{ orders: number; lines: number }>`
    with w as materialized (select o.id from orders o where ${among(scope, wanted)} and ${isOne(named)})
    select (select count(*) from w) as orders,
      (select count(*) from order_lines l where l.order_id in (select id from w)) as lines`.execute(reader);
  return rows[0] ?? { orders: 0, lines: 0 };
};

/**
 * The request with only those named orders that this seller has: what is stored and recorded is what leaves the
 * mall.
 */
export const oursOnly = async (db: Db, scope: SellerScope, wanted: OrdersWanted): Promise<OrdersWanted> => {
  const { ids } = wanted;
  if (ids === undefined || ids.length === 0) return wanted;
  return { ...wanted, ids: await newestFirst(db, among(scope, wanted), ids) };
};

/**
 * Every line of the requested orders, newest order first: a few hundred orders in memory at a time, whatever
 * their number.
 */
export async function* linesWanted(
  db: Db,
  scope: SellerScope,
  wanted: OrdersWanted,
): AsyncGenerator<ExportLine> {
  const these = among(scope, wanted);
  const named = await namedOrders(db, scope, wanted);
  if (named !== null) {
    const ids = await newestFirst(db, these, named);
    for (let at = 0; at < ids.length; at += batch)
      yield* await linesOf(db, sql`${these} and ${isOne(ids.slice(at, at + batch))}`);
    return;
  }
  for (let after = sql<boolean>`true`; ; ) {
    const rows = await linesOf(db, sql`${these} and ${after}`);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = sql<boolean>`(o.created_at, o.id) < (${last.at}::timestamptz, ${last.id})`;
  }
}

/** The lines of the newest orders under a condition. `at` has microseconds, which a Date does not. */
const linesOf = async (db: Db, these: RawBuilder<unknown>): Promise<(ExportLine & { at: string })[]> => {
  const { rows } = await sql<ExportLine & { at: string }>`
    with page as materialized (
      select o.id, o.no, o.status, o.created_at, o.created_at::text as at, o.paid_at, o.promised_at, o.received_at,
        o.address, o.remark,
        o.pay, o.paid, o.refunded, o.currency
      from orders o where ${these} order by o.created_at desc, o.id desc limit ${batch})
    select o.id, o.no, o.status, o.created_at, o.at, o.paid_at, o.promised_at, o.received_at, o.address, o.remark,
      o.pay as order_pay, o.paid,
      o.refunded, o.currency, l.idx = min(l.idx) over (partition by o.id) as is_first, p.goods_no, l.name, l.spec_text,
      l.qty,
      l.member_price as unit_price, case when l.package_idx is null then l.goods else l.package_share end as goods,
      l.coupon_share as discount,
      l.freight, l.pay as line_pay
    from page o join order_lines l on l.order_id = o.id left join products p on p.id = l.product_id
    order by o.created_at desc, o.id desc, l.idx`.execute(db);
  return rows;
};

/** The orders that were named one by one or match a keyword; null where a filter alone decides. */
const namedOrders = async (
  reader: Reader,
  scope: SellerScope,
  { ids, keyword = '', tab, range, need, from, to }: OrdersWanted,
): Promise<readonly string[] | null> => {
  if (ids !== undefined && ids.length > 0) return ids;
  if (keyword === '') return null;
  const inDays = from !== undefined || to !== undefined;
  const page = { page: 1, size: shopJob.exportLines };
  return (
    await findOrders(reader, scope.shopId, {
      keyword,
      tab,
      and: need && needs[need],
      range: inDays ? 'all' : range,
      ...page,
    })
  ).ids;
};

const newestFirst = async (db: Db, these: RawBuilder<boolean>, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${these} and ${isOne(ids)} order by o.created_at desc, o.id desc`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

const isOne = (ids: readonly string[] | null): RawBuilder<boolean> =>
  ids === null ? sql<boolean>`true` : sql<boolean>`o.id = any(${[...ids]}::text[])`;

/**
 * The condition on orders `o`: this seller's, not hidden by it, and as requested; named ones whatever their
 * state.
 */
const among = (scope: SellerScope, wanted: OrdersWanted): RawBuilder<boolean> => {
  const ours = sql<boolean>`${ofSeller('o.shop_id', scope)} and not o.shop_hidden`;
  return wanted.ids !== undefined && wanted.ids.length > 0
    ? ours
    : sql<boolean>`${ours} and ${wanted.need === undefined ? sql`true` : needs[wanted.need]}
      and o.status = any(${[...orderTabs[wanted.tab]]}::smallint[]) and ${inTime(wanted)}`;
};

/** Days of the mall's time zone, both included, take precedence over a range. */
const inTime = ({ from, to, range }: OrdersWanted): RawBuilder<boolean> =>
  from === undefined && to === undefined
    ? inRange(sql`o.created_at`, range)
    : sql<boolean>`(${from ?? null}::date is null
      or o.created_at >= (${from ?? null}::date::timestamp at time zone 'Asia/Shanghai'))
        and (${to ?? null}::date is null or o.created_at <
          ((${to ?? null}::date + 1)::timestamp at time zone 'Asia/Shanghai'))`;
