import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { ShopDraft } from '@mall/contract/seller/shop-draft';
import { changesBetween, recordAudit } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { fieldsOf, newPictures, type SomeFields, whatDiffers, withNarrow } from './fields.ts';
import { toDraft } from './present.ts';
import * as queries from './queries.ts';
import { editChange, insertChange, withdrawChange } from './edit-change.ts';

type Answer = Output<'shop.update'>;

/**
 * Proposes a change of the shop's profile. The live profile stays until the platform approves; a shop has one
 * proposal at a time, which can be edited or withdrawn until then (decisions 2.14). Edited back to the live
 * profile, it is withdrawn. Throws missing, upload.wrongSize, shop.unchanged and the errors of
 * `shopProblems`; then nothing of it is stored.
 */
export const proposeChange = (db: Db, caller: Staff, input: Input<'shop.update'>): Promise<Answer> =>
  inTransaction(db, async (tx) => {
    const shop = await queries.lockShop(tx, caller.staff.shopId);
    if (shop === undefined) throw new Refusal('missing');
    const live = toDraft(shop);
    const pending = await queries.pendingChange(tx, shop.id);
    if (input.withdraw === true) {
      if (pending === undefined) throw new Refusal('missing');
      return withdraw(tx, caller, pending);
    }
    const proposed: ShopDraft = { ...live, ...pending?.fields };
    const asked = withNarrow(proposed, fieldsOf(input));
    if (Object.keys(asked).length === 0) throw new Refusal('request.invalid', {});
    await refuseWrongPictures(tx, caller, [live, proposed], asked);
    const fields = whatDiffers(live, { ...pending?.fields, ...asked });
    if (Object.keys(fields).length === 0) {
      if (pending === undefined) throw new Refusal('shop.unchanged');
      return withdraw(tx, caller, pending);
    }
    const changes = changesBetween({ ...proposed }, asked);
    if (changes !== null) await note(tx, caller, 'shop.propose', changes);
    if (pending === undefined) {
      const id = await insertChange(tx, shop.id, caller.memberId, fields);
      return { change: { id, status: 'pending' } };
    }
    if (changes !== null) await editChange(tx, pending, caller.memberId, fields);
    return { change: { id: pending.id, status: 'pending' } };
  });

const withdraw = async (tx: Tx, caller: Staff, { id, fields }: queries.PendingRow): Promise<Answer> => {
  await withdrawChange(tx, id);
  await note(tx, caller, 'shop.withdraw', { old: fields });
  return { change: { id, status: 'withdrawn' } };
};

const note = (
  tx: Tx,
  caller: Staff,
  action: 'shop.propose' | 'shop.withdraw',
  told: { old?: SomeFields; new?: SomeFields },
): Promise<void> =>
  recordAudit(tx, caller, caller.staff.shopId, { action, object: `shop:${caller.staff.shopId}`, ...told });

/**
 * A picture must be one that this shop has used or proposed before, or that the caller has uploaded for this
 * place in its exact size.
 */
const refuseWrongPictures = async (
  tx: Tx,
  caller: Staff,
  before: readonly ShopDraft[],
  asked: SomeFields,
): Promise<void> => {
  for (const { url, kind, width, height } of newPictures(before, asked)) {
    const picture = await queries.ownPicture(tx, url, {
      memberId: caller.memberId,
      shopId: caller.staff.shopId,
    });
    if (picture?.kind !== kind || picture.w !== width || picture.h !== height)
      throw new Refusal('upload.wrongSize', { w: width, h: height });
  }
};
