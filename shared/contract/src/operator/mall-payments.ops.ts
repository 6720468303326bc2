import { z } from 'zod';
import { Day, Id, Instant, int, listEnvelope, Minor, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { moneyText } from '../trade/parked.ts';
import { paymentMethods, paymentStatuses } from '../trade/payment.ts';
import { refundReasons, refundStatuses } from '../trade/refund.ts';
import { RefundKind } from '../trade/refund.shapes.ts';
import { Parked } from './mall-parked.ops.ts';
import { eventReasons, ledgerKinds, refundTabs, sellers } from './mall-payments.ts';

const Person = z.object({ id: z.string(), name: z.string() });
const Order = z.object({ id: z.string(), no: z.string(), shopId: z.string().nullable() });
const Shop = z.object({ id: z.string(), name: z.string() });

const Payment = z.object({
  id: z.string(),
  order: Order,
  shop: Shop.nullable().describe('Null for the mall'),
  method: z.enum(paymentMethods),
  amount: Minor,
  currency: z.string(),
  status: z.enum(paymentStatuses),
  providerRef: z.string().nullable(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
});

const RefundToPay = z.object({
  id: z.string(),
  order: Order,
  shop: Shop.nullable().describe('Null for the mall'),
  paymentId: z.string(),
  kind: RefundKind,
  reason: z.enum([...refundReasons, 'latePayment']),
  method: z.enum(paymentMethods),
  amount: Minor,
  currency: z.string(),
  status: z.enum(refundStatuses),
  at: Instant,
  decidedAt: Instant.nullable(),
  refundedAt: Instant.nullable(),
  tries: z.int().describe('How often the provider was asked to send it'),
  triedAt: Instant.nullable(),
  nextTryAt: Instant.nullable(),
  lastError: z.string().nullable(),
  underWay: z.boolean().describe('The provider has accepted it and has not sent it yet'),
  sentBy: Person.nullable().describe('Who sent it by hand'),
  reference: z.string().nullable().describe("The provider's, or of whoever sent it by hand"),
});

const Entry = z.object({ account: z.string(), delta: Minor, currency: z.string() });
const Move = z.object({
  id: z.string(),
  at: Instant,
  cause: z.string().describe('What was booked: payment, refund.approved, parked.assign'),
  entries: z.array(Entry),
});

/** Payments, refunds and the books, for operators (docs/features/payments-console.md). */
export const mallPaymentOps = {
  'mallPayment.list': op('mallPayment.list', {
    access: 'operator:finance.view',
    summary: 'Payments of all orders, the newest first; counted up to ten thousand',
    input: Paging.extend({
      keyword: text(0, 120)
        .optional()
        .describe(
          "The whole number of an order, the whole name of a payment at its provider, or a payment's id",
        ),
      method: z.enum(paymentMethods).optional(),
      status: z.enum(paymentStatuses).optional(),
      from: Day.optional().describe("Started on this day or later; days are those of the mall's time zone"),
      to: Day.optional(),
    }),
    output: listEnvelope(Payment),
  }),
  'mallPayment.detail': op('mallPayment.detail', {
    access: 'operator:finance.view',
    summary: 'One payment: what its provider told, what was given back, and what was booked',
    input: z.object({ id: Id }),
    output: Payment.extend({
      expiresAt: Instant.nullable(),
      confirmedBy: Person.nullable().describe('Of the shop, for a transfer'),
      events: z.array(
        z.object({
          id: z.string(),
          at: Instant,
          outcome: z.enum(['settled', 'refunded', 'failed', 'closed', 'parked', 'ignored']),
          why: z.enum(eventReasons).nullable().describe('Why nothing followed from it, or it was parked'),
          amount: Minor.nullable(),
          currency: z.string().nullable(),
        }),
      ),
      parked: z.array(Parked),
      refunds: z.array(RefundToPay),
      moves: z.array(Move),
    }),
    refuses: ['missing'],
  }),
  'mallRefund.list': op('mallRefund.list', {
    access: 'operator:finance.view',
    summary:
      'Refunds of the mall and of its shops: asked for, or approved and not sent, the oldest first; or sent, the latest first',
    input: Paging.extend({
      tab: z.enum(refundTabs).default('due'),
      seller: z.enum(sellers).default('all'),
    }),
    output: listEnvelope(RefundToPay),
  }),
  'mallRefund.retry': op('mallRefund.retry', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Asks the provider to send an approved refund now, and not when its next try is due',
    input: z.object({ id: Id }),
    output: RefundToPay,
    refuses: ['missing', 'refund.notDue', 'refund.beingSent', 'refund.byHandOnly'],
  }),
  'mallRefund.recordSent': op('mallRefund.recordSent', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary:
      'Records that an approved refund was sent by hand: it is booked, the buyer is told, no provider is asked any more',
    input: z.object({
      id: Id,
      reference: text(1, moneyText.reference),
      reason: text(1, moneyText.reason),
    }),
    output: RefundToPay,
    refuses: ['missing', 'refund.notDue', 'refund.beingSent'],
  }),
  'mallLedger.accounts': op('mallLedger.accounts', {
    access: 'operator:finance.view',
    summary: 'Accounts of the ledger with their balances, each in each currency',
    input: Paging.extend({
      kind: z.enum(ledgerKinds).default('mall'),
      keyword: text(0, 80).optional().describe('The beginning of an account'),
    }),
    output: listEnvelope(
      z.object({ account: z.string(), currency: z.string(), balance: Minor, entries: z.int() }),
    ),
  }),
  'mallLedger.entries': op('mallLedger.entries', {
    access: 'operator:finance.view',
    summary:
      'The entries of an account, the latest first, counted up to ten thousand, with what caused them and where the rest of each went',
    input: z.object({
      account: text(1, 120),
      currency: text(3, 3),
      page: int(1, 10_000).default(1),
      size: Paging.shape.size,
    }),
    output: listEnvelope(
      z.object({
        id: z.string(),
        at: Instant,
        cause: z.string(),
        delta: Minor,
        others: z.array(z.object({ account: z.string(), delta: Minor })),
        order: Order.nullable(),
        paymentId: z.string().nullable(),
        shopId: z.string().nullable().describe('Of a payout or an adjustment'),
        statement: z.object({ id: z.string(), period: z.string() }).nullable(),
      }),
    ).extend({ balance: Minor }),
  }),
  'mallLedger.check': op('mallLedger.check', {
    access: 'operator:finance.view',
    summary: 'Adds up the whole ledger',
    input: z.object({}),
    output: z.object({
      at: Instant,
      entries: z.int(),
      currencies: z.array(z.object({ currency: z.string(), sum: Minor, transactions: z.int() })),
      unbalanced: z
        .array(z.object({ id: z.string(), at: Instant, cause: z.string(), currency: z.string(), sum: Minor }))
        .describe('Transactions whose entries do not sum to zero: the first hundred'),
      suspense: z
        .array(z.object({ method: z.string(), currency: z.string(), booked: Minor, parked: Minor }))
        .describe('Where what stands in suspense is not what waits'),
    }),
  }),
};
