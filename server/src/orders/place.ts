import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import type { MessageRow } from '../messages/outbox.ts';
import type { BasketActivity } from './basket.ts';

export type NewOrderLine = {
  id: string;
  idx: number;
  product_id: number;
  sku_id: number;
  name: unknown;
  spec_text: unknown;
  image: string;
  qty: number;
  lead_days: number;
  platform_price: number;
  factor: number;
  shop_price: number;
  activity_price: number | null;
  member_price: number;
  goods: number;
  package_share: number;
  coupon_share: number;
  freight: number;
  pay: number;
};

export type NewOrder = {
  readonly id: string;
  readonly no: string;
  readonly userId: string;
  readonly shopId: string | null;
  readonly source: 'direct' | 'cart' | 'seckill';
  readonly activity: BasketActivity | null;
  readonly goods: number;
  readonly discount: number;
  readonly freight: number;
  readonly pay: number;
  readonly qty: number;
  readonly address: object;
  readonly remark: string;
  readonly couponId: string | null;
  readonly expiresAt: Date;
  readonly lines: readonly NewOrderLine[];
  readonly cartIds: readonly string[];
  readonly messages: readonly MessageRow[];
  readonly eventId: string;
  /** The caller's Idempotency-Key with the answer that belongs to it. */
  readonly once: { operation: string; key: string; requestHash: string; response: unknown } | null;
};

/** What became of it. Unless `placed`, the transaction must be rolled back: parts may have been taken. */
export type Placed = {
  readonly placed: boolean;
  /** False: the key was used by an earlier request. */
  readonly claimed: boolean;
  readonly quota: boolean;
  readonly coupon: boolean;
  /** SKUs (or the activity's SKU) that had enough stock. */
  readonly taken: readonly number[];
};

/**
 * Writes a whole order in one statement (decisions 2.6): key, stock, coupon, order, lines, event, messages, cart. Each
 * step is a conditional write and the next waits for it, so that of requests at the same time only those succeed for
 * which everything was there. Rows of stock are locked in ascending id: two orders cannot wait for each other.
 */
export const placeOrder = async (tx: Tx, order: NewOrder): Promise<Placed> => {
  const { rows } = await sql<Placed>`
    with claimed as (${claim(order)}),
    wanted as (select * from jsonb_to_recordset(${JSON.stringify(order.lines)}::text::jsonb) as l(
      id text, idx smallint, product_id int, sku_id int, name jsonb, spec_text jsonb, image text, qty int, lead_days int,
      platform_price bigint, factor int, shop_price bigint, activity_price bigint, member_price bigint,
      goods bigint, package_share bigint, coupon_share bigint, freight bigint, pay bigint)),
    ${order.activity === null ? ordinaryStock() : activityStock(order, order.activity)},
    coupon as (
      update coupons set status = 'locked', order_id = ${order.id}
      where id = ${order.couponId} and user_id = ${order.userId} and status = 'unused' and valid_to > now() and exists (select 1 from claimed)
      returning id),
    placed as (
      insert into orders (id, no, user_id, shop_id, source, activity_id, goods, discount, freight, pay, qty, address, remark, coupon_id, expires_at)
      select ${order.id}, ${order.no}, ${order.userId}, ${order.shopId}, ${order.source}, ${order.activity?.id ?? null},
        ${order.goods}::bigint, ${order.discount}::bigint, ${order.freight}::bigint, ${order.pay}::bigint, ${order.qty}::int,
        ${JSON.stringify(order.address)}::text::jsonb, ${order.remark}, ${order.couponId}, ${order.expiresAt}::timestamptz
      where (select count(*) from taken) = (select count(*) from wanted)
        and (${order.couponId}::text is null or exists (select 1 from coupon))
      returning id),
    lined as (
      insert into order_lines (id, order_id, idx, product_id, sku_id, name, spec_text, image, qty, lead_days, platform_price, factor,
        shop_price, activity_price, member_price, goods, package_share, coupon_share, freight, pay)
      select w.id, p.id, w.idx, w.product_id, w.sku_id, w.name, w.spec_text, w.image, w.qty, w.lead_days, w.platform_price, w.factor,
        w.shop_price, w.activity_price, w.member_price, w.goods, w.package_share, w.coupon_share, w.freight, w.pay
      from wanted w, placed p),
    event as (
      insert into order_events (id, order_id, seq, actor, actor_id, from_status, to_status, note)
      select ${order.eventId}, id, 1, 'buyer', ${order.userId}, null, 0, 'created' from placed),
    told as (
      insert into messages (id, audience, user_id, shop_id, type, params, order_id, once_key)
      select m.id, audience, user_id, shop_id, type, params, order_id, once_key
      from placed, jsonb_to_recordset(${JSON.stringify(order.messages)}::text::jsonb)
        as m(id text, audience text, user_id text, shop_id text, type text, params jsonb, order_id text, once_key text)),
    emptied as (
      delete from cart_lines where user_id = ${order.userId} and id = any(${[...order.cartIds]}::text[]) and exists (select 1 from placed))
    select exists (select 1 from placed) as placed, exists (select 1 from claimed) as claimed, ${quotaHeld(order)} as quota,
      exists (select 1 from coupon) as coupon, coalesce((select array_agg(id) from taken), '{}') as taken`.execute(
    tx,
  );
  const placed = rows[0];
  if (placed === undefined) throw new Error('placeOrder answered nothing');
  return placed;
};

const claim = ({ once, userId }: NewOrder): RawBuilder<unknown> =>
  once === null
    ? sql`select 1`
    : sql`insert into idempotency_keys (user_id, operation, key, request_hash, response)
        values (${userId}, ${once.operation}, ${once.key}, ${once.requestHash}, ${JSON.stringify(once.response)}::text::jsonb)
        on conflict do nothing returning 1`;

const ordinaryStock = (): RawBuilder<unknown> => sql`
    locked as (
      select s.id from skus s where s.id in (select sku_id from wanted) and exists (select 1 from claimed) order by s.id for update),
    taken as (
      update skus s set held = s.held + w.qty from wanted w, locked
      where s.id = w.sku_id and locked.id = s.id and s.stock - s.held >= w.qty returning s.id)`;

/** The quota first, then the hot row: who is over his limit never touches it. */
const activityStock = (order: NewOrder, activity: BasketActivity): RawBuilder<unknown> => sql`
    quota as (
      insert into seckill_quotas (activity_id, sku_id, user_id, bought)
      select a.id, a.sku_id, ${order.userId}, ${order.qty}::int from seckill_activities a
      where a.id = ${activity.id} and a.stock_left >= ${order.qty}::int and ${order.qty}::int <= least(a.per_user_limit, a.per_order_limit)
        and exists (select 1 from claimed)
      on conflict (activity_id, sku_id, user_id) do update set bought = seckill_quotas.bought + excluded.bought
        where seckill_quotas.bought + excluded.bought <= ${activity.perUserLimit}::int
      returning sku_id),
    taken as (
      update seckill_activities a set stock_left = a.stock_left - ${order.qty}::int from quota
      where a.id = ${activity.id} and a.sku_id = quota.sku_id and a.stock_left >= ${order.qty}::int
        and a.price = ${activity.price}::bigint and a.status in ('scheduled', 'running') and a.start_at <= now() and a.end_at > now()
      returning a.sku_id as id)`;

const quotaHeld = ({ activity }: NewOrder): RawBuilder<boolean> =>
  activity === null ? sql<boolean>`true` : sql<boolean>`exists (select 1 from quota)`;
