import type { Actor } from '../core/actor.ts';

/** Why money that arrived fits no payment: nobody started it, it is another amount, or the order costs something else now. */
export const parkedReasons = ['unknown', 'amount', 'price'] as const;
export type ParkedReason = (typeof parkedReasons)[number];

export const parkedStatuses = ['open', 'returning', 'assigned', 'returned', 'dismissed', 'settled'] as const;
export type ParkedStatus = (typeof parkedStatuses)[number];

type Rule = {
  by: readonly (Actor | 'operator' | 'gateway')[];
  from: readonly ParkedStatus[];
  to: ParkedStatus;
};

/**
 * The states of money that arrived and fitted nothing, as one table (docs/decisions/084-parked-money.md). `settle` is
 * for a notification that was quicker than the mall's own row: the next one finds it. What a gateway is asked to
 * send back may be sent by hand meanwhile.
 */
export const parkedMoves = {
  assign: { by: ['operator'], from: ['open'], to: 'assigned' },
  payBack: { by: ['operator'], from: ['open'], to: 'returning' },
  arrive: { by: ['system'], from: ['returning'], to: 'returned' },
  record: { by: ['operator'], from: ['open', 'returning'], to: 'returned' },
  dismiss: { by: ['operator'], from: ['open'], to: 'dismissed' },
  settle: { by: ['gateway'], from: ['open'], to: 'settled' },
} as const satisfies Record<string, Rule>;
export type ParkedMove = keyof typeof parkedMoves;

export const parkedAllows = (move: ParkedMove, status: ParkedStatus): boolean =>
  parkedMoves[move].from.some((from) => from === status);

/** What an operator writes about money. */
export const moneyText = { reason: 200, reference: 64 } as const;
