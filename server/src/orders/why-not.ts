import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { NewOrder } from './place.ts';

/** Why an order could not be placed although it looked possible when it was priced: somebody was quicker. */
export const whyNot = async (db: Db, taken: readonly number[], order: NewOrder): Promise<Refusal> => {
  const short = order.lines.flatMap(({ sku_id: id }) => (id === null || taken.includes(id) ? [] : [id]));
  if (short.length === 0 && order.quoteId !== null) return new Refusal('quote.closed');
  if (short.length === 0) return new Refusal('coupon.notUsable', { couponId: order.couponId });
  if (order.activity !== null && order.source === 'boost') return whyNoLaunch(db, order.activity.id);
  if (order.activity !== null) return whyNoActivity(db, order, order.activity.id);
  const left = await db
    .selectFrom('skus')
    .select(['id', sql<number>`stock - held`.as('stock')])
    .where('id', 'in', short)
    .execute();
  return new Refusal(
    'order.shortOfStock',
    left.map(({ id, stock }) => ({ skuId: String(id), stock })),
  );
};

/** A help that came between preview and order has cut the price; else the launch has come to an end. */
const whyNoLaunch = async (db: Db, id: string): Promise<Refusal> => {
  const launch = await db
    .selectFrom('boost_launches')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  const open = launch?.status === 'active' || launch?.status === 'reached';
  return open ? new Refusal('order.priceChanged') : new Refusal('boost.over', { status: launch?.status });
};

const whyNoActivity = async (db: Db, { qty }: NewOrder, activityId: string): Promise<Refusal> => {
  const activity = await db
    .selectFrom('seckill_activities')
    .select([
      'stock_left',
      'per_user_limit',
      sql<boolean>`status in ('scheduled', 'running') and start_at <= now() and end_at > now()`.as('runs'),
    ])
    .where('id', '=', activityId)
    .executeTakeFirst();
  if (activity === undefined || !activity.runs) return new Refusal('seckill.notRunning');
  if (activity.stock_left < qty) return new Refusal('seckill.soldOut');
  return new Refusal('seckill.quota', { limit: activity.per_user_limit });
};
