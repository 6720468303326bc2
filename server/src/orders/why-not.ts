import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import type { NewOrder, Placed } from './place.ts';

/** Why an order could not be placed although it looked possible when it was priced: somebody was quicker. */
export const whyNot = async (tx: Tx, placed: Placed, order: NewOrder): Promise<Refusal> => {
  const short = order.lines.filter((line) => !placed.taken.includes(line.sku_id));
  if (short.length === 0) return new Refusal('coupon.notUsable', { couponId: order.couponId });
  if (order.activity !== null) return whyNoActivity(tx, order, order.activity.id);
  const left = await tx
    .selectFrom('skus')
    .select(['id', sql<number>`stock - held`.as('stock')])
    .where(
      'id',
      'in',
      short.map((line) => line.sku_id),
    )
    .execute();
  return new Refusal(
    'order.shortOfStock',
    left.map(({ id, stock }) => ({ skuId: String(id), stock })),
  );
};

const whyNoActivity = async (tx: Tx, { qty }: NewOrder, activityId: string): Promise<Refusal> => {
  const activity = await tx
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
