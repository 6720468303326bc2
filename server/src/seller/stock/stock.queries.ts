import type { Texts } from '@mall/contract/core/languages';
import { stockLimits, type StockTab } from '@mall/contract/seller/stock';
import { orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

export type StockRowOf = {
  id: number;
  product_id: number;
  goods_id: string | null;
  name: Texts;
  spec_text: Texts;
  image: string | null;
  no: string;
  goods_no: string;
  shown: boolean;
  stock: number;
  held: number;
  to_send: number;
  set_aside: number;
  reorder_point: number | null;
  low: boolean;
  counted_at: Date | null;
};

export type StockNarrow = {
  readonly tab: StockTab;
  readonly keyword: string;
  readonly sort: 'product' | 'free';
  readonly page: number;
  readonly size: number;
};

/** SKUs `s` that a seller offers, with their product's listing `l`; a product in the bin has none. */
const offeredBy = (scope: SellerScope): RawBuilder<unknown> => sql`
  skus s join listings l on l.product_id = s.product_id
  where s.offered and ${ofSeller('l.shop_id', scope)}
    and not exists (select from own_goods g where g.product_id = s.product_id and g.removed_at is not null)`;

/** Shoppers see it, and few pieces are free. What is out is low too, so that one index finds both. */
const isLow = sql<boolean>`s.low and l.shown`;
const inTab: Readonly<Record<StockTab, RawBuilder<boolean>>> = {
  all: sql<boolean>`true`,
  low: isLow,
  out: sql<boolean>`${isLow} and s.stock = s.held`,
};

/** By a part of the product's name (its pairs of characters are an index), of its number, or of an article number. */
const isCalled = (keyword: string): RawBuilder<boolean> => {
  if (keyword === '') return sql<boolean>`true`;
  const said = containing(keyword);
  const words = sql`names_of(p.name) || chr(10) || p.former_names`;
  return sql<boolean>`(s.no ilike ${said} or s.product_id = any(array(
    select p.id from products p where pairs_in(${words}) @> pairs_in(${keyword}) and ${words} ilike ${said}
    union all select p.id from products p where p.goods_no ilike ${said})))`;
};

/**
 * Of a SKU's orders, product by product, by the index of its lines: the pieces that are paid and not sent, and those that
 * were ordered in a flash sale and are not paid.
 */
const ordered = sql`
  select coalesce(sum(n.qty) filter (where o.status <> ${literal(orderStatus.unpaid)}), 0)::int as to_send,
    coalesce(sum(n.qty) filter (where o.status = ${literal(orderStatus.unpaid)}), 0)::int as in_sales
  from order_lines n join orders o on o.id = n.order_id
  where n.product_id = s.product_id and n.sku_id = s.id
    and (o.status in (${literal(orderStatus.paid)}, ${literal(orderStatus.awaitingShipment)})
      or (o.status = ${literal(orderStatus.unpaid)} and o.activity_id is not null))`;

/** Pieces that flash sales still have to sell. */
const inSales = sql`(
  select coalesce(sum(a.stock_left), 0)::int from seckill_activities a
  where a.sku_id = s.id and a.status in ('scheduled', 'running'))`;

/** The rows of some SKUs, a question for all of \`skus\`. */
const rowsOf = (skus: RawBuilder<unknown>): RawBuilder<StockRowOf> => sql`
  select s.id, s.product_id, s.spec_text, s.no, s.stock, s.held, s.reorder_point, ${isLow} as low, l.shown, p.name,
    coalesce(s.image, p.images ->> 0) as image, p.goods_no, n.to_send, n.in_sales + ${inSales} as set_aside,
    (select g.id from own_goods g where g.product_id = s.product_id) as goods_id,
    (select max(m.at) from stock_moves m where m.sku_id = s.id and m.reason = 'counted'
      and not exists (select from stock_moves u where u.sku_id = m.sku_id and u.reason = 'countUndone' and u.ref = m.ref)) as counted_at
  from (${skus}) s join listings l on l.product_id = s.product_id join products p on p.id = s.product_id
    cross join lateral (${ordered}) n`;

const batch = 1000;

/** All rows of a list, some hundred in memory at a time, up to a limit. */
export async function* stockRows(
  reader: Reader,
  scope: SellerScope,
  { tab, keyword }: Pick<StockNarrow, 'tab' | 'keyword'>,
  most: number,
): AsyncGenerator<StockRowOf> {
  for (let after = 0, given = 0; given < most; ) {
    const { rows }: { rows: StockRowOf[] } = await sql<StockRowOf>`
      ${rowsOf(sql`
        select s.* from ${offeredBy(scope)} and ${isCalled(keyword)} and ${inTab[tab]} and s.id > ${after}
        order by s.id limit ${Math.min(batch, most - given)}`)}
      order by s.id`.execute(reader);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    given += rows.length;
  }
}

/** Whether a list has more rows than so many. */
export const hasMoreRows = async (
  reader: Reader,
  scope: SellerScope,
  { tab, keyword }: Pick<StockNarrow, 'tab' | 'keyword'>,
  most: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from ${offeredBy(scope)} and ${isCalled(keyword)} and ${inTab[tab]} offset ${most} limit 1`.execute(
    reader,
  );
  return rows.length > 0;
};

/** A page of a seller's stock, and how many SKUs there are, counted up to a limit. */
export const stockPage = async (
  reader: Reader,
  scope: SellerScope,
  { tab, keyword, sort, page, size }: StockNarrow,
): Promise<{ rows: StockRowOf[]; total: number; more: boolean; low: number; out: number }> => {
  const mine = sql`${offeredBy(scope)} and ${isCalled(keyword)}`;
  const order =
    sort === 'free'
      ? sql`s.stock - s.held, s.product_id desc, s.idx, s.id`
      : sql`s.product_id desc, s.idx, s.id`;
  const { rows } = await sql<StockRowOf>`
    ${rowsOf(sql`
      select s.* from ${mine} and ${inTab[tab]} order by ${order} limit ${size} offset ${(page - 1) * size}`)}
    order by ${order}`.execute(reader);
  const upTo = (narrow: RawBuilder<boolean>) =>
    sql`(select count(*)::int from (select from ${mine} and ${narrow} limit ${stockLimits.counted + 1}) found)`;
  const counts = await sql<{ all: number; low: number; out: number }>`
    select ${tab === 'all' ? upTo(inTab.all) : sql`0`} as all, ${upTo(inTab.low)} as low,
      ${upTo(inTab.out)} as out`.execute(reader);
  const counted = counts.rows[0] ?? { all: 0, low: 0, out: 0 };
  const most = stockLimits.counted;
  return {
    rows,
    total: Math.min(counted[tab], most),
    more: counted[tab] > most,
    low: Math.min(counted.low, most),
    out: Math.min(counted.out, most),
  };
};

/** Whether a sheet that writes this count is still at it; until the end of the transaction it writes nothing more. */
export const isBeingWritten = async (tx: Tx, scope: SellerScope, id: string): Promise<boolean> => {
  const { rows } = await sql<{ writing: boolean }>`
    select state in ('confirmed', 'writing') as writing from shop_jobs
    where id = ${id} and kind = 'stockCount' and ${ofSeller('shop_id', scope)} for share`.execute(tx);
  return rows[0]?.writing ?? false;
};

/** One SKU that a seller offers. */
export const stockOf = async (
  reader: Reader,
  scope: SellerScope,
  skuId: number,
): Promise<StockRowOf | undefined> => {
  const { rows } = await rowsOf(sql`select s.* from ${offeredBy(scope)} and s.id = ${skuId}`).execute(reader);
  return rows[0];
};

export type WaitingOrder = { id: string | null; no: string; qty: number; unpaid: boolean; at: Date };

/** The orders that hold a SKU until they are paid, or were paid and are to be sent, the oldest first. */
export const ordersOf = async (
  reader: Reader,
  scope: SellerScope,
  sku: { id: number; product_id: number },
): Promise<WaitingOrder[]> => {
  const { unpaid, paid, awaitingShipment } = orderStatus;
  const { rows } = await sql<WaitingOrder>`
    select case when o.shop_id is not distinct from ${scope.shopId} then o.id end as id, o.no, sum(n.qty)::int as qty,
      o.status = ${literal(unpaid)} as unpaid, coalesce(o.paid_at, o.created_at) as at
    from order_lines n join orders o on o.id = n.order_id
    where n.product_id = ${sku.product_id} and n.sku_id = ${sku.id} and (
      o.status in (${literal(paid)}, ${literal(awaitingShipment)})
      or (o.status = ${literal(unpaid)} and o.activity_id is null))
    group by o.id order by at, o.id limit ${stockLimits.orders}`.execute(reader);
  return rows;
};

/** How many pieces of a SKU launches of boosts hold. */
export const launchesOf = async (reader: Reader, skuId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from boost_launches b join boost_activities a on a.id = b.activity_id
    where a.sku_id = ${skuId} and b.status in ('active', 'reached', 'frozen')`.execute(reader);
  return rows[0]?.n ?? 0;
};

export type MoveRow = {
  id: string;
  at: Date;
  delta: number;
  reason: string;
  after: number;
  note: string;
  by: string | null;
  order_no: string | null;
};

/** What moved a SKU, the newest first, with the stock after each move. A sale names its payment, a return its order. */
export const movesOf = async (
  reader: Reader,
  skuId: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: MoveRow[]; total: number }> => {
  const { rows } = await sql<MoveRow>`
    select m.id, m.at, m.delta, m.reason, m.after, m.note, u.name as by, o.no as order_no
    from (
      select v.*, s.stock - coalesce(sum(v.delta) over (
          order by v.at desc, v.id desc rows between unbounded preceding and 1 preceding), 0)::int as after
      from stock_moves v join skus s on s.id = v.sku_id where v.sku_id = ${skuId}
      order by v.at desc, v.id desc limit ${size} offset ${(page - 1) * size}) m
    left join users u on u.id = m.by left join payment_intents i on i.id = m.ref
    left join orders o on o.id = coalesce(i.order_id, m.ref)
    order by m.at desc, m.id desc`.execute(reader);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from stock_moves where sku_id = ${skuId}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};
