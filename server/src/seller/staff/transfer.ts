import { staff as limits } from '@mall/contract/core/limits';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { knownOf, prove } from '../../member/index.ts';
import { notifyMember } from './notify.ts';
import { lockShop, lockStaff, roleOf } from './rights.queries.ts';

/**
 * Transfers a shop to one of its staff. Only its owner can, with a code sent to their number; they stay as
 * manager, since somebody has to be familiar with the shop. Throws staff.ownerOnly, missing,
 * account.proofMissing, sms.wrongCode, sms.tooManyTries.
 */
export const transferShop = async (
  { db, limits: rates }: { db: Db; limits: Limits },
  caller: Staff,
  { userId, verify_code }: Input<'staff.transfer'>,
): Promise<null> => {
  if (caller.staff.role !== 'owner') throw new Refusal('staff.ownerOnly');
  const heir = await db
    .selectFrom('staff')
    .select('user_id')
    .where('shop_id', '=', caller.staff.shopId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (heir === undefined) throw new Refusal('missing');
  const known = await knownOf(db, caller);
  const useProof = await prove({ db, limits: rates }, caller, known, { verify_code }, 'shopTransfer');
  await inTransaction(db, async (tx) => {
    await useProof(tx);
    await changeOwner(tx, caller, userId);
  });
  return null;
};

const changeOwner = async (tx: Tx, caller: Staff, userId: string): Promise<void> => {
  const shop = await lockShop(tx, caller.staff.shopId);
  if (shop.owner_id !== caller.memberId) throw new Refusal('staff.ownerOnly');
  const heir = await lockStaff(tx, shop.id, userId);
  if (heir === undefined) throw new Refusal('missing');
  const { name: was } = await roleOf(tx, shop.id, heir.role_id ?? heir.role);
  const person = await tx
    .selectFrom('users')
    .select('real_name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('staff').where('shop_id', '=', shop.id).where('user_id', '=', userId).execute();
  await tx
    .updateTable('shops')
    .set({ owner_id: userId, real_name: person.real_name ?? '' })
    .where('id', '=', shop.id)
    .execute();
  await tx
    .insertInto('staff')
    .values({
      shop_id: shop.id,
      user_id: caller.memberId,
      role: 'manager',
      role_id: null,
      level: limits.level.max,
      added_by: userId,
    })
    .execute();
  await recordAudit(tx, caller, shop.id, {
    action: 'staff.transfer',
    object: `user:${userId}`,
    old: { role: was },
    new: { role: 'owner' },
    more: { from: caller.memberId },
  });
  await notifyMember(tx, 'staff.shopGiven', userId, { shop: shop.store_name });
  await notifyMember(tx, 'staff.shopGivenAway', caller.memberId, { shop: shop.store_name, role: 'manager' });
};
