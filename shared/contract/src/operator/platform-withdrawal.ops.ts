import { z } from 'zod';
import { Day, Id, Instant, listEnvelope, listOf, Minor, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import {
  batchLimits as limits,
  batchLineStates,
  batchStatuses,
  batchSteps,
} from '../incentive/withdrawal-batch.ts';
import { payoutMethods, withdrawalSources } from '../incentive/withdrawal.ts';

const Person = z.object({ id: z.string(), name: z.string() });
const ids = listOf(Id, limits.most).refine((list) => list.length > 0);

const Batch = z.object({
  id: z.string(),
  no: z.string(),
  method: z.enum(payoutMethods),
  currency: z.string(),
  amount: Minor.describe('What is to be sent, fees of the mall taken off'),
  count: z.int(),
  waiting: z.int(),
  paid: z.int(),
  failed: z.int(),
  status: z.enum(batchStatuses),
  needsSecond: z.boolean().describe('A second operator must approve it'),
  createdBy: Person,
  approvedBy: Person.nullable(),
  secondBy: Person.nullable(),
  sentBy: Person.nullable(),
  createdAt: Instant,
  sentAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  reason: z.string().describe('Why it was cancelled'),
});
const Result = z.object({
  id: z.string(),
  done: z.boolean(),
  why: z.string().nullable().describe('In words'),
});

/** Withdrawals of members as operators decide and send them, several at once. */
export const platformWithdrawalOps = {
  'platformWithdrawal.moveMany': op('platformWithdrawal.moveMany', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Approves or turns down several withdrawals; each has its own result',
    input: z.object({ ids, move: z.enum(['approve', 'reject']), reason: text(0, limits.reason).default('') }),
    output: z.object({ results: z.array(Result) }),
    refuses: ['withdrawal.reasonMissing'],
  }),
  'platformWithdrawal.days': op('platformWithdrawal.days', {
    access: 'operator:finance.view',
    summary: 'What was asked for and what was paid on each day, the latest first; at most 31 days',
    input: z.object({ from: Day, to: Day, source: z.enum(withdrawalSources).optional() }),
    output: z.object({
      list: z.array(
        z.object({
          day: z.string(),
          asked: z.int(),
          askedAmount: Minor,
          paid: z.int(),
          paidAmount: Minor,
        }),
      ),
    }),
  }),
  'platformBatch.list': op('platformBatch.list', {
    access: 'operator:finance.view',
    summary: 'Batches of withdrawals, the latest first',
    input: Paging.extend({ status: z.enum(batchStatuses).optional() }),
    output: listEnvelope(Batch),
  }),
  'platformBatch.detail': op('platformBatch.detail', {
    access: 'operator:finance.view',
    summary: 'One batch with its withdrawals',
    input: z.object({ id: Id }),
    output: Batch.extend({
      lines: z.array(
        z.object({
          id: z.string().describe('Of the withdrawal'),
          no: z.string(),
          member: Person,
          holder: z.string().describe('In part'),
          account: z.string().describe('Its last four characters'),
          net: Minor,
          state: z.enum(batchLineStates),
          reference: z.string().describe('Of the bank, of what was paid'),
          reason: z.string().describe('Why it failed'),
          endedAt: Instant.nullable(),
        }),
      ),
    }),
    refuses: ['missing'],
  }),
  'platformBatch.create': op('platformBatch.create', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Puts approved withdrawals to one kind of account into a batch; each is in one open batch at most',
    input: z.object({ ids }),
    output: Batch,
    refuses: ['batch.notApproved', 'batch.mixed', 'batch.taken'],
  }),
  'platformBatch.move': op('platformBatch.move', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Approves a batch, says that it was sent to the bank, or cancels it, which sets its withdrawals free',
    input: z.object({ id: Id, move: z.enum(batchSteps), reason: text(0, limits.reason).default('') }),
    output: Batch,
    refuses: ['missing', 'batch.notAllowed', 'batch.sameApprover', 'batch.reasonMissing'],
  }),
  'platformBatch.file': op('platformBatch.file', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'The payment file of an approved batch, with whole accounts; who took it is in the log',
    input: z.object({ id: Id }),
    output: z.object({ name: z.string(), type: z.string(), content: z.string().describe('Base64') }),
    refuses: ['missing', 'batch.notAllowed'],
  }),
  'platformBatch.settle': op('platformBatch.settle', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'What the bank says of withdrawals of a batch that was sent: paid by a reference, or failed for a reason; the same answer again changes nothing',
    input: z.object({
      id: Id,
      lines: listOf(
        z
          .object({
            id: Id,
            paid: z
              .union([z.boolean(), z.enum(['true', 'false'])])
              .transform((value) => String(value) === 'true'),
            reference: text(0, limits.reference).default(''),
            reason: text(0, limits.reason).default(''),
          })
          .refine(({ paid, reference, reason }) => (paid ? reference : reason) !== ''),
        limits.most,
      ).refine((lines) => lines.length > 0),
    }),
    output: z.object({ batch: Batch, results: z.array(Result) }),
    refuses: ['missing', 'batch.notAllowed'],
  }),
};
