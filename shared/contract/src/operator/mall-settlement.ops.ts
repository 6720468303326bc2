import { z } from 'zod';
import { Id, int, listEnvelope, Minor, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import {
  adjustmentLimits,
  payoutMoveNames,
  payoutStatuses,
  payoutText,
  settlementCurrencies,
} from '../trade/settlement.ts';
import {
  Balance,
  Payout,
  Statement,
  StatementLines,
  StatementOfShop,
  Terms,
  TermsInput,
} from '../trade/settlement.shapes.ts';

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

const Person = z.object({ id: z.string(), name: z.string() });
const MallPayout = Payout.extend({
  shop: z.object({ id: z.string(), name: z.string() }),
  account: z
    .string()
    .describe('Whole once it is approved, until it has arrived; else its last four characters'),
  approvedBy: Person.nullable(),
  secondBy: Person.nullable(),
  needsSecond: z.boolean().describe('A second operator must approve it'),
  batch: z.object({ id: z.string(), no: z.string() }).nullable(),
});
const OfShop = z.object({ shopId: Id });
const currency = z.enum(settlementCurrencies);

/** Money between the mall and its shops (docs/decisions/080-settlement.md). */
export const mallSettlementOps = {
  'mallSettlement.shops': op('mallSettlement.shops', {
    access: 'operator:finance.view',
    summary: 'What the mall owes each shop, the last closed month, and the payout under way',
    input: Paging.extend({
      keyword: text(0, 40).optional().describe('A part of the name or the code'),
      shopId: Id.optional(),
    }),
    output: listEnvelope(
      z.object({
        shop: z.object({ id: z.string(), name: z.string(), code: z.string() }),
        balances: z.array(Balance),
        lastPeriod: z.string().nullable(),
        hasAccount: z.boolean().describe('The shop has said where money is to be sent'),
        payouts: z
          .array(
            z.object({ id: z.string(), status: z.enum(payoutStatuses), amount: Minor, currency: z.string() }),
          )
          .describe('Under way'),
      }),
    ),
  }),
  'mallSettlement.terms': op('mallSettlement.terms', {
    access: 'operator:finance.view',
    summary: 'The terms of a shop, or of all without their own: in force, to come, and those before',
    input: z.object({ shopId: Id.optional() }),
    output: z.object({
      now: Terms,
      coming: z.array(Terms).describe('The nearest first'),
      before: z.array(Terms).describe('The latest first'),
      earliest: z.string().describe('The first day on which new terms can begin: 2026-11-27'),
    }),
    refuses: ['missing'],
  }),
  'mallSettlement.setTerms': op('mallSettlement.setTerms', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Sets terms from the beginning of a day to come; orders keep the terms under which they were paid',
    input: TermsInput.extend({
      shopId: Id.optional().describe('Without it for all shops without their own'),
      from: z.iso.date().describe('Its beginning in Shanghai'),
      reason: text(1, adjustmentLimits.reason),
    }),
    output: Terms,
    refuses: ['missing', 'settlement.tooEarly', 'settlement.unknownCategory', 'settlement.termsThere'],
  }),
  'mallSettlement.adjust': op('mallSettlement.adjust', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Adds to what the mall owes a shop, or takes from it; the shop reads the reason',
    input: OfShop.extend({
      currency,
      amount: int(-adjustmentLimits.most, adjustmentLimits.most).refine((amount) => amount !== 0),
      reason: text(1, adjustmentLimits.reason),
    }),
    output: z.object({ id: z.string() }),
    refuses: ['missing'],
  }),
  'mallSettlement.statements': op('mallSettlement.statements', {
    access: 'operator:finance.view',
    summary: 'The statements of a shop, the latest first',
    input: OfShop.extend(Paging.shape),
    output: listEnvelope(Statement),
    refuses: ['missing'],
  }),
  'mallSettlement.statement': op('mallSettlement.statement', {
    access: 'operator:finance.view',
    summary: 'One statement of a shop',
    input: z.object({ id: Id }),
    output: StatementOfShop,
    refuses: ['missing'],
  }),
  'mallSettlement.lines': op('mallSettlement.lines', {
    access: 'operator:finance.view',
    summary: 'The lines of a statement, one for each order, adjustment and payout',
    input: Paging.extend({ id: Id }),
    output: StatementLines,
    refuses: ['missing'],
  }),
  'mallSettlement.sheet': op('mallSettlement.sheet', {
    access: 'operator:finance.view',
    summary: 'A statement as an Excel file, line by line, in the language of who asks; no envelope',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'mallPayout.list': op('mallPayout.list', {
    access: 'operator:finance.view',
    summary: 'Payouts to shops, the latest first',
    input: Paging.extend({ status: z.enum(payoutStatuses).optional(), shopId: Id.optional() }),
    output: listEnvelope(MallPayout),
  }),
  'mallPayout.create': op('mallPayout.create', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Drafts a payout of all that is payable to a shop now',
    input: OfShop.extend({ currency }),
    output: MallPayout,
    refuses: ['missing', 'payout.nothing', 'payout.noAccount', 'payout.open'],
  }),
  'mallPayout.move': op('mallPayout.move', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Approves, cancels or sends a payout, and says whether it arrived',
    input: z.object({
      id: Id,
      move: z.enum(payoutMoveNames),
      reason: text(0, payoutText.reason).default('').describe('Of cancel and fail'),
      reference: text(0, payoutText.reference).default('').describe('Of the bank, with send'),
    }),
    output: MallPayout,
    refuses: [
      'missing',
      'payout.notAllowed',
      'payout.sameApprover',
      'payout.reasonMissing',
      'payout.inBatch',
      'payout.needsBatch',
    ],
  }),
  'mallPayout.approveMany': op('mallPayout.approveMany', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Approves several payouts; each has its own result',
    input: Ids,
    output: z.object({ results: z.array(Result) }),
  }),
  'payoutBatch.list': op('payoutBatch.list', {
    access: 'operator:finance.view',
    summary: 'Batches of payouts to shops, the latest first',
    input: BatchesAsked,
    output: listEnvelope(Batch),
  }),
  'payoutBatch.detail': op('payoutBatch.detail', {
    access: 'operator:finance.view',
    summary: 'One batch with its payouts',
    input: z.object({ id: Id }),
    output: BatchWithLines,
    refuses: ['missing'],
  }),
  'payoutBatch.create': op('payoutBatch.create', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Puts approved payouts to one kind of account into a batch; each is in one open batch at most',
    input: Ids,
    output: Batch,
    refuses: ['batch.notApproved', 'batch.mixed', 'batch.taken'],
  }),
  'payoutBatch.move': op('payoutBatch.move', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Approves a batch, says that it was sent to the bank, or cancels it, which sets its payouts free',
    input: MoveOfBatch,
    output: Batch,
    refuses: ['missing', 'batch.notAllowed', 'batch.sameApprover', 'batch.reasonMissing', 'batch.fileTaken'],
  }),
  'payoutBatch.file': op('payoutBatch.file', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'The payment file of an approved batch, with whole accounts; who took it is in the log',
    input: z.object({ id: Id }),
    output: PaymentFile,
    refuses: ['missing', 'batch.notAllowed'],
  }),
  'payoutBatch.settle': op('payoutBatch.settle', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'What the bank says of payouts of a batch that was sent: arrived by a reference, or failed for a reason; the same answer again changes nothing',
    input: Told,
    output: Settled,
    refuses: ['missing', 'batch.notAllowed'],
  }),
};
