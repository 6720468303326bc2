import { sql } from 'kysely';
import { freeStock, returnStock, takeOffSales } from '../../catalog/index.ts';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { MovedOrder } from './move.ts';

/** Goods that were paid for but not sent are for sale again, and count as not sold (decisions 2.7). */
export const returnGoods = async (tx: Tx, campaigns: CampaignParts, order: MovedOrder): Promise<void> => {
  const { id, activityId } = order;
  await (activityId === null
    ? returnStock(tx, linesOf(id), { id: `returned-${id}`, ref: id })
    : campaigns.returnGoods(tx, { ...order, activityId }, linesOf(id)));
  await takeOrderOffSales(tx, id);
};

/** What was counted as sold of an order was not. */
export const takeOrderOffSales = (tx: Tx, orderId: string): Promise<void> =>
  takeOffSales(
    tx,
    sql`select product_id, sum(qty)::int as n from order_lines where order_id = ${orderId} group by product_id`,
  );

/** What an unpaid order holds is free again. */
export const releaseHolds = (tx: Tx, campaigns: CampaignParts, order: MovedOrder): Promise<void> => {
  const { id, activityId } = order;
  return activityId === null
    ? freeStock(tx, linesOf(id))
    : campaigns.returnGoods(tx, { ...order, activityId }, linesOf(id));
};

const linesOf = (orderId: string) =>
  sql`select sku_id, sum(qty)::int as n from order_lines where order_id = ${orderId} group by sku_id`;
