import { orderStatus } from '@mall/contract/trade/order';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { Span } from './span.ts';

type Waiting = {
  proof: number;
  proof_since: Date | null;
  record: number;
  record_since: Date | null;
  ship: number;
  ship_soon: number;
  refund: number;
  refund_amount: number;
};

/** How many orders of a shop need which work; an unpaid one whose time is over needs none. */
export const ordersWaiting = async (reader: Reader, shopId: string): Promise<Waiting> => {
  const mine = sql`o.shop_id = ${shopId} and not o.shop_hidden`;
  const { rows } = await sql<Waiting>`
    select * from (
      select count(distinct o.id) as proof, min(i.created_at) as proof_since
      from orders o join payment_intents i on i.order_id = o.id and i.method = 'offline' and i.status = 'pending'
      where ${mine} and o.status = ${literal(orderStatus.unpaid)} and coalesce(o.expires_at > now(), true)) c,
    (select count(*) as record, min(o.paid_at) as record_since from orders o where ${mine}
      and o.status = ${literal(orderStatus.paid)}) r,
    (select count(*) as ship, count(*) filter (where o.promised_at < now() + interval '7 days') as ship_soon
      from orders o where ${mine} and o.status = ${literal(orderStatus.awaitingShipment)}) s,
    (select count(distinct f.order_id) as refund, coalesce(sum(f.amount), 0)::bigint as refund_amount
      -- Request by request: the planner would go through all orders of the shop.
      from refunds f cross join lateral (select from orders o where o.id = f.order_id and ${mine} offset 0) o
      where f.status = 'requested') b`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('The counts gave no row.');
  return row;
};

export type SalesRow = { at: number; orders: number; amount: number; counted: boolean };

/**
 * Money that came in and stayed, by points of a span and of the one before it: `at` counts points from the
 * beginning of the previous span. `counted` is false for what that span's total leaves out. Index: migration
 * 0025.
 */
export const salesRows = async (reader: Reader, shopId: string, span: Span): Promise<SalesRow[]> => {
  const { rows } = await sql<SalesRow>`
    select round(extract(epoch from bin - ${span.before.from}::timestamptz) * 1000 / ${span.step}::int)::int as at,
      counted, orders, amount from (
      select date_bin(make_interval(secs => ${span.step / 1000}::int), o.paid_at, ${span.before.from}::timestamptz) as
        bin,
        o.paid_at < ${span.before.until}::timestamptz or o.paid_at >= ${span.from}::timestamptz as counted,
        count(*) as orders, sum(o.paid - o.refunded)::bigint as amount
      from orders o
      where o.shop_id = ${shopId} and o.paid_at >= ${span.before.from}::timestamptz
        and o.paid_at <= ${span.until}::timestamptz
        and o.paid > o.refunded
      group by 1, 2) points`.execute(reader);
  return rows;
};

/** Orders that are read to find the best sellers. */
export const mostOrders = 2000;

export type BestRow = {
  product_id: number;
  name: Texts;
  image: string | null;
  pieces: number;
  amount: number;
};

/**
 * The products with the highest sales; `orders` is the number of orders to read, at most one more than the
 * limit.
 */
export const bestRows = async (
  reader: Reader,
  shopId: string,
  { from, until }: Span,
  most = mostOrders,
): Promise<{ list: BestRow[]; orders: number }> => {
  const { rows } = await sql<{ list: BestRow[]; orders: number }>`
    with paid as materialized (
      select o.id from orders o
      where o.shop_id = ${shopId} and o.paid_at >= ${from}::timestamptz and o.paid_at <= ${until}::timestamptz
        and o.paid > o.refunded
      order by o.paid_at desc limit ${most + 1}),
    best as (
      select l.product_id, sum(l.qty)::bigint as pieces, sum(l.pay - l.refunded)::bigint as amount
      from (select id from paid limit ${most}) o
      -- Order by order, by its index: the planner would read all lines of the mall.
      cross join lateral (select * from order_lines l where l.order_id = o.id offset 0) l
      where l.product_id is not null and l.pay > l.refunded
      group by l.product_id order by amount desc, l.product_id limit 5)
    select (select count(*) from paid) as orders, (
      select coalesce(jsonb_agg(jsonb_build_object('product_id', p.id, 'name', p.name, 'image', p.images->>0, 'pieces',
        b.pieces, 'amount', b.amount)
        order by b.amount desc, p.id), '[]') from best b join products p on p.id = b.product_id) as list`.execute(
    reader,
  );
  return rows[0] ?? { list: [], orders: 0 };
};

export type StockRow = {
  id: number;
  product_id: number;
  name: Texts;
  spec_text: Texts;
  image: string | null;
  left: number;
  total: number;
};

/** SKUs of a shop's own goods that it sells and that are low; each row contains their number. */
export const lowStock = async (reader: Reader, shopId: string, size: number): Promise<StockRow[]> => {
  const { rows } = await sql<StockRow>`
    select s.id, s.product_id, p.name, s.spec_text, coalesce(s.image, p.images->>0) as image, s.left, s.total from (
      select s.id, s.product_id, s.spec_text, s.image, s.stock - s.held as left, count(*) over () as total
      from listings g join skus s on s.product_id = g.product_id
      where g.shop_id = ${shopId} and g.shown and s.low
      order by s.stock - s.held, s.id limit ${size}) s
    join products p on p.id = s.product_id order by s.left, s.id`.execute(reader);
  return rows;
};

export type Facts = {
  logo: boolean;
  product: boolean;
  factor: boolean;
  staff: boolean;
  share: boolean;
  hidden: boolean;
};

/** Which first steps a shop has done; a buyer who came through its link proves that the link was shared. */
export const stepFacts = async (reader: Reader, shopId: string, userId: string): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select s.logo is not null as logo,
      exists (select 1 from listings where shop_id = s.id and shown) as product,
      s.price_factor <> 10000 or exists (select 1 from price_factor_changes where shop_id = s.id) as factor,
      exists (select 1 from staff where shop_id = s.id) as staff,
      exists (select 1 from first_steps where shop_id = s.id and shared_at is not null)
        or exists (select 1 from orders where shop_id = s.id) as share,
      coalesce((select hidden from first_steps where shop_id = s.id and user_id = ${userId}), false) as hidden
    from shops s where s.id = ${shopId}`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('A shop that somebody works for is there.');
  return row;
};
