import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { MovedOrder } from './move.ts';

/** Goods that were paid for but not sent are for sale again, and count as not sold (decisions 2.7). */
export const returnGoods = async (tx: Tx, order: MovedOrder): Promise<void> => {
  await (order.activityId === null ? returnToShelf(tx, order) : releaseActivity(tx, order, order.activityId));
  await takeOffSales(tx, order.id);
};

/**
 * Takes goods out of the sales counts. Products are locked after their SKUs, here and where an order is paid.
 */
export const takeOffSales = (tx: Tx, orderId: string) =>
  sql`
    with lines as (select product_id, sum(qty)::int as n from order_lines where order_id = ${orderId} group by product_id),
    locked as (select id from products where id in (select product_id from lines) order by id for update)
    update products p set sales = greatest(p.sales - lines.n, 0) from lines, locked where p.id = lines.product_id and locked.id = p.id`.execute(
    tx,
  );

const returnToShelf = (tx: Tx, order: MovedOrder) =>
  sql`
    with lines as (select sku_id, sum(qty)::int as n from order_lines where order_id = ${order.id} group by sku_id),
    locked as (select id from skus where id in (select sku_id from lines) order by id for update),
    back as (
      update skus s set stock = s.stock + lines.n from lines, locked
      where s.id = lines.sku_id and locked.id = s.id returning s.id, lines.n)
    insert into stock_moves (id, sku_id, delta, reason, ref)
    select ${`returned-${order.id}`} || '-' || id, id, n, 'returned', ${order.id} from back`.execute(tx);

/** Everything held by an unpaid order is free again. */
export const releaseHolds = (tx: Tx, orderId: string) =>
  sql`
    with lines as (select sku_id, sum(qty)::int as n from order_lines where order_id = ${orderId} group by sku_id),
    locked as (select id from skus where id in (select sku_id from lines) order by id for update)
    update skus s set held = s.held - lines.n from lines, locked where s.id = lines.sku_id and locked.id = s.id`.execute(
    tx,
  );

/** Back to the activity while it runs, else to the SKU from which it was taken. */
export const releaseActivity = (tx: Tx, order: MovedOrder, activityId: string) =>
  sql`
    with lines as (select sku_id, sum(qty)::int as n from order_lines where order_id = ${order.id} group by sku_id),
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
