import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockPlanned } from './planned-draft.queries.ts';
import { isTheMalls, type PlannedRow } from './planned.queries.ts';
import { draftActivity, scheduleActivity } from './publish.ts';
import { saleTimes } from './times.ts';

type Draft = Input<'mallCampaign.saveSeckill'>;
type Kept = { id: string; version: number };

/**
 * Makes a draft, or changes the version of it that the operator has read. Throws missing, seckill.timesWrong,
 * campaign.notNow, goods.changedElsewhere.
 */
export const saveSeckillDraft = async (tx: Tx, caller: Member, draft: Draft): Promise<Kept> => {
  const { id, version: read, ...terms } = draft;
  const asked = { startAt: new Date(terms.startAt), endAt: new Date(terms.endAt) };
  const times = saleTimes(asked, terms.slots, clock.now());
  if (times === null) throw new Refusal('seckill.timesWrong');
  if (!(await isTheMalls(tx, Number(terms.skuId)))) throw new Refusal('missing');
  if (id === undefined) {
    const made = await draftActivity(tx, { ...terms, ...times, createdBy: caller.memberId });
    await noteOperator(tx, caller, 'seckill.create', `seckill:${made}`, { new: terms });
    return { id: made, version: 1 };
  }
  const { version, old } = await draftToChange(tx, id, read);
  await tx
    .updateTable('seckill_activities')
    .set({
      name: json(terms.name),
      sku_id: Number(terms.skuId),
      price: terms.price,
      stock_total: terms.stock,
      stock_left: terms.stock,
      per_order_limit: terms.perOrderLimit,
      per_user_limit: terms.perUserLimit,
      allow_coupon: terms.allowCoupon,
      start_at: times.startAt,
      end_at: times.endAt,
      slots: json(terms.slots),
      version: version + 1,
    })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
  await noteOperator(tx, caller, 'seckill.change', `seckill:${id}`, { old, new: terms });
  return { id, version: version + 1 };
};

/** Throws away the version of a draft that was read. Throws missing, campaign.notNow, goods.changedElsewhere. */
export const discardSeckillDraft = async (
  tx: Tx,
  caller: Member,
  id: string,
  read: number,
): Promise<void> => {
  const { old } = await draftToChange(tx, id, read);
  await tx.deleteFrom('seckill_activities').where('id', '=', id).where('status', '=', 'draft').execute();
  await noteOperator(tx, caller, 'seckill.discard', `seckill:${id}`, { old });
};

/**
 * Publishes the version of a draft that was read: its stock is taken off the shelf. Throws missing (also for a SKU that the
 * mall sells no more), campaign.notNow, goods.changedElsewhere, campaign.endWrong for one that is over, order.shortOfStock.
 */
export const scheduleSeckill = async (tx: Tx, caller: Member, id: string, read: number): Promise<void> => {
  const { old } = await draftToChange(tx, id, read);
  if (Date.parse(old.endAt) <= clock.nowMs()) throw new Refusal('campaign.endWrong');
  if (!(await isTheMalls(tx, Number(old.skuId)))) throw new Refusal('missing');
  await scheduleActivity(tx, id);
  await noteOperator(tx, caller, 'seckill.schedule', `seckill:${id}`, { stock: old.stock });
};

/** The locked draft, in the version that was read. Throws missing, campaign.notNow, goods.changedElsewhere. */
const draftToChange = async (
  tx: Tx,
  id: string,
  read: number | undefined,
): Promise<{ version: number; old: ReturnType<typeof termsOf> }> => {
  const row = await lockPlanned(tx, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.status !== 'draft') throw new Refusal('campaign.notNow');
  const old = termsOf(row);
  if (row.version !== read)
    throw new Refusal('goods.changedElsewhere', { version: row.version, content: old });
  return { version: row.version, old };
};

const termsOf = (row: PlannedRow) => ({
  name: row.name,
  skuId: String(row.sku_id),
  price: row.price,
  stock: row.stock_total,
  perOrderLimit: row.per_order_limit,
  perUserLimit: row.per_user_limit,
  allowCoupon: row.allow_coupon,
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
  slots: row.slots,
});
