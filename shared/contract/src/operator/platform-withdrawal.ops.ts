import { z } from 'zod';
import { Day, Id, listEnvelope, Minor, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { batchLimits as limits } from '../incentive/batch.ts';
import { withdrawalSources } from '../incentive/withdrawal.ts';
import {
  Batch,
  BatchesAsked,
  BatchWithLines,
  Ids,
  MoveOfBatch,
  PaymentFile,
  Result,
  Settled,
  Told,
} from './batch.shapes.ts';

/** Withdrawals of members as operators decide and send them, several at once. */
export const platformWithdrawalOps = {
  'platformWithdrawal.moveMany': op('platformWithdrawal.moveMany', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Approves or turns down several withdrawals; each has its own result',
    input: Ids.extend({
      move: z.enum(['approve', 'reject']),
      reason: text(0, limits.reason).default(''),
    }),
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
    input: BatchesAsked,
    output: listEnvelope(Batch),
  }),
  'platformBatch.detail': op('platformBatch.detail', {
    access: 'operator:finance.view',
    summary: 'One batch with its withdrawals',
    input: z.object({ id: Id }),
    output: BatchWithLines,
    refuses: ['missing'],
  }),
  'platformBatch.create': op('platformBatch.create', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Puts approved withdrawals to one kind of account into a batch; each is in one open batch at most',
    input: Ids,
    output: Batch,
    refuses: ['batch.notApproved', 'batch.mixed', 'batch.taken'],
  }),
  'platformBatch.move': op('platformBatch.move', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Approves a batch, says that it was sent to the bank, or cancels it, which sets its withdrawals free',
    input: MoveOfBatch,
    output: Batch,
    refuses: ['missing', 'batch.notAllowed', 'batch.sameApprover', 'batch.reasonMissing', 'batch.fileTaken'],
  }),
  'platformBatch.file': op('platformBatch.file', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'The payment file of an approved batch, with whole accounts; who took it is in the log',
    input: z.object({ id: Id }),
    output: PaymentFile,
    refuses: ['missing', 'batch.notAllowed'],
  }),
  'platformBatch.settle': op('platformBatch.settle', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'What the bank says of withdrawals of a batch that was sent: paid by a reference, or failed for a reason; the same answer again changes nothing',
    input: Told,
    output: Settled,
    refuses: ['missing', 'batch.notAllowed'],
  }),
};
