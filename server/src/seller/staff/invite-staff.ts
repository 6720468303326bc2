import { isMobile, staff as limits } from '@mall/contract/core/limits';
import { dayMs } from '@mall/contract/core/time';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { newId } from '../../platform/ids/ids.ts';
import { openField, sealMobile } from '../../platform/sealed-fields/fields.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';
import { countPlaces, memberWith } from './invitations.queries.ts';
import { notifyMember } from './notify.ts';
import { type GivenRole, lockShop, lockStaff, refuseBeyond, rightsNow, roleOf } from './rights.queries.ts';

/**
 * Invites a number in a role that its author may grant, and returns the invitation's id. Nobody gets any right by it.
 * Throws as the operation says.
 */
export const inviteStaff = async (tx: Tx, caller: Staff, input: Input<'staff.invite'>): Promise<string> => {
  const { mobile, level, remark } = input;
  if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
  const shop = await lockShop(tx, caller.staff.shopId);
  const own = await rightsNow(tx, caller, shop.owner_id, 'staff.edit');
  const role = await roleOf(tx, shop.id, input.roleId);
  refuseBeyond(own, role.permissions);
  const id = newId();
  const sealed = sealMobile(mobile, id);
  const member = await memberWith(tx, mobile);
  if (member !== undefined && (await worksIn(tx, shop, member.id))) throw new Refusal('staff.already');
  await tx
    .deleteFrom('staff_invitations')
    .where('shop_id', '=', shop.id)
    .where(hasMobile(mobile))
    .where('expires_at', '<=', clock.now())
    .execute();
  await refuseCrowd(tx, shop.id);
  const expiresAt = expiry();
  const made = await tx
    .insertInto('staff_invitations')
    .values({
      id,
      shop_id: shop.id,
      mobile: sealed.text,
      mobile_index: sealed.index,
      role: role.role,
      role_id: role.role_id,
      level,
      remark,
      invited_by: caller.memberId,
      invited_at: clock.now(),
      expires_at: expiresAt,
      language: caller.language,
      text_state: member === undefined ? 'due' : 'none',
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) throw new Refusal('invitation.already');
  await recordAudit(tx, caller, shop.id, {
    action: 'staff.invite',
    object: `invitation:${id}`,
    about: maskPhone(mobile),
    new: { role: role.name, level },
  });
  if (member !== undefined)
    await notifyMember(tx, 'staff.invited', member.id, invitedTo(shop.store_name, role, expiresAt));
  return id;
};

/** Sends an invitation again, by whoever may grant its role now; it holds for another week. */
export const inviteAgain = async (tx: Tx, caller: Staff, id: string): Promise<void> => {
  const shop = await lockShop(tx, caller.staff.shopId);
  const own = await rightsNow(tx, caller, shop.owner_id, 'staff.edit');
  const expiresAt = expiry();
  const sent = await tx
    .updateTable('staff_invitations')
    .set({ invited_by: caller.memberId, invited_at: clock.now(), expires_at: expiresAt, text_state: 'none' })
    .where('shop_id', '=', shop.id)
    .where('id', '=', id)
    .returning(['mobile', 'role', 'role_id'])
    .executeTakeFirst();
  if (sent === undefined) throw new Refusal('invitation.over');
  const role = await roleOf(tx, shop.id, sent.role_id ?? sent.role);
  refuseBeyond(own, role.permissions);
  const { staff, invited } = await countPlaces(tx, shop.id);
  if (staff + invited > limits.maxPeople) throw new Refusal('staff.tooMany', { most: limits.maxPeople });
  const mobile = openField(sent.mobile, id);
  const member = await memberWith(tx, mobile);
  if (member === undefined)
    await tx
      .updateTable('staff_invitations')
      .set({ text_state: 'due', text_tries: 0, text_next: clock.now() })
      .where('id', '=', id)
      .execute();
  else await notifyMember(tx, 'staff.invited', member.id, invitedTo(shop.store_name, role, expiresAt));
  await recordAudit(tx, caller, shop.id, {
    action: 'staff.inviteAgain',
    object: `invitation:${id}`,
    about: maskPhone(mobile),
  });
};

const expiry = (): Date => new Date(clock.nowMs() + limits.invitationDays * dayMs);

const invitedTo = (shop: string, { name }: GivenRole, until: Date) => ({
  shop,
  role: name,
  date: until.toISOString(),
});

/** Whether somebody is the owner of a shop or on its staff. */
export const worksIn = async (
  tx: Tx,
  shop: { id: string; owner_id: string },
  memberId: string,
): Promise<boolean> => memberId === shop.owner_id || (await lockStaff(tx, shop.id, memberId)) !== undefined;

/** A shop invites no more than have a place in it. */
const refuseCrowd = async (tx: Tx, shopId: string): Promise<void> => {
  const { staff, invited } = await countPlaces(tx, shopId);
  if (staff + invited >= limits.maxPeople) throw new Refusal('staff.tooMany', { most: limits.maxPeople });
};
