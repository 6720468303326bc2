import { staff as limits } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { countPlaces, invitationsTo } from './invitations.queries.ts';
import { worksIn } from './invite-staff.ts';
import { nameOf } from './names.queries.ts';
import { notifyMember, notifyShop } from './notify.ts';
import { lockShop, lockStaff, roleOf } from './rights.queries.ts';

/**
 * The member works in the shop from now on, in the role as it is now. The shop is locked first, so that of accepting,
 * withdrawing and inviting only one happens at a time. Throws invitation.over, invitation.notNow, staff.already,
 * staff.tooMany.
 */
export const acceptInvitation = async (
  tx: Tx,
  caller: Member,
  id: string,
): Promise<{ shopId: string; storeName: string }> => {
  const shop = await lockInviter(tx, caller, id);
  const taken = await takeInvitation(tx, caller, id);
  if (shop.status !== 'open') throw new Refusal('invitation.notNow');
  if (!(await mayStillInvite(tx, shop, taken.invited_by))) throw new Refusal('invitation.over');
  if (await worksIn(tx, shop, caller.memberId)) throw new Refusal('staff.already');
  if ((await countPlaces(tx, shop.id)).staff >= limits.maxPeople)
    throw new Refusal('staff.tooMany', { most: limits.maxPeople });
  const { level, remark, role, role_id: roleId, invited_by: addedBy } = taken;
  await tx
    .insertInto('staff')
    .values({
      shop_id: shop.id,
      user_id: caller.memberId,
      role,
      role_id: roleId,
      level,
      remark,
      added_by: addedBy,
    })
    .execute();
  const { name } = await roleOf(tx, shop.id, roleId ?? role);
  await recordAudit(tx, caller, shop.id, {
    action: 'staff.add',
    object: `user:${caller.memberId}`,
    new: { role: name, level },
  });
  await notifyMember(tx, 'staff.added', caller.memberId, { shop: shop.store_name, role: name });
  await notifyShop(tx, 'staff.joined', shop.id, {
    name: await nameOf(tx, caller.memberId),
    member: caller.memberId,
  });
  return { shopId: shop.id, storeName: shop.store_name };
};

/** The invitation is gone, and the shop is told. Throws invitation.over. */
export const refuseInvitation = async (tx: Tx, caller: Member, id: string): Promise<void> => {
  const shop = await lockInviter(tx, caller, id);
  const mobile = openField((await takeInvitation(tx, caller, id)).mobile, id);
  await recordAudit(tx, caller, shop.id, {
    action: 'staff.decline',
    object: `invitation:${id}`,
    about: maskPhone(mobile),
  });
  await notifyShop(tx, 'staff.declined', shop.id, { name: maskPhone(mobile) });
};

const lockInviter = async (tx: Tx, { memberId }: Member, id: string) => {
  const [invitation] = await invitationsTo(tx, memberId, id);
  if (invitation === undefined) throw new Refusal('invitation.over');
  return lockShop(tx, invitation.shop_id);
};

type Taken = {
  mobile: string;
  role: string;
  role_id: string | null;
  level: number;
  remark: string;
  invited_by: string | null;
};

/** Takes an invitation to the number that the member has now, once. Throws invitation.over. */
const takeInvitation = async (tx: Tx, { memberId }: Member, id: string): Promise<Taken> => {
  const { rows } = await sql<Taken>`
    with me as (
      select mobile_index from users
      where id = ${memberId} and mobile_proved_at is not null and removed_at is null for share)
    delete from staff_invitations i using me
    where i.id = ${id} and i.mobile_index = me.mobile_index and i.expires_at > now()
    returning i.mobile, i.role, i.role_id, i.level, i.remark, i.invited_by`.execute(tx);
  const [taken] = rows;
  if (taken === undefined) throw new Refusal('invitation.over');
  return taken;
};

/** Somebody who may add nobody any more has invited nobody either. */
const mayStillInvite = async (
  tx: Tx,
  shop: { id: string; owner_id: string },
  inviter: string | null,
): Promise<boolean> => {
  if (inviter === shop.owner_id) return true;
  const row = inviter === null ? undefined : await lockStaff(tx, shop.id, inviter);
  if (row === undefined) return false;
  return (await roleOf(tx, shop.id, row.role_id ?? row.role)).permissions.includes('staff.edit');
};
