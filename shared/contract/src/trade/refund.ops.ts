import { z } from 'zod';
import { Id, int, listEnvelope, listOf, MediaUrl, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { cart, refund } from '../core/limits.ts';
import { maxMoney } from '../core/money.ts';
import { op } from '../core/op.ts';
import { Refund } from './refund.shapes.ts';
import { refundReasons } from './refund.ts';

const Decision = z.object({
  id: Id,
  decision: z.enum(['approve', 'reject']),
  amount: int(1, maxMoney).optional().describe('At most what is due; absent: all of it'),
  note: text(0, refund.maxText)
    .default('')
    .describe('Wanted for a refusal, and where less is given than was asked'),
});
const refusesDecision = ['missing', 'refund.decided', 'refund.tooMuch', 'refund.noteMissing'] as const;

/** Pieces of lines of an order. */
const Pieces = z
  .array(z.object({ lineId: Id, qty: int(1, cart.maxQuantity) }))
  .min(1)
  .max(cart.maxLines)
  .optional()
  .describe('Absent: everything that is left');
const Given = z.object({
  id: Id.describe('The order'),
  lines: Pieces,
  reason: text(1, refund.maxText).describe('The buyer reads it'),
});
const refusesGiving = [
  'missing',
  'order.notAllowed',
  'refund.tooLate',
  'refund.open',
  'refund.tooMany',
  'refund.wholeOrder',
] as const;

/**
 * Refunds (decisions 2.7): requested by the buyer, decided by the shop or, for the mall's own orders, by the
 * operator.
 */
export const refundOps = {
  'refund.ask': op('refund.ask', {
    access: 'member',
    summary: 'Asks for money back: for pieces of lines, before shipping for the whole order',
    input: z.object({
      id: Id.describe('The order'),
      lines: Pieces,
      rest: Id.optional().describe(
        'A refund of it of which less was given: what is left of that, and no pieces',
      ),
      reason: z.enum(refundReasons),
      note: text(0, refund.maxText).default(''),
      photos: listOf(MediaUrl, refund.maxImages).default([]),
    }),
    output: z.object({ ids: z.array(z.string()) }),
    refuses: [...refusesGiving, 'refund.nothingLeft'],
  }),
  'refund.withdraw': op('refund.withdraw', {
    access: 'member',
    summary: 'Takes a request for money back',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'refund.decided'],
  }),
  'shopRefund.decide': op('shopRefund.decide', {
    access: 'staff:order.refund',
    stepUp: true,
    summary: 'Gives money back, or says why not',
    input: Decision,
    output: Nothing,
    refuses: refusesDecision,
  }),
  'shopRefund.give': op('shopRefund.give', {
    access: 'staff:order.refund',
    stepUp: true,
    summary:
      'Gives money back unasked: of a paid order that is not sent all, which ends it; of a sent one all that is left, or pieces of lines',
    input: Given,
    output: Nothing,
    refuses: refusesGiving,
  }),
  'platformRefund.list': op('platformRefund.list', {
    access: 'operator:order.view',
    summary: "Requests for money back of the mall's own orders that wait for a decision",
    input: Paging,
    output: listEnvelope(Refund.extend({ orderId: z.string(), orderNo: z.string() })),
  }),
  'platformRefund.decide': op('platformRefund.decide', {
    access: 'operator:order.refund',
    stepUp: true,
    summary: "Decides about one of the mall's own orders",
    input: Decision,
    output: Nothing,
    refuses: refusesDecision,
  }),
  'platformRefund.give': op('platformRefund.give', {
    access: 'operator:order.refund',
    stepUp: true,
    summary: "The same for an order of the mall's own",
    input: Given,
    output: Nothing,
    refuses: refusesGiving,
  }),
};
