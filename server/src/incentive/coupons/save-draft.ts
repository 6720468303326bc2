import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { columnsOf, createTemplate } from './create.ts';
import { noteCoupon } from './note.ts';
import { ownedBy } from './owned.queries.ts';
import { lockTemplate, type PlannedCoupon, termsOfTemplate } from './planned.queries.ts';
import { mustExist } from './templates.queries.ts';

type Kept = { id: string; version: number };

/**
 * Makes a draft, or changes the version of it that was read. Throws missing, coupon.nameMissing, coupon.scopeUnknown,
 * campaign.notNow, goods.changedElsewhere.
 */
export const saveCouponDraft = async (
  tx: Tx,
  seller: Seller,
  { id, version: read, ...terms }: Input<'mallCampaign.saveCoupon'>,
): Promise<Kept> => {
  const { name } = terms;
  if ((name.zh ?? '') === '') throw new Refusal('coupon.nameMissing');
  await mustExist(tx, seller.scope, terms);
  if (id === undefined) {
    const made = newId();
    await createTemplate(tx, made, terms, { status: 'draft', ...seller });
    await noteCoupon(tx, seller, 'coupon.create', { id: made, name }, { new: terms });
    return { id: made, version: 1 };
  }
  const { version, old } = await draftToChange(tx, seller, id, read);
  await tx
    .updateTable('coupon_templates')
    .set({ ...columnsOf(terms), version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where(ownedBy(seller.scope))
    .execute();
  await noteCoupon(tx, seller, 'coupon.change', { id, name }, { old, new: terms });
  return { id, version: version + 1 };
};

/** Throws away the version of a draft that was read. Throws missing, campaign.notNow, goods.changedElsewhere. */
export const discardCouponDraft = async (tx: Tx, seller: Seller, id: string, read: number): Promise<void> => {
  const { old } = await draftToChange(tx, seller, id, read);
  await tx
    .deleteFrom('coupon_templates')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where(ownedBy(seller.scope))
    .execute();
  await noteCoupon(tx, seller, 'coupon.discard', { id, name: old.name }, { old });
};

/**
 * Publishes the version of a draft that was read; `check` may refuse its terms. Throws missing, campaign.notNow,
 * goods.changedElsewhere, campaign.endWrong for one that nobody could take or use any more, coupon.scopeUnknown.
 */
export const scheduleCoupon = async (
  tx: Tx,
  seller: Seller,
  id: string,
  read: number,
  check: (draft: PlannedCoupon) => Promise<void> = async () => undefined,
): Promise<void> => {
  const { version, old, draft } = await draftToChange(tx, seller, id, read);
  const ends = [old.takeTo, ...(old.validTo === undefined ? [] : [old.validTo])];
  if (ends.some((end) => Date.parse(end) <= clock.nowMs())) throw new Refusal('campaign.endWrong');
  await mustExist(tx, seller.scope, old);
  await check(draft);
  await tx
    .updateTable('coupon_templates')
    .set({ status: 'open', version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where(ownedBy(seller.scope))
    .execute();
  await noteCoupon(tx, seller, 'coupon.schedule', { id, name: old.name });
};

const draftToChange = async (tx: Tx, { scope }: Seller, id: string, read: number | undefined) => {
  const draft = await lockTemplate(tx, scope, id);
  if (draft === undefined) throw new Refusal('missing');
  if (draft.status !== 'draft') throw new Refusal('campaign.notNow');
  const old = termsOfTemplate(draft);
  if (draft.version !== read)
    throw new Refusal('goods.changedElsewhere', { version: draft.version, content: old });
  return { version: draft.version, old, draft };
};
