import { z } from 'zod';
import { proof } from '../member/account.ops.ts';
import {
  Day,
  Id,
  Instant,
  int,
  listEnvelope,
  MediaUrl,
  Minor,
  None,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { maxMoney } from '../core/money.ts';
import { op } from '../core/op.ts';
import { payoutMethods, withdrawalSources, withdrawalStatuses } from './withdrawal.ts';

const Source = z.enum(withdrawalSources);
const Withdrawal = z.object({
  id: z.string(),
  no: z.string(),
  source: Source,
  amount: Minor,
  fee: Minor,
  net: Minor,
  method: z.enum(payoutMethods),
  holder: z.string().describe('In part'),
  account: z.string().describe('Its last four characters'),
  status: z.enum(withdrawalStatuses),
  reason: z.string().describe('Why it was turned down or failed'),
  createdAt: Instant,
  reviewedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  expectedAt: Instant.nullable().describe('Until when it should be there, while it is on its way'),
  mayCancel: z.boolean(),
});

export const withdrawalOps = {
  'withdrawal.terms': op('withdrawal.terms', {
    access: 'member',
    summary: 'What may be drawn now, and on what terms',
    input: None,
    output: z.object({
      available: z.object({ commission: Minor, redEnvelope: Minor }),
      open: z.array(Source).describe('Of these one is on its way: no other may be asked for'),
      least: Minor,
      most: Minor,
      leftToday: Minor,
      timesLeft: z.int(),
      feeBps: z.int(),
      mostFee: Minor,
      days: z.int().describe('Working days until it is there'),
      last: z
        .array(
          z.object({
            id: z.string(),
            method: z.enum(payoutMethods),
            holder: z.string(),
            account: z.string(),
          }),
        )
        .describe('Where money was sent before'),
    }),
  }),
  'withdrawal.list': op('withdrawal.list', {
    access: 'member',
    summary: "The member's withdrawals",
    input: Paging.extend({ source: Source.optional() }),
    output: listEnvelope(Withdrawal),
  }),
  'withdrawal.create': op('withdrawal.create', {
    access: 'member',
    needsProvedNumber: true,
    stepUp: 'ofFactor',
    summary: 'Asks for money. It is held from then on and comes back if it cannot be sent',
    input: z.object({
      source: Source.default('redEnvelope').describe(
        'Without it the money of red envelopes (decisions 2.12)',
      ),
      amount: int(1, maxMoney),
      ...proof,
      again: Id.optional().describe('An earlier withdrawal whose account is meant'),
      method: z.enum(payoutMethods).optional(),
      holder: text(2, 40).optional(),
      account: text(1, 64).optional(),
    }),
    output: Withdrawal,
    refuses: [
      'withdrawal.tooLittle',
      'withdrawal.tooMuch',
      'withdrawal.notEnough',
      'withdrawal.open',
      'withdrawal.enoughToday',
      'withdrawal.accountWrong',
      'account.proofMissing',
      'account.wrongPassword',
      'sms.wrongCode',
      'missing',
    ],
  }),
  'withdrawal.cancel': op('withdrawal.cancel', {
    access: 'member',
    summary: 'Takes a request back as long as nobody has looked at it',
    input: z.object({ id: Id }),
    output: Withdrawal,
    refuses: ['missing', 'withdrawal.notAllowed'],
  }),
  'platformWithdrawal.list': op('platformWithdrawal.list', {
    access: 'operator:finance.view',
    summary:
      'Withdrawals of all members, the oldest first, with the whole account of those that are to be paid',
    input: Paging.extend({
      status: z.enum([...withdrawalStatuses, 'all']).default('pending'),
      method: z.enum(payoutMethods).optional(),
      source: Source.optional(),
      keyword: text(0, 40).optional().describe('The whole number of a withdrawal, or the name of a member'),
      from: Day.optional().describe("Asked for on this day or later; days are those of the mall's time zone"),
      to: Day.optional(),
    }),
    output: listEnvelope(
      Withdrawal.extend({
        userId: z.string(),
        name: z.string(),
        holder: z.string(),
        batch: z.object({ id: z.string(), no: z.string() }).nullable().describe('By which it leaves'),
      }),
    ).extend({ net: Minor.describe('To be sent, of all that fit') }),
  }),
  'platformWithdrawal.move': op('platformWithdrawal.move', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Approves, turns down or sends a withdrawal, and says whether it arrived',
    input: z.object({
      id: Id,
      move: z.enum(['approve', 'reject', 'send', 'settle', 'fail']),
      reason: text(0, 200).default(''),
      proof: MediaUrl.optional(),
    }),
    output: Withdrawal,
    refuses: [
      'missing',
      'withdrawal.notAllowed',
      'withdrawal.reasonMissing',
      'withdrawal.inBatch',
      'withdrawal.needsBatch',
    ],
  }),
};
