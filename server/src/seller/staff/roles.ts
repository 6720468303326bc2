import { staff as limits } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import {
  isPresetRole,
  permissionGroups,
  permissions,
  type PermissionGroup,
  presetRoles,
  type PresetRole,
} from '@mall/contract/core/permissions';
import { Refusal } from '@mall/contract/core/refusals';
import { changesBetween, recordAudit } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { notifyMember } from './notify.ts';
import { countByRole } from './queries.ts';
import { type GivenRole, lockShop, refuseBeyond, rightsNow, roleOf } from './rights.queries.ts';
import { groupName, permissionName, roleName } from '../../platform/i18n/permission-names.ts';
import { lockHolders, ownRoles, refuseName } from './roles.queries.ts';
import { withdrawWithRole } from './withdraw-invitation.ts';
import { changeHolders, changeRole, createRole, removeRole } from './change-role.ts';

type Role = Output<'role.create'>;

/** The roles of a shop. Its permissions apply to a role's holders at once: nothing of it is cached. */
export const createRoleService = ({ db }: { db: Db }) => ({
  list: async (caller: Staff): Promise<Output<'role.list'>> => {
    const [own, people] = await Promise.all([
      ownRoles(db, caller.staff.shopId),
      countByRole(db, caller.staff.shopId),
    ]);
    const groups = Object.keys(permissionGroups) as PermissionGroup[]; // keys of a const table
    const presets = Object.keys(presetRoles) as PresetRole[]; // keys of a const table
    return {
      groups: groups.map((id) => ({
        id,
        name: groupName(id, caller.language),
        permissions: permissionGroups[id].map((key) => ({
          key,
          name: permissionName(key, caller.language),
        })),
      })),
      list: [
        ...presets.map((id) => ({
          id,
          preset: true,
          name: roleName(id, caller.language),
          permissions: [...presetRoles[id]],
          people: people.get(id) ?? 0,
        })),
        ...own.map((role) => toRole(role, people.get(role.id) ?? 0)),
      ],
    };
  },

  create: (caller: Staff, input: Input<'role.create'>): Promise<Role> =>
    inTransaction(db, async (tx) => {
      const { shopId, own } = await mayChangeRoles(tx, caller);
      refuseBeyond(own, input.permissions);
      await refuseName(tx, shopId, input.name);
      if ((await ownRoles(tx, shopId)).length >= limits.maxRoles)
        throw new Refusal('role.tooMany', { most: limits.maxRoles });
      const role = { id: newId(), name: input.name, permissions: input.permissions };
      await createRole(tx, shopId, role);
      await recordAudit(tx, caller, shopId, {
        action: 'role.create',
        object: `role:${role.id}`,
        about: role.name,
        new: { permissions: role.permissions },
      });
      return toRole(role, 0);
    }),

  change: (caller: Staff, input: Input<'role.change'>): Promise<Role> =>
    inTransaction(db, async (tx) => {
      const { shopId, own } = await mayChangeRoles(tx, caller);
      const held = await ownRole(tx, shopId, input.id);
      const next = { name: input.name ?? held.name, permissions: input.permissions ?? [...held.permissions] };
      refuseBeyond(
        own,
        next.permissions.filter((key) => !held.permissions.includes(key)),
      );
      if (next.name !== held.name) await refuseName(tx, shopId, next.name, input.id);
      const changes = changesBetween({ name: held.name, permissions: held.permissions }, next);
      if (changes !== null) {
        await changeRole(tx, input.id, next);
        await recordAudit(tx, caller, shopId, {
          action: 'role.change',
          object: `role:${input.id}`,
          about: next.name,
          ...changes,
        });
      }
      const people = await countByRole(tx, shopId);
      return toRole({ id: input.id, ...next }, people.get(input.id) ?? 0);
    }),

  remove: (caller: Staff, { id, moveTo }: Input<'role.remove'>): Promise<null> =>
    inTransaction(db, async (tx) => {
      const { shopId, own, shopName } = await mayChangeRoles(tx, caller);
      const held = await ownRole(tx, shopId, id);
      const people = await lockHolders(tx, shopId, id);
      let heir: GivenRole | undefined;
      if (people.length > 0) {
        if (moveTo === undefined || moveTo === id) throw new Refusal('role.inUse', { people: people.length });
        heir = await roleOf(tx, shopId, moveTo);
        refuseBeyond(own, heir.permissions);
        await changeHolders(tx, shopId, id, heir);
        for (const { user_id: userId } of people)
          await notifyMember(tx, 'staff.roleChanged', userId, { shop: shopName, role: heir.name });
      }
      await withdrawWithRole(tx, caller, shopId, id);
      await removeRole(tx, id);
      await recordAudit(tx, caller, shopId, {
        action: 'role.remove',
        object: `role:${id}`,
        about: held.name,
        old: { permissions: held.permissions, ...(heir === undefined ? {} : { role: held.name }) },
        ...(heir === undefined ? {} : { new: { role: heir.name, people: people.length } }),
      });
      return null;
    }),
});

const mayChangeRoles = async (tx: Tx, caller: Staff) => {
  const shop = await lockShop(tx, caller.staff.shopId);
  const own = await rightsNow(tx, caller, shop.owner_id, 'role.edit');
  return { shopId: shop.id, shopName: shop.store_name, own };
};

/** A role that the shop created. Throws role.preset for an unchangeable one, missing. */
const ownRole = async (tx: Tx, shopId: string, id: string): Promise<GivenRole> => {
  if (isPresetRole(id)) throw new Refusal('role.preset');
  return roleOf(tx, shopId, id);
};

const toRole = (
  { id, name, permissions: keys }: { id: string; name: string; permissions: readonly string[] },
  people: number,
): Role => ({
  id,
  preset: false,
  name,
  permissions: permissions.filter((key) => keys.includes(key)),
  people,
});
