import type { Actor } from '../core/actor.ts';
import { cart, remark } from '../core/limits.ts';
import { bps, type Money, money } from '../core/money.ts';

/**
 * The states of an order that a seller writes for a customer (decision 092). `expired` is not stored: its link is out, and
 * the day of it is over.
 */
export const orderDraftStatuses = ['open', 'sent', 'ordered'] as const;
export type OrderDraftStatus = (typeof orderDraftStatuses)[number];
export const orderDraftStates = [...orderDraftStatuses, 'expired'] as const;
export type OrderDraftState = (typeof orderDraftStates)[number];

export const orderDraftLimits = {
  maxLines: 60,
  maxQuantity: cart.maxQuantity,
  /** Half of the price, in basis points; the supply price of a piece may end it before. */
  maxDiscountBps: 5000,
  maxReason: 100,
  /** What the customer reads beside the goods. */
  maxNote: remark.max,
  days: { usual: 3, most: 30 },
} as const;

type Rule = { by: readonly Actor[]; from: readonly OrderDraftStatus[]; to: OrderDraftStatus };
/** A new link takes the place of one that is out. An order that ends unpaid does not give its link back. */
export const orderDraftMoves = {
  send: { by: ['shop'], from: ['open', 'sent'], to: 'sent' },
  withdraw: { by: ['shop'], from: ['sent'], to: 'open' },
  order: { by: ['buyer'], from: ['sent'], to: 'ordered' },
} as const satisfies Record<string, Rule>;

/** Times in ms; null while no link was made. */
export const orderDraftState = (
  status: OrderDraftStatus,
  validUntil: number | null,
  now: number,
): OrderDraftState => (status === 'sent' && (validUntil ?? 0) <= now ? 'expired' : status);

/** Whether its content may be changed: never while somebody may be ordering by its link. */
export const canEditDraft = (state: OrderDraftState): boolean => state === 'open' || state === 'expired';

/** What one piece costs after the discount: never nothing, and rounded as every rate is. */
export const discounted = (price: Money, discountBps: number): Money => {
  const left = bps(price, 10_000 - discountBps);
  return left < 1 ? money(1) : left;
};
