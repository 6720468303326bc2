import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';

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
  start_at: Date;
  end_at: Date;
  state: 'upcoming' | 'running' | 'ended';
  bought: number;
};

export type Tab = 'running' | 'today' | 'tomorrow';

const tomorrow = sql`((date_trunc('day', now() at time zone 'Asia/Shanghai') + interval '1 day') at time zone 'Asia/Shanghai')`;
const among: Record<Tab, RawBuilder<unknown>> = {
  running: sql`a.start_at <= now() and a.end_at > now()`,
  today: sql`a.start_at > now() and a.start_at < ${tomorrow}`,
  tomorrow: sql`a.start_at >= ${tomorrow} and a.start_at < ${tomorrow} + interval '1 day'`,
};

const read = (reader: Reader, memberId: string | null, where: RawBuilder<unknown>) =>
  sql<ActivityRow>`
    select a.id, a.sku_id, s.product_id, a.price, a.stock_total, a.stock_left, a.per_order_limit, a.per_user_limit, a.allow_coupon,
      a.start_at, a.end_at, coalesce(q.bought, 0) as bought,
      case when a.status not in ('scheduled', 'running') or a.end_at <= now() then 'ended'
        when a.start_at > now() then 'upcoming' else 'running' end as state
    from seckill_activities a join skus s on s.id = a.sku_id
    left join seckill_quotas q on q.activity_id = a.id and q.sku_id = a.sku_id and q.user_id = ${memberId}
    where a.status <> 'draft' and ${where} order by a.start_at, a.end_at, a.id limit 200`.execute(reader);

export const activitiesOf = async (reader: Reader, tab: Tab): Promise<ActivityRow[]> =>
  (await read(reader, null, sql`a.status in ('scheduled', 'running') and ${among[tab]}`)).rows;

/** The flash sales of a product that run or are to come, with what this member bought in them. */
export const activitiesOfProduct = async (
  reader: Reader,
  productId: string,
  memberId: string | null,
): Promise<ActivityRow[]> =>
  (
    await read(
      reader,
      memberId,
      sql`s.product_id = ${Number(productId)} and a.end_at > now() and a.status in ('scheduled', 'running')`,
    )
  ).rows;

export const activityById = async (
  reader: Reader,
  id: string,
  memberId: string,
): Promise<ActivityRow | undefined> => (await read(reader, memberId, sql`a.id = ${id}`)).rows[0];
