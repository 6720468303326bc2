import { z } from 'zod';
import { Instant, int, listEnvelope, Minor } from '../core/schema-helpers.ts';
import { payoutMethods } from '../incentive/withdrawal.ts';
import { payoutStatuses, settlementCurrencies, termsLimits as limits } from './settlement.ts';

const within = ({ min, max }: { min: number; max: number }) => int(min, max);

/** Terms as they are typed. */
export const TermsInput = z.object({
  feeBps: within(limits.feeBps).describe('Basis points of what buyers pay for goods'),
  categoryFees: z
    .record(z.string().regex(/^[1-9]\d{0,8}$/), within(limits.feeBps))
    .refine((fees) => Object.keys(fees).length <= limits.categories)
    .describe('By id of a category, for it and those below it; the nearest is taken'),
  fixedFee: within(limits.fixedFee).describe('Of each paid order, minor units'),
  commissionBps: within(limits.shareBps).describe('The share of promoters’ commissions that the shop bears'),
  couponBps: within(limits.shareBps).describe('The share of coupons of the mall that the shop bears'),
  payableDays: within(limits.payableDays).describe('After an order was received'),
  minimumPayout: within(limits.minimumPayout),
  secondFrom: within(limits.secondFrom).describe('From this amount a second operator approves a payout'),
});

export const Terms = TermsInput.extend({
  id: z.string().nullable().describe('Null for the usual terms, which nobody set'),
  own: z.boolean().describe('Of this shop alone'),
  validFrom: Instant.nullable(),
});

const amounts = {
  sales: Minor,
  refunds: Minor,
  direct: Minor.describe('Received by the shop itself'),
  commission: Minor,
  coupons: Minor.describe('Paid by the mall for its own coupons'),
  fees: Minor,
  adjustments: Minor,
  payouts: Minor,
};

export const Statement = z.object({
  id: z.string(),
  period: z.string().describe('A month: 2026-11'),
  currency: z.string(),
  opening: Minor,
  ...amounts,
  closing: Minor,
  lines: z.int(),
  until: Instant,
  closedAt: Instant,
});

/** A statement by itself says whose it is. */
export const StatementOfShop = Statement.extend({ shop: z.object({ id: z.string(), name: z.string() }) });

export const StatementLines = listEnvelope(
  z.object({
    no: z.int(),
    order: z.object({ id: z.string(), no: z.string() }).nullable(),
    cause: z.enum(['order', 'adjustment', 'payout']),
    note: z.string().describe('The reason of an adjustment, the number of a payout'),
    at: Instant,
    ...amounts,
    total: Minor,
  }),
);

export const Payout = z.object({
  id: z.string(),
  no: z.string(),
  currency: z.string(),
  amount: Minor,
  status: z.enum(payoutStatuses),
  method: z.enum(payoutMethods),
  holder: z.string(),
  account: z.string().describe('Its last four characters'),
  reference: z.string().describe('Of the bank'),
  reason: z.string().describe('Why it was cancelled or failed'),
  createdAt: Instant,
  approvedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  endedAt: Instant.nullable(),
});

/** What the mall owes a shop in one currency; negative when the shop owes the mall. */
export const Balance = z.object({
  currency: z.enum(settlementCurrencies),
  total: Minor,
  stated: Minor.describe('In closed statements'),
  held: Minor.describe('Of orders that may still be given back'),
  payable: Minor,
});
