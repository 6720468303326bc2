import { sql } from 'kysely';
import { freeStock, returnStock, takeOffSales } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { MovedOrder } from './move.ts';

/** Goods that were paid for but not sent are for sale again, and count as not sold (decisions 2.7). */
export const returnGoods = async (tx: Tx, order: MovedOrder): Promise<void> => {
  await (order.activityId === null ? returnToShelf(tx, order) : releaseActivity(tx, order, order.activityId));
  await takeOrderOffSales(tx, order.id);
};

/** What was counted as sold of an order was not. */
export const takeOrderOffSales = (tx: Tx, orderId: string): Promise<void> =>
  takeOffSales(
    tx,
    sql`select product_id, sum(qty)::int as n from order_lines where order_id = ${orderId} group by product_id`,
  );

const linesOf = (orderId: string) =>
  sql`select sku_id, sum(qty)::int as n from order_lines where order_id = ${orderId} group by sku_id`;

const returnToShelf = (tx: Tx, { id }: MovedOrder): Promise<void> =>
  returnStock(tx, linesOf(id), { id: `returned-${id}`, ref: id });

/** What an unpaid order holds is free again. */
export const releaseHolds = (tx: Tx, orderId: string): Promise<void> => freeStock(tx, linesOf(orderId));

/** Back to the activity while it runs, else to the SKU from which it was taken. */
export const releaseActivity = (tx: Tx, order: MovedOrder, activityId: string) =>
  sql`
    with lines as (${linesOf(order.id)}),
    quota as (
      update seckill_quotas q set bought = q.bought - lines.n from lines
      where q.activity_id = ${activityId} and q.sku_id = lines.sku_id and q.user_id = ${order.userId}),
    back as (
      update seckill_activities a set stock_left = a.stock_left + lines.n from lines
      where a.id = ${activityId} and a.end_at > now() and a.status in ('scheduled', 'running') returning a.sku_id),
    shelf as (
      update skus s set stock = s.stock + lines.n from lines
      where s.id = lines.sku_id and not exists (select 1 from back) returning s.id, lines.n)
    insert into stock_moves (id, sku_id, delta, reason, ref)
    select ${`back-${order.id}`} || '-' || id, id, n, 'seckill.cancel', ${order.id} from shelf`.execute(tx);
