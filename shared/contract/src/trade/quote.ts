import type { Actor } from '../core/actor.ts';

/**
 * The states of a quote as one table (decisions 2.16). `expired` is not stored: it is a sent quote whose day
 * is over.
 */
export const quoteStatuses = ['sent', 'accepted', 'declined', 'withdrawn'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];
export const quoteStates = [...quoteStatuses, 'expired'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Limits of one offer; its note is as long as the remark of a purchase request may be. */
export const quoteLimits = { maxLines: 60, maxLineText: 120, maxDays: 180, maxNote: 500 } as const;

type Rule = { by: readonly Actor[]; from: readonly QuoteStatus[]; to: QuoteStatus };
/**
 * `accept` creates an order; when that ends unpaid, the quote may be accepted again until its day is over.
 */
export const quoteActions = {
  accept: { by: ['buyer'], from: ['sent'], to: 'accepted' },
  decline: { by: ['buyer'], from: ['sent'], to: 'declined' },
  withdraw: { by: ['shop'], from: ['sent'], to: 'withdrawn' },
  reopen: { by: ['system'], from: ['accepted'], to: 'sent' },
} as const satisfies Record<string, Rule>;

/** Times in ms. */
export const quoteState = (status: QuoteStatus, validUntil: number, now: number): QuoteState =>
  status === 'sent' && validUntil <= now ? 'expired' : status;
