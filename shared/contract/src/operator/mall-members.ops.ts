import { z } from 'zod';
import { Id, Instant, int, listEnvelope, Minor, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { memberLevels, memberLimits, revealable } from './mall-members.ts';

const One = z.object({ id: Id });
const Reason = text(1, memberLimits.reason);

const Member = z.object({
  id: z.string(),
  name: z.string(),
  mobile: z.string().describe('Masked'),
  proved: z.boolean().describe('Whether a code has shown that the number is theirs'),
  level: z.int().describe('1 to 3'),
  locked: z.boolean(),
  orders: z.int().describe('Of all sellers'),
  madeAt: Instant,
  seenAt: Instant.nullable().describe('While a session of theirs is open'),
});

const Change = z.object({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() });

const Detail = Member.extend({
  email: z.string().nullable().describe('Masked; null without one'),
  realName: z.string().nullable().describe('Masked; null without one'),
  lockedAt: Instant.nullable(),
  lockedWhy: z.string(),
  secondFactor: z.boolean(),
  operator: z.boolean(),
  shops: z.array(z.object({ id: z.string(), name: z.string() })).describe('Shops that they own'),
  dataExports: z
    .array(Instant)
    .describe('When they asked for a file of their own data, the latest first, at most five'),
  sessions: z.array(z.object({ device: z.string(), network: z.string(), madeAt: Instant, seenAt: Instant })),
  lastOrders: z.array(
    z.object({
      id: z.string(),
      no: z.string(),
      status: z.int().describe('See docs/states.md'),
      shop: z.string().nullable().describe('Null for the mall’s own'),
      pay: Minor,
      at: Instant,
    }),
  ),
  staysFor: z
    .object({ ordersUnderWay: z.int(), moneyOwed: Minor, ownsShop: z.boolean() })
    .describe('Why the account cannot be erased now'),
  log: z
    .array(
      z.object({
        id: z.string(),
        at: Instant,
        title: z.string(),
        actor: z.string().nullable().describe('Null for the member themselves, empty for the mall'),
        changes: z.array(Change),
      }),
    )
    .describe('What was done to this account, and by it, the newest first'),
});

/** The members of the mall, as those who help them see them (docs/decisions/075-system-and-members.md). */
export const mallMemberOps = {
  'mallMember.list': op('mallMember.list', {
    access: 'operator:member.view',
    summary: 'Members by name, number or id, the newest first; counted up to ten thousand',
    input: Paging.extend({
      keyword: text(0, memberLimits.keyword)
        .optional()
        .describe('The beginning of the name, the whole mobile number, or the whole id'),
      state: z.enum(['open', 'locked']).optional(),
      level: int(1, memberLevels.length).optional(),
    }),
    output: listEnvelope(Member).extend({ more: z.boolean().describe('There are more than `total`') }),
  }),
  'mallMember.detail': op('mallMember.detail', {
    access: 'operator:member.view',
    summary:
      'One member: what they may do, where they are signed in, what they bought, what was done to their account',
    input: One,
    output: Detail,
    refuses: ['missing'],
  }),
  'mallMember.reveal': op('mallMember.reveal', {
    access: 'operator:member.edit',
    summary: 'Shows one masked value whole; the log says who looked at what',
    input: One.extend({ what: z.enum(revealable) }),
    output: z.object({ value: z.string() }),
    refuses: ['missing'],
  }),
  'mallMember.lock': op('mallMember.lock', {
    access: 'operator:member.edit',
    summary:
      'Closes an account to its owner and signs them out everywhere; orders go on. They read the reason',
    input: One.extend({ reason: Reason }),
    output: Nothing,
    refuses: ['missing', 'member.isOperator', 'member.changedMeanwhile'],
  }),
  'mallMember.unlock': op('mallMember.unlock', {
    access: 'operator:member.edit',
    summary: 'Lets the owner of a locked account in again',
    input: One.extend({ reason: Reason }),
    output: Nothing,
    refuses: ['missing', 'member.changedMeanwhile'],
  }),
  'mallMember.endSessions': op('mallMember.endSessions', {
    access: 'operator:member.edit',
    summary: 'Signs a member out everywhere, and tells them',
    input: One,
    output: z.object({ count: z.int() }),
    refuses: ['missing', 'member.isOperator'],
  }),
  'mallMember.setLevel': op('mallMember.setLevel', {
    access: 'operator:member.edit',
    summary: 'Gives a member another level',
    input: One.extend({
      seen: int(1, memberLevels.length).describe('The level when this was decided'),
      level: int(1, memberLevels.length),
      reason: Reason,
    }),
    output: Nothing,
    refuses: ['missing', 'member.changedMeanwhile'],
  }),
  'mallMember.erase': op('mallMember.erase', {
    access: 'operator:member.edit',
    stepUp: true,
    summary:
      'Removes the person for good, as they do it themselves on their account page; nothing brings them back',
    input: One.extend({ reason: Reason.describe('How it was made sure that they ask for it') }),
    output: Nothing,
    refuses: [
      'missing',
      'member.isOperator',
      'account.ordersUnderWay',
      'account.moneyOwed',
      'account.ownsShop',
    ],
  }),
};
