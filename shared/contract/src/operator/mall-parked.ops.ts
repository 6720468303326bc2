import { z } from 'zod';
import { Id, Instant, listEnvelope, Minor, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { moneyText, parkedReasons, parkedStatuses } from '../trade/parked.ts';
import { gatewayMethods } from '../trade/payment.ts';

const Order = z.object({ id: z.string(), no: z.string(), shopId: z.string().nullable() });
export const Parked = z.object({
  id: z.string(),
  method: z.enum(gatewayMethods),
  providerRef: z.string().nullable().describe("The provider's name of the payment"),
  amount: Minor.nullable().describe('Null where the provider named no exact amount: nothing is booked then'),
  currency: z.string().nullable(),
  why: z.enum(parkedReasons),
  expected: z
    .object({ order: Order, amount: Minor, currency: z.string() })
    .nullable()
    .describe('The payment that the mall knows by that name, and what was to arrive'),
  parkedAt: Instant,
  status: z.enum(parkedStatuses),
  canSendBack: z.boolean().describe('Whether the provider can be asked to send it back'),
  order: Order.nullable().describe('The order that it was assigned to'),
  reason: z.string(),
  reference: z.string().describe('Of the bank or the provider, for what was sent back by hand'),
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  resolvedAt: Instant.nullable(),
  tries: z.int().describe('How often the provider was asked to send it back'),
  lastError: z.string().nullable(),
  underWay: z.boolean().describe('The provider has accepted to send it back and has not sent it yet'),
});

const Resolving = z.object({ id: Id, reason: text(1, moneyText.reason) });

/** Money that arrived and fits no payment (docs/decisions/084-parked-money.md). */
export const mallParkedOps = {
  'mallParked.list': op('mallParked.list', {
    access: 'operator:finance.view',
    summary:
      'Money that arrived and fits no payment, what waits longest first; or what was done with it, the latest first',
    input: Paging.extend({ tab: z.enum(['open', 'ended']).default('open') }),
    output: listEnvelope(Parked),
  }),
  'mallParked.assign': op('mallParked.assign', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Pays an order that waits for exactly this amount',
    input: Resolving.extend({ orderNo: text(1, 40) }),
    output: Parked,
    refuses: [
      'missing',
      'parked.resolved',
      'parked.amountUnknown',
      'parked.noOrder',
      'parked.taken',
      'order.notAllowed',
      'payment.amountDiffers',
    ],
  }),
  'mallParked.payBack': op('mallParked.payBack', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Has the provider send it back; or records that it was sent by hand',
    input: Resolving.extend({
      by: z.enum(['provider', 'hand']),
      reference: text(0, moneyText.reference).default('').describe('By hand: of the bank or the provider'),
    }),
    output: Parked,
    refuses: [
      'missing',
      'parked.resolved',
      'parked.amountUnknown',
      'parked.notReturnable',
      'refund.referenceMissing',
      'refund.beingSent',
    ],
  }),
  'mallParked.retry': op('mallParked.retry', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Asks the provider now, and not when its next try is due',
    input: z.object({ id: Id }),
    output: Parked,
    refuses: ['missing', 'parked.resolved', 'refund.beingSent'],
  }),
  'mallParked.dismiss': op('mallParked.dismiss', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: "It is not the mall's money, or was told twice",
    input: Resolving,
    output: Parked,
    refuses: ['missing', 'parked.resolved'],
  }),
};
