import { type RawBuilder, sql } from 'kysely';
import { returnToShelf } from '../../catalog/index.ts';
import type { CampaignOrder } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';

/**
 * The goods of an order of a flash sale, a question for `sku_id` and their number `n`, go back to the sale while it
 * runs, else to the SKU from which they were taken; its buyer may order them again.
 */
export const returnGoods = async (
  tx: Tx,
  { id, userId, activityId }: CampaignOrder,
  goods: RawBuilder<unknown>,
): Promise<void> => {
  await sql`
    with lines as (${goods}),
    quota as (
      update seckill_quotas q set bought = q.bought - lines.n from lines
      where q.activity_id = ${activityId} and q.sku_id = lines.sku_id and q.user_id = ${userId}),
    refilled as (
      update seckill_activities a set stock_left = a.stock_left + lines.n from lines
      where a.id = ${activityId} and a.end_at > now() and a.status in ('scheduled', 'running') returning a.sku_id),
    ${returnToShelf(
      sql`select ${`back-${id}`} || '-' || sku_id as id, ${id}::text as ref, sku_id, n from lines
        where not exists (select 1 from refilled)`,
      'seckill.cancel',
    )}
    select 1`.execute(tx);
};
