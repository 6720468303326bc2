import { z } from 'zod';
import { operatorPermissions, operatorRoleNames } from '../core/operator-permissions.ts';
import {
  Id,
  Instant,
  listEnvelope,
  listOf,
  Mobile,
  None,
  Nothing,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const Permission = z.enum(operatorPermissions);
const Role = z.enum([...operatorRoleNames, 'custom']);
const granted = {
  role: Role,
  permissions: listOf(Permission, operatorPermissions.length)
    .default([])
    .describe('What a custom role allows; at least one. Presets bring their own'),
};

const Operator = z.object({
  userId: z.string(),
  name: z.string(),
  mobile: z.string().describe('Masked'),
  role: z.string().describe('A preset, or `custom`'),
  permissions: z.array(Permission),
  secondFactor: z.boolean().describe('Has a passkey or one-time codes'),
  addedAt: Instant,
  addedBy: z.string().nullable().describe('A name; null for the first one'),
  seenAt: Instant.nullable(),
  me: z.boolean(),
});

/** The operators of the mall and what each of them may do (docs/decisions/066-operators.md). */
export const operatorOps = {
  'operator.me': op('operator.me', {
    access: 'operator',
    summary: 'Who the caller is as an operator, and what they may do',
    input: None,
    output: z.object({
      userId: z.string(),
      name: z.string(),
      role: z.string(),
      permissions: z.array(Permission),
    }),
  }),
  'operator.list': op('operator.list', {
    access: 'operator:operator.view',
    summary: 'The operators of the mall, the first added first',
    input: Paging.extend({ keyword: text(0, 20).optional().describe('A part of the name') }),
    output: listEnvelope(Operator),
  }),
  'operator.add': op('operator.add', {
    access: 'operator:operator.edit',
    stepUp: true,
    summary: 'Makes a member with a proved number an operator; nobody grants what they lack',
    input: z.object({ mobile: Mobile, ...granted }),
    output: Operator,
    refuses: ['operator.noMember', 'operator.already', 'operator.noPermission', 'role.beyondOwn'],
  }),
  'operator.change': op('operator.change', {
    access: 'operator:operator.edit',
    stepUp: true,
    summary: 'Gives an operator another role; one always remains who may appoint operators',
    input: z.object({ userId: Id, ...granted }),
    output: Operator,
    refuses: ['missing', 'operator.last', 'operator.noPermission', 'role.beyondOwn'],
  }),
  'operator.remove': op('operator.remove', {
    access: 'operator:operator.edit',
    stepUp: true,
    summary: 'Ends what somebody may do as an operator; their account stays',
    input: z.object({ userId: Id }),
    output: Nothing,
    refuses: ['missing', 'operator.last', 'role.beyondOwn'],
  }),
};
