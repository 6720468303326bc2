import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { changesBetween, recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { notifyMember } from './notify.ts';
import { lockShop, lockStaff, refuseBeyond, rightsNow, roleOf } from './rights.queries.ts';

/** Gives a member of a shop's staff another role, level or remark. */
export const changeStaff = async (tx: Tx, caller: Staff, input: Input<'staff.change'>): Promise<void> => {
  const shop = await lockShop(tx, caller.staff.shopId);
  const own = await rightsNow(tx, caller, shop.owner_id, 'staff.edit');
  if (input.id === shop.owner_id) throw new Refusal('staff.owner');
  const held = await lockStaff(tx, shop.id, input.id);
  if (held === undefined) throw new Refusal('missing');
  const before = await roleOf(tx, shop.id, held.role_id ?? held.role);
  const after = input.roleId === undefined ? before : await roleOf(tx, shop.id, input.roleId);
  const moved = after.role_id !== before.role_id || after.role !== before.role;
  if (moved) refuseBeyond(own, after.permissions);
  const changes = changesBetween(
    { role: before.name, level: held.level, remark: held.remark },
    { role: after.name, level: input.level, remark: input.remark },
  );
  if (changes === null) return;
  await tx
    .updateTable('staff')
    .set({
      role: after.role,
      role_id: after.role_id,
      level: input.level ?? held.level,
      remark: input.remark ?? held.remark,
    })
    .where('shop_id', '=', shop.id)
    .where('user_id', '=', input.id)
    .execute();
  await recordAudit(tx, caller, shop.id, {
    action: 'staff.change',
    object: `user:${input.id}`,
    ...withoutRemark(changes),
  });
  if (moved)
    await notifyMember(tx, 'staff.roleChanged', input.id, { shop: shop.store_name, role: after.name });
};

type Changes = NonNullable<ReturnType<typeof changesBetween>>;

/** That it was changed, and not what it said of somebody: the log keeps for ever what is written in it. */
const withoutRemark = ({ old, new: next }: Changes): Changes => {
  const { remark: _gone, ...before } = old;
  return { old: before, new: 'remark' in next ? { ...next, remark: 'changed' } : next };
};
