import { orderStatus } from '@mall/contract/trade/order';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Db } from '../../platform/db/open.ts';
import { inOneStatement, refusedWith } from '../../platform/db/transaction.ts';
import { allowedToSell } from '../../catalog/index.ts';
import { mayTake } from '../../incentive/index.ts';
import { lineColumns, lineColumnsOf, lineShape, type NewOrder } from '../../trade/index.ts';
import { type ActivityRow, sells, soldIn } from './queries.ts';
import { insertMessages } from '../../platform/notifications/send-messages.ts';

/**
 * The reason why a whole statement was not written: then nothing of it was. `left` are the pieces available
 * when it began, `passed` the members within their quota, `keyed` and `coupons` the members and coupons that
 * could be taken, `elsewhere` the orders whose shop keeps out of the mall's flash sales.
 */
export type Hindered = {
  readonly left: number;
  readonly sells: boolean;
  /** The mall has not banned the product. */
  readonly allowed: boolean;
  readonly taken: boolean;
  readonly passed: readonly string[];
  readonly keyed: readonly string[];
  readonly coupons: readonly string[];
  readonly elsewhere: readonly string[];
};
/** The ids of the written orders, and of those whose shop keeps out; the other buyers already have the maximum. */
export type Written =
  | { readonly ids: ReadonlySet<string>; readonly elsewhere: ReadonlySet<string> }
  | { readonly hindered: Hindered };

/**
 * Writes the orders of many buyers, each once, in one statement that is its own transaction: quotas by their
 * unique key, then the hot row in one conditional update, then orders, lines, events, messages and keys.
 * Buyers over their quota, and those of a shop that keeps out, are left out; any other conflict undoes the whole and is reported.
 */
export const placeTogether = async (
  db: Db,
  { id, sku_id: skuId, price, per_user_limit: perUser }: ActivityRow,
  orders: readonly NewOrder[],
): Promise<Written> => {
  const wanted = orders.map((order) => ({
    id: order.id,
    no: order.no,
    user_id: order.userId,
    shop_id: order.shopId,
    goods: order.goods,
    discount: order.discount,
    freight: order.freight,
    pay: order.pay,
    qty: order.qty,
    address: order.address,
    remark: order.remark,
    coupon_id: order.couponId,
    expires_at: order.expiresAt,
    event_id: order.eventId,
    operation: order.once?.key.operation ?? null,
    key: order.once?.key.key ?? null,
    request_hash: order.once?.key.requestHash ?? null,
    response: order.once?.response ?? null,
  }));
  const { lines, kinds } = sharing(orders);
  const messages = orders.flatMap((order) => order.messages);
  const write = () =>
    sql<{ ids: string[]; elsewhere: string[] }>`
    with wanted as (select * from jsonb_to_recordset(${JSON.stringify(wanted)}::text::jsonb) as o(
      id text, no text, user_id text, shop_id text, goods bigint, discount bigint, freight bigint, pay bigint, qty int,
      address jsonb, remark text,
      coupon_id text, expires_at timestamptz, event_id text, operation text, key text, request_hash text,
      response jsonb)),
    ${allowedToSell(sql`${skuId}::int`)},
    here as (
      select w.id from wanted w join seckill_activities a on a.id = ${id} where ${soldIn(sql`w.shop_id`)}),
    quota as (
      insert into seckill_quotas (activity_id, sku_id, user_id, bought)
      select ${id}, ${skuId}::int, user_id, qty from wanted
        where qty <= ${perUser}::int and id in (select id from here) order by user_id
      on conflict (activity_id, sku_id, user_id) do update set bought = seckill_quotas.bought + excluded.bought
        where seckill_quotas.bought + excluded.bought <= ${perUser}::int
      returning user_id),
    passed as materialized (select w.* from wanted w join quota using (user_id) join here using (id)),
    elsewhere as (select coalesce(json_agg(id), '[]') as ids from wanted where id not in (select id from here)),
    taken as (
      update seckill_activities a set stock_left = a.stock_left - p.qty from (select sum(qty)::int as qty from passed) p
      where a.id = ${id} and a.sku_id = ${skuId}::int and a.price = ${price}::bigint and a.stock_left >= p.qty
        and ${sells} and exists (select 1 from allowed)
      returning a.id),
    coupon as (
      update coupons c set status = 'locked', order_id = p.id from passed p, taken
      where c.id = p.coupon_id and c.user_id = p.user_id and c.status = 'unused' and c.valid_to > now()
        and ${mayTake(sql`p.shop_id`)} returning c.id),
    placed as (
      insert into orders (id, no, user_id, shop_id, source, activity_id, goods, discount, freight, pay, qty, address,
        remark, coupon_id, expires_at)
      select p.id, p.no, p.user_id, p.shop_id, 'seckill', taken.id, p.goods, p.discount, p.freight, p.pay, p.qty,
        p.address, p.remark, p.coupon_id, p.expires_at
      from passed p, taken returning id),
    lined as (
      insert into order_lines (order_id, ${lineColumns})
      select l.order_id, ${lineColumnsOf('k', 'l')}
      from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as l(order_id text, id text, kind int)
      join jsonb_to_recordset(${JSON.stringify(kinds)}::text::jsonb) as k(kind int, ${lineShape}) using (kind)
        join placed on placed.id = l.order_id),
    event as (
      insert into order_events (id, order_id, seq, actor, actor_id, from_status, to_status, note)
      select p.event_id, p.id, 1, 'buyer', p.user_id, null, ${literal(orderStatus.unpaid)}, 'created'
        from passed p, taken),
    told as (${insertMessages(messages, sql<boolean>`m.order_id in (select id from placed)`)}),
    keyed as (
      insert into idempotency_keys (user_id, operation, key, request_hash, response)
      select p.user_id, p.operation, p.key, p.request_hash, p.response from passed p, taken where p.key is not null
        order by p.user_id
      on conflict do nothing returning user_id)
    select coalesce((select json_agg(id) from passed), '[]') as ids, (select ids from elsewhere) as elsewhere,
      case when not exists (select 1 from passed) or (exists (select 1 from taken)
        and (select count(*) from keyed) = (select count(key) from passed)
        and (select count(*) from coupon) = (select count(coupon_id) from passed)) then true
      else mall_refuse((select json_build_object('left', a.stock_left, 'sells', ${sells}, 'allowed', exists (select 1 from allowed), 'taken',
      exists (select 1 from taken),
        'passed', (select json_agg(user_id) from passed),
        'keyed', coalesce((select json_agg(user_id) from keyed), '[]'), 'elsewhere', (select ids from elsewhere), 'coupons',
        coalesce((select json_agg(id) from coupon), '[]'))
        from seckill_activities a where a.id = ${id})::text) end as written`.execute(db);
  try {
    const { rows } = await inOneStatement(write);
    return { ids: new Set(rows[0]?.ids), elsewhere: new Set(rows[0]?.elsewhere) };
  } catch (error) {
    const found = refusedWith(error);
    if (found === undefined) throw error;
    return { hindered: JSON.parse(found) as Hindered }; // written by the statement above
  }
};

/** Lines of one activity are equal except for their ids: shared data is sent once. */
const sharing = (orders: readonly NewOrder[]) => {
  const kinds = new Map<string, { readonly kind: number }>();
  const lines = orders.flatMap((order) =>
    order.lines.map(({ id, ...shared }) => {
      const text = JSON.stringify(shared);
      const known = kinds.get(text) ?? { kind: kinds.size, ...shared };
      kinds.set(text, known);
      return { order_id: order.id, id, kind: known.kind };
    }),
  );
  return { lines, kinds: [...kinds.values()] };
};
