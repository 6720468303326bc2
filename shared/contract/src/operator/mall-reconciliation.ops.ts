import { z } from 'zod';
import {
  Day,
  Id,
  Instant,
  listEnvelope,
  listOf,
  Minor,
  Nothing,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { paymentMethods } from '../trade/payment.ts';
import {
  dayStates,
  fileProviders,
  fileRefusals,
  fileStatuses,
  lineKinds,
  lineOutcomes,
  lineProblems,
  reconciliationLimits as limits,
} from '../trade/reconciliation.ts';

const Person = z.object({ id: z.string(), name: z.string() });
const provider = z.enum(fileProviders);
const Totals = z.object({
  currency: z.string(),
  file: Minor.describe('Payments less refunds, as the file says'),
  mall: Minor.describe('The same of what the mall has booked'),
  difference: Minor.describe('File less mall'),
  fees: Minor.describe('What the provider kept; shown and never booked'),
});

const File = z.object({
  id: z.string(),
  method: provider,
  day: z.string(),
  name: z.string(),
  status: z.enum(fileStatuses),
  refused: z.enum(fileRefusals).nullable(),
  lines: z.int(),
  handled: z.int().describe('Lines that are compared'),
  differences: z.int(),
  open: z.int().describe('Differences that nobody has explained'),
  totals: z.array(Totals),
  stored: z.boolean().describe('It is still kept, so that it can be compared again'),
  by: Person,
  at: Instant,
});

const Line = z.object({
  id: z.string(),
  no: z.int().nullable().describe('The line of the file; null for what the mall has and the file has not'),
  kind: z.enum(lineKinds),
  outcome: z.enum(lineOutcomes),
  problem: z.enum(lineProblems).nullable(),
  at: Instant.nullable(),
  reference: z.string().describe("The provider's own name of it"),
  ours: z.string().describe("The mall's name of it, as the provider was given it"),
  amount: Minor.nullable().describe('Of the file; what went back is negative'),
  currency: z.string().nullable(),
  fee: Minor.nullable(),
  mallAmount: Minor.nullable(),
  mallCurrency: z.string().nullable(),
  mallMethod: z.enum(paymentMethods).nullable(),
  paymentId: z.string().nullable(),
  refundId: z.string().nullable(),
  parkedId: z.string().nullable(),
  order: z.object({ id: z.string(), no: z.string(), shopId: z.string().nullable() }).nullable(),
  firstNo: z.int().nullable().describe('Of a doubled line: where it stands first'),
  explained: z.object({ reason: z.string(), by: Person, at: Instant }).nullable(),
});

/** What providers say beside what the mall has booked. Nothing of it is ever booked. */
export const mallReconciliationOps = {
  'mallReconciliation.days': op('mallReconciliation.days', {
    access: 'operator:finance.view',
    summary: 'The days of a provider that are over, the latest first, with the file of each',
    input: Paging.extend({ method: provider, state: z.enum(dayStates).optional() }),
    output: listEnvelope(
      z.object({
        day: z.string(),
        state: z.enum(dayStates),
        booked: z.int().describe('Payments and refunds that the mall has booked on it'),
        file: File.nullable(),
      }),
    ).extend({ latest: z.string().describe('The last day that is over there: 2026-11-25') }),
  }),
  'mallReconciliation.upload': op('mallReconciliation.upload', {
    access: 'operator:finance.pay',
    summary:
      "Takes a provider's file of a day (multipart, field `file`) and compares it in the background; books nothing",
    input: z.object({
      method: provider,
      day: Day,
      name: z.string().max(300).optional().describe('Of the file'),
    }),
    output: File,
    refuses: [
      'upload.failed',
      'upload.tooLarge',
      'reconciliation.otherProvider',
      'reconciliation.notItsFile',
      'reconciliation.otherDay',
      'reconciliation.dayNotOver',
      'reconciliation.sameFile',
      'reconciliation.reading',
      'reconciliation.tooLong',
    ],
  }),
  'mallReconciliation.detail': op('mallReconciliation.detail', {
    access: 'operator:finance.view',
    summary: 'One file with its totals, and how many lines there are of each outcome',
    input: z.object({ id: Id }),
    output: File.extend({ counts: z.partialRecord(z.enum(lineOutcomes), z.int()) }),
    refuses: ['missing'],
  }),
  'mallReconciliation.lines': op('mallReconciliation.lines', {
    access: 'operator:finance.view',
    summary: 'Lines of a file in its order, those that the file lacks at the end',
    input: Paging.extend({
      id: Id,
      show: z
        .enum(['open', 'explained', 'all', ...lineOutcomes])
        .default('open')
        .describe('`open`: differences that nobody has explained'),
      keyword: text(0, 120).optional().describe('A whole reference, or the whole number of an order'),
    }),
    output: listEnvelope(Line),
    refuses: ['missing'],
  }),
  'mallReconciliation.explain': op('mallReconciliation.explain', {
    access: 'operator:finance.pay',
    summary: 'Marks differences of a file as explained, for a reason; nothing is booked',
    input: z.object({
      id: Id,
      lines: listOf(Id, limits.atOnce).refine((lines) => lines.length > 0),
      reason: text(1, limits.reason),
    }),
    output: File,
    refuses: ['missing', 'reconciliation.noDifference'],
  }),
  'mallReconciliation.reopen': op('mallReconciliation.reopen', {
    access: 'operator:finance.pay',
    summary: 'Takes explanations back: the differences are open again',
    input: z.object({ id: Id, lines: listOf(Id, limits.atOnce).refine((lines) => lines.length > 0) }),
    output: File,
    refuses: ['missing'],
  }),
  'mallReconciliation.again': op('mallReconciliation.again', {
    access: 'operator:finance.pay',
    summary: 'Compares the same file with what the mall has booked by now; explanations stay',
    input: z.object({ id: Id }),
    output: File,
    refuses: ['missing', 'reconciliation.notRead', 'reconciliation.gone', 'reconciliation.reading'],
  }),
  'mallReconciliation.sheet': op('mallReconciliation.sheet', {
    access: 'operator:finance.view',
    summary: 'The differences of a file as an Excel file, in the language of who asks; no envelope',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
