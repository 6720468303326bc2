import {
  beyond,
  isPresetRole,
  permissions,
  type Permission,
  presetRoles,
} from '@mall/contract/core/permissions';
import { Refusal } from '@mall/contract/core/refusals';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';

/** A role as it is granted: its value in `staff`, its name and its permissions. */
export type GivenRole = {
  readonly role: string;
  readonly role_id: string | null;
  /** A preset's own name, or the shop's name of the role. */
  readonly name: string;
  readonly permissions: readonly Permission[];
};

/** A role of a shop by its id in the API. The owner's is granted to nobody. Throws missing. */
export const roleOf = async (reader: Reader, shopId: string, roleId: string): Promise<GivenRole> => {
  if (isPresetRole(roleId)) {
    if (roleId === 'owner') throw new Refusal('missing');
    return { role: roleId, role_id: null, name: roleId, permissions: presetRoles[roleId] };
  }
  const own = await reader
    .selectFrom('roles')
    .select(['id', 'name', 'permissions'])
    .where('shop_id', '=', shopId)
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (own === undefined) throw new Refusal('missing');
  return {
    role: 'custom',
    role_id: own.id,
    name: own.name,
    permissions: permissions.filter((key) => own.permissions.includes(key)),
  };
};

/** Somebody's row in a shop, locked. */
export const lockStaff = (tx: Tx, shopId: string, userId: string) =>
  tx
    .selectFrom('staff')
    .select(['user_id', 'role', 'role_id', 'level', 'remark'])
    .where('shop_id', '=', shopId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/**
 * The owner of a shop; their row is locked, so that people and roles of a shop change one after the other.
 */
export const lockShop = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('shops')
    .select(['id', 'owner_id', 'store_name', 'status'])
    .where('id', '=', shopId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * The caller's current permissions, read again under the lock: somebody who has just been removed can grant
 * nothing any more. Throws access.denied with the key.
 */
export const rightsNow = async (
  tx: Tx,
  caller: Staff,
  ownerId: string,
  needed: Permission,
): Promise<readonly Permission[]> => {
  if (ownerId === caller.memberId) return presetRoles.owner;
  const row = await lockStaff(tx, caller.staff.shopId, caller.memberId);
  const held =
    row === undefined ? [] : (await roleOf(tx, caller.staff.shopId, row.role_id ?? row.role)).permissions;
  if (!held.includes(needed)) throw new Refusal('access.denied', needed);
  return held;
};

/** Nobody grants what they lack. Throws role.beyondOwn with the keys. */
export const refuseBeyond = (own: readonly Permission[], wanted: readonly Permission[]): void => {
  const keys = beyond(own, wanted);
  if (keys.length > 0) throw new Refusal('role.beyondOwn', { keys });
};
