import { z } from 'zod';
import { Id, listOf, None, Nothing, text } from '../core/schema-helpers.ts';
import { staff as limits } from '../core/limits.ts';
import { op } from '../core/op.ts';
import { type PermissionGroup, permissionGroups, permissions } from '../core/permissions.ts';

const Key = z.enum(permissions);
const Keys = listOf(Key, permissions.length).transform((keys) =>
  permissions.filter((key) => keys.includes(key)),
);
const RoleName = text(limits.roleName.min, limits.roleName.max);

export const Role = z.object({
  id: z.string().describe("A preset's name, or an id"),
  preset: z.boolean(),
  name: z.string(),
  permissions: z.array(Key),
  people: z.int(),
});

/** The roles of a shop: the preset ones, which nobody changes, and the shop's own (decisions 2.15). */
export const roleOps = {
  'role.list': op('role.list', {
    access: 'staff:staff.view',
    summary: 'The roles of the shop and the permissions they are made of',
    input: None,
    output: z.object({
      groups: z.array(
        z.object({
          id: z.enum(Object.keys(permissionGroups) as PermissionGroup[]), // keys of a const table
          name: z.string(),
          permissions: z.array(z.object({ key: Key, name: z.string() })),
        }),
      ),
      list: z.array(Role),
    }),
  }),
  'role.create': op('role.create', {
    access: 'staff:role.edit',
    stepUp: true,
    summary: 'A role of the own, with keys that its author has',
    input: z.object({ name: RoleName, permissions: Keys }),
    output: Role,
    refuses: ['role.beyondOwn', 'role.nameTaken', 'role.tooMany'],
  }),
  'role.change': op('role.change', {
    access: 'staff:role.edit',
    stepUp: true,
    summary: 'Another name or other keys; who has the role has them at once',
    input: z.object({ id: Id, name: RoleName.optional(), permissions: Keys.optional() }),
    output: Role,
    refuses: ['missing', 'role.preset', 'role.beyondOwn', 'role.nameTaken'],
  }),
  'role.remove': op('role.remove', {
    access: 'staff:role.edit',
    stepUp: true,
    summary: 'Removes a role; who has it gets the one that is named',
    input: z.object({ id: Id, moveTo: Id.optional().describe('Another role') }),
    output: Nothing,
    refuses: ['missing', 'role.preset', 'role.inUse', 'role.beyondOwn'],
  }),
};
