import type { Language, Texts } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import type { SeckillSlot } from '@mall/contract/campaign/seckill';
import { sql } from 'kysely';
import { returnToShelf, takeStock } from '../../catalog/index.ts';
import { type Db, json, type Reader, type Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { type Done, togetherOrEach } from '../../platform/jobs/due.ts';
import { mustMeetNone } from './meeting.queries.ts';
import { ownedBy } from './owned.queries.ts';

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
  readonly slots?: readonly SeckillSlot[];
  readonly createdBy?: string;
  /** The shop whose own it is; the mall's without one. */
  readonly shopId?: string | null;
};

/** Writes a flash sale that nobody sees and that holds no stock. Returns its id. */
export const draftActivity = async (tx: Tx, activity: NewActivity): Promise<string> => {
  const id = activity.id ?? newId();
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
      slots: json(activity.slots ?? []),
      status: 'draft',
      created_by: activity.createdBy ?? null,
      shop_id: activity.shopId ?? null,
    })
    .execute();
  return id;
};

/**
 * Publishes a draft that is not over: its stock is taken out of the SKU's (decisions 2.9), so ordinary orders
 * cannot take it; what it meets is named in `language`. Throws seckill.notAllowed, seckill.overlaps, or order.shortOfStock when the SKU has less free stock.
 */
export const scheduleActivity = async (
  tx: Tx,
  scope: SellerScope,
  id: string,
  language: Language = 'zh',
): Promise<void> => {
  const activity = await tx
    .updateTable('seckill_activities')
    .set({ status: 'scheduled' })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where(ownedBy(scope))
    .returning(['sku_id', 'stock_total', 'start_at', 'end_at', 'slots'])
    .executeTakeFirst();
  if (activity === undefined) throw new Refusal('seckill.notAllowed');
  const { sku_id: skuId, stock_total: stock, start_at: startAt, end_at: endAt, slots } = activity;
  await mustMeetNone(tx, { id, skuId, shopId: scope.shopId, startAt, endAt, slots, language });
  if (!(await takeStock(tx, skuId, stock, { reason: 'seckill.publish', ref: id })))
    throw new Refusal('order.shortOfStock', [{ skuId: String(skuId) }]);
};

/** Drafts and publishes a flash sale. Throws order.shortOfStock. Returns its id. */
export const publishActivity = async (tx: Tx, activity: NewActivity): Promise<string> => {
  const id = await draftActivity(tx, activity);
  await scheduleActivity(tx, { shopId: activity.shopId ?? null }, id);
  return id;
};

/**
 * Returns the unsold stock of ended flash sales to their SKUs, once, before lists are read; returns how many
 * activities ended.
 */
export const closeEnded = (reader: Reader): Promise<number> => endActivities(reader, 'ended', over);

const over = sql<boolean>`status in ('scheduled', 'running') and end_at <= now()`;

/** The sweep's part of it. */
export const endOver = (db: Db): Promise<Done> =>
  togetherOrEach(
    () => closeEnded(db),
    'flash sale',
    async (except) => {
      const { rows } = await sql<{ id: string }>`
        select id from seckill_activities where ${over} and id <> all(${[...except]}::text[]) order by id
          limit 500`.execute(db);
      return rows.map(({ id }) => id);
    },
    (id) => endActivities(db, 'ended', sql`${over} and id = ${id}`),
  );

/**
 * Ends a seller's published flash sale early: its unsold stock goes back. `reason` is for a shop whose sale the mall ends.
 * Throws seckill.notAllowed.
 */
export const closeActivity = async (tx: Tx, scope: SellerScope, id: string, reason = ''): Promise<void> => {
  const dropped = await tx
    .updateTable('seckill_activities')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where(ownedBy(scope))
    .executeTakeFirst();
  if (dropped.numUpdatedRows > 0n) return;
  const closed = await endActivities(
    tx,
    'closed',
    sql`status in ('scheduled', 'running') and end_at > now() and id = ${id} and ${ownedBy(scope)}`,
    reason,
  );
  if (closed === 0) throw new Refusal('seckill.notAllowed');
};

const endActivities = async (
  reader: Reader,
  status: 'ended' | 'closed',
  which: ReturnType<typeof sql>,
  reason = '',
): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id, sku_id, stock_left from seckill_activities where ${which} order by id
        for update ${status === 'ended' ? sql`skip locked` : sql``}),
    ended as (
      update seckill_activities a set status = ${status}, stock_left = 0, end_reason = ${reason} from due where a.id = due.id returning a.id),
    ${returnToShelf(sql`select 'end-' || id as id, id as ref, sku_id, stock_left as n from due`, 'seckill.end')}
    select id from ended`.execute(reader);
  return rows.length;
};
