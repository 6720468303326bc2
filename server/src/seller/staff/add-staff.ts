import { staff as limits } from '@mall/contract/core/limits';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { notifyMember } from './notify.ts';
import { lockShop, lockStaff, refuseBeyond, rightsNow, roleOf } from './rights.queries.ts';

/** Adds somebody to a shop, in a role that the person who adds them may grant. */
export const addStaff = async (tx: Tx, caller: Staff, input: Input<'staff.add'>): Promise<void> => {
  const shop = await lockShop(tx, caller.staff.shopId);
  const own = await rightsNow(tx, caller, shop.owner_id, 'staff.edit');
  const role = await roleOf(tx, shop.id, input.roleId);
  refuseBeyond(own, role.permissions);
  const member = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', input.userId)
    .where('removed_at', 'is', null)
    // Whoever registered a number without proving it may be somebody else than the shop means.
    .where('mobile_proved_at', 'is not', null)
    .forShare()
    .executeTakeFirst();
  if (member === undefined) throw new Refusal('missing');
  if (member.id === shop.owner_id || (await lockStaff(tx, shop.id, member.id)) !== undefined)
    throw new Refusal('staff.already');
  await refuseCrowd(tx, shop.id);
  const { level, remark } = input;
  await tx
    .insertInto('staff')
    .values({
      shop_id: shop.id,
      user_id: member.id,
      role: role.role,
      role_id: role.role_id,
      level,
      remark,
      added_by: caller.memberId,
    })
    .execute();
  await recordAudit(tx, caller, shop.id, {
    action: 'staff.add',
    object: `user:${member.id}`,
    new: { role: role.name, level },
  });
  await notifyMember(tx, 'staff.added', member.id, { shop: shop.store_name, role: role.name });
};

const refuseCrowd = async (tx: Tx, shopId: string): Promise<void> => {
  const { n } = await tx
    .selectFrom('staff')
    .select(sql<number>`count(*)`.as('n'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  if (n >= limits.maxPeople) throw new Refusal('staff.tooMany', { most: limits.maxPeople });
};
