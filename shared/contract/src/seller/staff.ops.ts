import { z } from 'zod';
import { Id, Instant, int, listEnvelope, None, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { staff as limits } from '../core/limits.ts';
import { op } from '../core/op.ts';
import { permissions } from '../core/permissions.ts';

const Level = int(limits.level.min, limits.level.max);
/** A preset's name, or the id of a role of the shop. */
const RoleId = Id;

export const StaffMember = z.object({
  userId: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  mobile: z.string().describe('Masked'),
  email: z.string().nullable().describe('Masked'),
  sex: z.literal([0, 1, 2]),
  /** Minor units that the member may withdraw; null for users who may not see finances. */
  balance: z.int().nullable(),
  registeredAt: Instant,
  roleId: z.string(),
  roleName: z.string(),
  level: z.int(),
  remark: z.string(),
  addedAt: Instant,
  addedBy: z.string().nullable(),
  seenAt: Instant.nullable(),
  owner: z.boolean(),
  me: z.boolean(),
});

/** The staff of a shop (decisions 2.15, docs/features/staff-roles-and-audit.md). */
export const staffOps = {
  'staff.search': op('staff.search', {
    access: 'staff:staff.edit',
    summary:
      'Who of this shop, staff and invited, has this whole number or this part of a name; never who else is a member',
    input: z.object({ keyword: text(limits.minKeyword, 20) }),
    output: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          name: z.string().describe('Empty for somebody invited'),
          image: z.string().nullable(),
          mobile: z.string().describe('Masked'),
          here: z.boolean().describe('Works in this shop; otherwise invited'),
        }),
      ),
      left: z.int().describe('Searches that are left this hour'),
    }),
  }),
  'staff.list': op('staff.list', {
    access: 'staff:staff.view',
    summary: 'The owner, then the staff of the shop',
    input: Paging.extend({ keyword: text(0, 20).optional(), roleId: RoleId.optional() }),
    output: listEnvelope(StaffMember),
  }),
  'staff.change': op('staff.change', {
    access: 'staff:staff.edit',
    stepUp: true,
    summary: 'Changes role, level or remark of somebody',
    input: z.object({
      id: Id.describe('Of the member'),
      roleId: RoleId.optional(),
      level: Level.optional(),
      remark: text(0, limits.remark).optional(),
    }),
    output: StaffMember,
    refuses: ['missing', 'staff.owner', 'role.beyondOwn'],
  }),
  'staff.remove': op('staff.remove', {
    access: 'staff:staff.edit',
    stepUp: true,
    summary: 'Takes somebody out of the shop; they are notified',
    input: z.object({ id: Id.describe('Of the member') }),
    output: Nothing,
    refuses: ['missing', 'staff.owner'],
  }),
  'staff.shops': op('staff.shops', {
    access: 'member',
    summary: 'The shops that the member works for, the one of this request marked',
    input: None,
    output: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          code: z.string(),
          storeName: z.string(),
          logo: z.string().nullable(),
          roleId: z.string(),
          roleName: z.string(),
          suspended: z.boolean(),
          active: z.boolean(),
        }),
      ),
    }),
  }),
  'staff.helpers': op('staff.helpers', {
    access: 'member',
    summary: 'What a permission allows, the own role, and who could give it',
    input: z.object({ key: z.enum(permissions) }),
    output: z.object({ permission: z.string(), roleName: z.string(), helpers: z.array(z.string()) }),
    refuses: ['missing'],
  }),
  'staff.leave': op('staff.leave', {
    access: 'member',
    summary: 'Stops working for a shop',
    input: z.object({ shopId: Id }),
    output: Nothing,
    refuses: ['missing', 'staff.owner'],
  }),
  'staff.transfer': op('staff.transfer', {
    access: 'staff:role.edit',
    stepUp: 'ofFactor',
    summary: 'Gives the shop to one of its staff; the owner becomes its manager',
    input: z.object({ userId: Id, verify_code: z.string().max(12) }),
    output: Nothing,
    refuses: ['missing', 'staff.ownerOnly', 'account.proofMissing', 'sms.wrongCode', 'sms.tooManyTries'],
  }),
};
