import { z } from 'zod';
import { Flag, Id, Instant, listOf, Minor, Paging, text } from '../core/schema-helpers.ts';
import { batchLimits as limits, batchLineStates, batchStatuses, batchSteps } from '../incentive/batch.ts';
import { payoutMethods } from '../incentive/withdrawal.ts';

const Person = z.object({ id: z.string(), name: z.string() });

/** What batches of withdrawals and of payouts to shops have in common: all but what is in them. */
export const Batch = z.object({
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
  fileTakenAt: Instant.nullable().describe('From then on its payment file is outside the mall'),
});

export const BatchWithLines = Batch.extend({
  lines: z.array(
    z.object({
      id: z.string().describe('Of what is paid'),
      no: z.string(),
      payee: Person.describe('The member, or the shop'),
      holder: z.string().describe('In part'),
      account: z.string().describe('Its last four characters'),
      net: Minor,
      state: z.enum(batchLineStates),
      reference: z.string().describe('Of the bank, of what was paid'),
      reason: z.string().describe('Why it failed'),
      endedAt: Instant.nullable(),
    }),
  ),
});

export const Result = z.object({
  id: z.string(),
  done: z.boolean(),
  why: z.string().nullable().describe('In words'),
});

export const Ids = z.object({ ids: listOf(Id, limits.most).refine((list) => list.length > 0) });
export const BatchesAsked = Paging.extend({ status: z.enum(batchStatuses).optional() });
export const MoveOfBatch = z.object({
  id: Id,
  move: z.enum(batchSteps),
  reason: text(0, limits.reason).default(''),
  fileDestroyed: Flag.default(false).describe('Of a batch that is cancelled after its file was taken'),
});
export const PaymentFile = z.object({
  name: z.string(),
  type: z.string(),
  content: z.string().describe('Base64'),
});
export const Told = z.object({
  id: Id,
  lines: listOf(
    z
      .object({
        id: Id,
        paid: Flag,
        reference: text(0, limits.reference).default(''),
        reason: text(0, limits.reason).default(''),
      })
      .refine(({ paid, reference, reason }) => (paid ? reference : reason) !== ''),
    limits.most,
  ).refine((lines) => lines.length > 0),
});
export const Settled = z.object({ batch: Batch, results: z.array(Result) });
