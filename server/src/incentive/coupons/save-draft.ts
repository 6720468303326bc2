import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { columnsOf, createTemplate } from './create.ts';
import { lockTemplate, termsOfTemplate } from './planned.queries.ts';
import { mustExist } from './templates.queries.ts';

type Kept = { id: string; version: number };

/**
 * Makes a draft, or changes the version of it that the operator has read. Throws missing, coupon.nameMissing,
 * coupon.scopeUnknown, campaign.notNow, goods.changedElsewhere.
 */
export const saveCouponDraft = async (
  tx: Tx,
  caller: Member,
  { id, version: read, ...terms }: Input<'mallCampaign.saveCoupon'>,
): Promise<Kept> => {
  if ((terms.name.zh ?? '') === '') throw new Refusal('coupon.nameMissing');
  await mustExist(tx, terms);
  if (id === undefined) {
    const made = newId();
    await createTemplate(tx, made, terms, { status: 'draft', by: caller.memberId });
    await noteOperator(tx, caller, 'coupon.create', `coupon:${made}`, { new: terms });
    return { id: made, version: 1 };
  }
  const { version, old } = await draftToChange(tx, id, read);
  await tx
    .updateTable('coupon_templates')
    .set({ ...columnsOf(terms), version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
  await noteOperator(tx, caller, 'coupon.change', `coupon:${id}`, { old, new: terms });
  return { id, version: version + 1 };
};

/** Throws away the version of a draft that was read. Throws missing, campaign.notNow, goods.changedElsewhere. */
export const discardCouponDraft = async (tx: Tx, caller: Member, id: string, read: number): Promise<void> => {
  const { old } = await draftToChange(tx, id, read);
  await tx.deleteFrom('coupon_templates').where('id', '=', id).where('status', '=', 'draft').execute();
  await noteOperator(tx, caller, 'coupon.discard', `coupon:${id}`, { old });
};

/**
 * Publishes the version of a draft that was read. Throws missing, campaign.notNow, goods.changedElsewhere,
 * campaign.endWrong for one that nobody could take or use any more, coupon.scopeUnknown.
 */
export const scheduleCoupon = async (tx: Tx, caller: Member, id: string, read: number): Promise<void> => {
  const { version, old } = await draftToChange(tx, id, read);
  const ends = [old.takeTo, ...(old.validTo === undefined ? [] : [old.validTo])];
  if (ends.some((end) => Date.parse(end) <= clock.nowMs())) throw new Refusal('campaign.endWrong');
  await mustExist(tx, old);
  await tx
    .updateTable('coupon_templates')
    .set({ status: 'open', version: version + 1 })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .execute();
  await noteOperator(tx, caller, 'coupon.schedule', `coupon:${id}`);
};

const draftToChange = async (tx: Tx, id: string, read: number | undefined) => {
  const row = await lockTemplate(tx, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.status !== 'draft') throw new Refusal('campaign.notNow');
  const old = termsOfTemplate(row);
  if (row.version !== read)
    throw new Refusal('goods.changedElsewhere', { version: row.version, content: old });
  return { version: row.version, old };
};
