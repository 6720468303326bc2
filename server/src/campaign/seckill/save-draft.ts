import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { noteSale } from './note.ts';
import { ownedBy } from './owned.queries.ts';
import { lockPlanned } from './planned-draft.queries.ts';
import { isOwnSku, type PlannedRow } from './planned.queries.ts';
import { draftActivity, scheduleActivity } from './publish.ts';
import { saleTimes } from './times.ts';

type Draft = Input<'mallCampaign.saveSeckill'>;
type Kept = { id: string; version: number };

/** What a seller may refuse in the terms of a flash sale of its own goods. */
type Check = (terms: Pick<SaleDraft, 'skuId' | 'price' | 'startAt'>) => Promise<void>;
const allPass: Check = async () => undefined;

/**
 * Makes a draft, or changes the version of it that was read; `check` may refuse its terms, and is asked of the seller's own goods
 * alone. Throws missing, seckill.timesWrong, campaign.notNow, goods.changedElsewhere.
 */
export const saveSeckillDraft = async (
  tx: Tx,
  seller: Seller,
  draft: Draft,
  check: Check = allPass,
): Promise<Kept> => {
  const { id, version: read, ...terms } = draft;
  const { caller, scope } = seller;
  const asked = { startAt: new Date(terms.startAt), endAt: new Date(terms.endAt) };
  const times = saleTimes(asked, terms.slots, clock.now());
  if (times === null) throw new Refusal('seckill.timesWrong');
  if (!(await isOwnSku(tx, scope, Number(terms.skuId)))) throw new Refusal('missing');
  await check(terms);
  if (id === undefined) {
    const made = await draftActivity(tx, {
      ...terms,
      ...times,
      createdBy: caller.memberId,
      shopId: scope.shopId,
    });
    await noteSale(tx, seller, 'seckill.create', { id: made, name: terms.name }, { new: terms });
    return { id: made, version: 1 };
  }
  const { version, old } = await draftToChange(tx, seller, id, read);
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
    .where(ownedBy(scope))
    .execute();
  await noteSale(tx, seller, 'seckill.change', { id, name: terms.name }, { old, new: terms });
  return { id, version: version + 1 };
};

/** Throws away the version of a draft that was read. Throws missing, campaign.notNow, goods.changedElsewhere. */
export const discardSeckillDraft = async (
  tx: Tx,
  seller: Seller,
  id: string,
  read: number,
): Promise<void> => {
  const { old } = await draftToChange(tx, seller, id, read);
  await tx
    .deleteFrom('seckill_activities')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where(ownedBy(seller.scope))
    .execute();
  await noteSale(tx, seller, 'seckill.discard', { id, name: old.name }, { old });
};

/**
 * Publishes the version of a draft that was read, of which `check` may refuse the terms: its stock is taken off the shelf. Throws
 * missing (also for a SKU that the seller sells no more), campaign.notNow, goods.changedElsewhere, campaign.endWrong for one
 * that is over, seckill.overlaps, order.shortOfStock.
 */
export const scheduleSeckill = async (
  tx: Tx,
  seller: Seller,
  id: string,
  read: number,
  check: Check = allPass,
): Promise<void> => {
  const { old } = await draftToChange(tx, seller, id, read);
  if (Date.parse(old.endAt) <= clock.nowMs()) throw new Refusal('campaign.endWrong');
  if (!(await isOwnSku(tx, seller.scope, Number(old.skuId)))) throw new Refusal('missing');
  await check(old);
  await scheduleActivity(tx, seller.scope, id, seller.caller.language);
  const { name, stock } = old;
  await noteSale(tx, seller, 'seckill.schedule', { id, name }, { stock }, { new: { stock } });
};

/** The locked draft, in the version that was read. Throws missing, campaign.notNow, goods.changedElsewhere. */
const draftToChange = async (
  tx: Tx,
  { scope }: Seller,
  id: string,
  read: number | undefined,
): Promise<{ version: number; old: SaleDraft }> => {
  const row = await lockPlanned(tx, scope, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.status !== 'draft') throw new Refusal('campaign.notNow');
  const old = termsOf(row);
  if (row.version !== read)
    throw new Refusal('goods.changedElsewhere', { version: row.version, content: old });
  return { version: row.version, old };
};

type SaleDraft = ReturnType<typeof termsOf>;

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
