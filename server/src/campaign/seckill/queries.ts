import { orderStatus } from '@mall/contract/trade/order';
import type { SeckillTab } from '@mall/contract/campaign/seckill';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { ShopContext } from '../../platform/http/caller.ts';
import { outSince, runsIn } from '../../platform/http/runs-in.queries.ts';

export type ActivityRow = {
  id: string;
  sku_id: number;
  product_id: number;
  price: number;
  stock_total: number;
  stock_left: number;
  per_order_limit: number;
  per_user_limit: number;
  allow_coupon: boolean;
  /** Of the current window, else of the next, else of the whole. */
  start_at: Date;
  end_at: Date;
  state: 'upcoming' | 'running' | 'ended';
  /** The shop in which alone it is seen and bought; null: everywhere. */
  shop_id: string | null;
  bought: number;
  /** The shop of the reader takes part in it. */
  here: boolean;
};
/** Where somebody shops. */
type In = Pick<ShopContext, 'id'> | null;

const tomorrow = sql`((date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '1 day') at time zone
  'Asia/Shanghai')`;
const among: Record<Exclude<SeckillTab, 'ended'>, RawBuilder<unknown>> = {
  running: sql`w.from_at <= now() and w.to_at > now()`,
  today: sql`w.from_at > now() and w.from_at < ${tomorrow}`,
  tomorrow: sql`w.from_at >= ${tomorrow} and w.from_at < ${tomorrow} + interval '1 day'`,
};

/** Published and not ended, over `seckill_activities a`. */
const published = sql<boolean>`a.status in ('scheduled', 'running')`;
/** Shoppers may know it. A draft that was closed has all its pieces: it was never published, for that would have returned them. */
const known = sql<boolean>`(a.status <> 'draft' and (a.status <> 'closed' or a.stock_left = 0))`;
/** Whether a shop, or none, takes part in it, over `seckill_activities a`: in its own, and in the mall's unless it keeps out of them. */
export const soldIn = (shopId: string | null | RawBuilder<unknown>) =>
  sql<boolean>`(a.shop_id is not null or ${runsIn('seckill', shopId)})`;
/** Shoppers of this shop, or of none, may know of it: what a shop sells is for that shop. */
const knownIn = (shop: In) => sql<boolean>`(a.shop_id is null or a.shop_id = ${shop?.id ?? null}::text)`;
const seenIn = (shop: In) => sql<boolean>`(${knownIn(shop)} and ${soldIn(shop?.id ?? null)})`;
const windows = sql`select w.from_at, w.to_at from seckill_windows(a.start_at, a.end_at, a.slots) w`;

/** Whether an activity currently sells, over `seckill_activities a`. */
export const sells = sql<boolean>`${published} and exists (${windows} where w.from_at <= now() and w.to_at > now())`;

/** The columns of an `ActivityRow` with its window `w`; `bought` is the member's, `here` of the shop where they are. */
const columns = (bought: RawBuilder<number>, here: RawBuilder<boolean> = sql<boolean>`true`) => sql`
  a.id, a.sku_id, s.product_id, a.price, a.stock_total, a.stock_left, a.per_order_limit, a.per_user_limit,
  a.allow_coupon, a.shop_id,
  coalesce(w.from_at, a.start_at) as start_at, coalesce(w.to_at, a.end_at) as end_at, ${bought} as bought, ${here} as here,
  case when not ${published} or w.to_at is null
    or w.to_at <= now() then 'ended' when w.from_at > now() then 'upcoming' else 'running' end as state`;
const from = sql`from seckill_activities a join skus s on s.id = a.sku_id`;
/** The current window, else the next. */
const present = sql`left join lateral (${windows} where w.to_at > now() order by w.from_at limit 1) w on true`;
const boughtBy = (memberId: string | null) => sql<number>`coalesce((select q.bought from seckill_quotas q
  where q.activity_id = a.id and q.sku_id = a.sku_id and q.user_id = ${memberId}), 0)`;

/** A past sale is displayed for this many days. */
const shownDays = 7;

/** One row for each window of the tab; for past sales one for the whole, the last first. */
export const activitiesOf = async (reader: Reader, shop: In, tab: SeckillTab): Promise<ActivityRow[]> => {
  if (tab === 'ended') return endedActivities(reader, shop);
  const { rows } = await sql<ActivityRow>`
    select ${columns(sql<number>`0`)} ${from} join lateral (${windows}) w on ${among[tab]}
    where ${published} and ${seenIn(shop)} order by w.from_at, w.to_at, a.id limit 200`.execute(reader);
  return rows;
};

const endedActivities = async (reader: Reader, shop: In): Promise<ActivityRow[]> => {
  const { rows } = await sql<ActivityRow>`
    select ${columns(sql<number>`0`)} ${from}
      left join lateral (select null::timestamptz as from_at, null::timestamptz as to_at) w on true
    where ${known} and ${seenIn(shop)} and (not ${published} or a.end_at <= now()) and a.start_at <= now()
      and a.end_at > now() - make_interval(days => ${shownDays})
    order by a.end_at desc, a.start_at desc, a.id limit 100`.execute(reader);
  return rows;
};

/** The current and future flash sales of a product, with the member's purchases in them. */
export const activitiesOfProduct = async (
  reader: Reader,
  { shop, memberId }: { readonly shop: In; readonly memberId: string | null },
  productId: string,
): Promise<ActivityRow[]> => {
  const { rows } = await sql<ActivityRow>`
    select ${columns(boughtBy(memberId))} ${from} ${present}
    where s.product_id = ${Number(productId)} and ${published} and ${seenIn(shop)} and w.to_at is not null
    order by w.from_at, w.to_at, a.id limit 200`.execute(reader);
  return rows;
};

export const activityById = async (
  reader: Reader,
  { shop, memberId }: { readonly shop: In; readonly memberId: string },
  id: string,
): Promise<ActivityRow | undefined> => {
  const { rows } = await sql<ActivityRow>`
    select ${columns(boughtBy(memberId), soldIn(shop?.id ?? null))} ${from} ${present}
    where a.id = ${id} and ${known} and ${knownIn(shop)}`.execute(reader);
  return rows[0];
};

/** An activity as the gate needs it: each member's pieces, those that may come back, and where it is sold. */
export type StandingRow = ActivityRow & {
  shop_code: string | null;
  /** Codes of the shops that keep out of it. */
  kept_out: string[];
  /** Pieces that each member has. */
  buyers: Record<string, number>;
  /** Pieces of orders that are not paid yet, and of those whose time to pay is over. */
  unpaid: number;
  due: number;
};

export const standingOf = async (reader: Reader, id: string): Promise<StandingRow | undefined> => {
  const { rows } = await sql<StandingRow>`
    select ${columns(sql<number>`0`)}, (select code from shops where id = a.shop_id) as shop_code,
      (select coalesce(json_agg(kept.code), '[]') from shops kept where a.shop_id is null and ${outSince.seckill} is not null)
        as kept_out,
      (select coalesce(json_object_agg(q.user_id, q.bought), '{}') from seckill_quotas q where q.activity_id = a.id
        and q.bought > 0) as buyers,
      (select coalesce(sum(o.qty), 0)::int from orders o where o.activity_id = a.id
        and o.status = ${literal(orderStatus.unpaid)}) as unpaid,
      (select coalesce(sum(o.qty), 0)::int from orders o where o.activity_id = a.id
        and o.status = ${literal(orderStatus.unpaid)} and o.expires_at <= now()) as due
    ${from} ${present} where a.id = ${id} and ${known}`.execute(reader);
  return rows[0];
};

export type SummaryRow = {
  start_at: Date;
  end_at: Date;
  over: boolean;
  stock_total: number;
  orders: number;
  cancelled: number;
  /** Pieces of all orders, and of the cancelled and expired ones. */
  accepted: number;
  returned: number;
};

export const summaryOf = async (reader: Reader, shop: In, id: string): Promise<SummaryRow | undefined> => {
  const { rows } = await sql<SummaryRow>`
    select a.start_at, a.end_at, not ${published} or a.end_at <= now() as over, a.stock_total, o.*
      from seckill_activities a,
      lateral (select count(*)::int as orders,
      count(*) filter (where status = ${literal(orderStatus.cancelled)})::int as cancelled,
      coalesce(sum(qty), 0)::int as accepted,
        coalesce(sum(qty) filter (where status = ${literal(orderStatus.cancelled)}), 0)::int as returned from orders
          where activity_id = a.id) o
    where a.id = ${id} and ${known} and ${seenIn(shop)}`.execute(reader);
  return rows[0];
};
