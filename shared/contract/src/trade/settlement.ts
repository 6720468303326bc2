import type { Actor } from '../core/actor.ts';

/** The currencies of orders (decisions 2.2). */
export const settlementCurrencies = ['CNY'] as const;

/** What a statement adds up, each as the shop reads it: what it gains is positive. */
export const statementColumns = [
  'sales',
  'refunds',
  'direct',
  'commission',
  'coupons',
  'fees',
  'adjustments',
  'payouts',
] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** Fees and shares in basis points, money in minor units. */
export const termsLimits = {
  feeBps: { min: 0, max: 5000 },
  shareBps: { min: 0, max: 10_000 },
  fixedFee: { min: 0, max: 1_000_000 },
  payableDays: { min: 0, max: 90 },
  minimumPayout: { min: 0, max: 100_000_000 },
  secondFrom: { min: 0, max: 10_000_000_000 },
  categories: 200,
} as const;

/** The terms of a shop for which none were set: the mall takes nothing, and coupons of the mall are paid by the mall. */
export const usualTerms = {
  feeBps: 0,
  categoryFees: {},
  fixedFee: 0,
  commissionBps: 10_000,
  couponBps: 0,
  payableDays: 7,
  minimumPayout: 0,
  secondFrom: 5_000_000,
} as const;

export const adjustmentLimits = { most: 1_000_000_000, reason: 200 } as const;

export const payoutStatuses = ['draft', 'approved', 'sent', 'settled', 'failed', 'cancelled'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

type Rule = { by: readonly (Actor | 'operator')[]; from: readonly PayoutStatus[]; to: PayoutStatus };

/**
 * The states of a payout to a shop as one table. It takes its amount from the shop's balance when it is drafted; one that
 * failed or was cancelled gives it back.
 */
export const payoutMoves = {
  approve: { by: ['operator'], from: ['draft'], to: 'approved' },
  cancel: { by: ['operator'], from: ['draft', 'approved'], to: 'cancelled' },
  send: { by: ['operator'], from: ['approved'], to: 'sent' },
  settle: { by: ['operator'], from: ['sent'], to: 'settled' },
  fail: { by: ['operator'], from: ['sent'], to: 'failed' },
} as const satisfies Record<string, Rule>;
export type PayoutMove = keyof typeof payoutMoves;
export const payoutMoveNames = Object.keys(payoutMoves) as PayoutMove[]; // keys of a const table

/** A shop has at most one of these in a currency. */
export const openPayouts = ['draft', 'approved', 'sent'] as const satisfies PayoutStatus[];

export const payoutText = { reason: 200, reference: 80 } as const;
