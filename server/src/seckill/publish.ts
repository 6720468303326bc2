import type { Texts } from '@mall/contract/languages';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { json, type Reader, type Tx } from '../db/open.ts';
import { newId } from '../ids.ts';

export type NewActivity = {
  /** Given by importers that run twice; otherwise made here. */
  readonly id?: string;
  readonly name: Texts;
  readonly skuId: string;
  /** Minor units. */
  readonly price: number;
  readonly stock: number;
  readonly perOrderLimit?: number;
  readonly perUserLimit?: number;
  readonly allowCoupon?: boolean;
  readonly startAt: Date;
  readonly endAt: Date;
};

/**
 * Publishes a flash sale: its stock is carved out of the SKU's (decisions 2.9), so ordinary orders cannot take it.
 * Throws order.shortOfStock when the SKU has less free stock. Returns the activity's id.
 */
export const publishActivity = async (tx: Tx, activity: NewActivity): Promise<string> => {
  const id = activity.id ?? newId();
  const carved = await sql`
    update skus set stock = stock - ${activity.stock}
    where id = ${Number(activity.skuId)} and stock - held >= ${activity.stock}`.execute(tx);
  if (carved.numAffectedRows !== 1n) throw new Refusal('order.shortOfStock', [{ skuId: activity.skuId }]);
  await tx
    .insertInto('seckill_activities')
    .values({
      id,
      name: json(activity.name),
      sku_id: Number(activity.skuId),
      price: activity.price,
      stock_total: activity.stock,
      stock_left: activity.stock,
      per_order_limit: activity.perOrderLimit ?? 1,
      per_user_limit: activity.perUserLimit ?? 1,
      allow_coupon: activity.allowCoupon ?? false,
      start_at: activity.startAt,
      end_at: activity.endAt,
    })
    .execute();
  await tx
    .insertInto('stock_moves')
    .values({
      id: newId(),
      sku_id: Number(activity.skuId),
      delta: -activity.stock,
      reason: 'seckill.publish',
      ref: id,
    })
    .execute();
  return id;
};

/**
 * Gives the stock that ended flash sales did not sell back to their SKUs, once. Run by the sweep and before lists are
 * read; returns how many activities ended.
 */
export const closeEnded = async (reader: Reader): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id, sku_id, stock_left from seckill_activities
      where status in ('scheduled', 'running') and end_at <= now() order by id for update skip locked),
    ended as (
      update seckill_activities a set status = 'ended', stock_left = 0 from due where a.id = due.id returning a.id),
    back as (
      update skus s set stock = s.stock + due_sum.n
      from (select sku_id, sum(stock_left)::int as n from due group by sku_id) due_sum
      where s.id = due_sum.sku_id returning s.id),
    moved as (
      insert into stock_moves (id, sku_id, delta, reason, ref)
      select 'end-' || id, sku_id, stock_left, 'seckill.end', id from due where stock_left > 0 returning id)
    select id from ended`.execute(reader);
  return rows.length;
};
