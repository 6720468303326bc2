import { type Money, minus, money, plus, ratio, zero } from '../core/money.ts';
import type { Actor } from '../core/actor.ts';

/** The states of a refund as one table (decisions 2.7). Server, buttons and printed papers all use it. */
export const refundStatuses = ['requested', 'approved', 'rejected', 'refunded', 'cancelled'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

type Rule = { by: readonly (Actor | 'operator')[]; from: readonly RefundStatus[]; to: RefundStatus };
export const refundActions = {
  withdraw: { by: ['buyer'], from: ['requested'], to: 'cancelled' },
  approve: { by: ['shop', 'operator'], from: ['requested'], to: 'approved' },
  reject: { by: ['shop', 'operator'], from: ['requested'], to: 'rejected' },
  payOut: { by: ['system'], from: ['approved'], to: 'refunded' },
} as const satisfies Record<string, Rule>;
export type RefundAction = keyof typeof refundActions;

export const refundActionsFor = (by: Actor | 'operator', status: RefundStatus): RefundAction[] =>
  // Keys of a const table.
  (Object.keys(refundActions) as RefundAction[]).filter((action) => {
    const rule: Rule = refundActions[action];
    return rule.by.includes(by) && rule.from.includes(status);
  });

export const refundReasons = [
  'changedMind',
  'damaged',
  'missing',
  'notAsDescribed',
  'late',
  'other',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** The states of a refund that count against a line; rejected and withdrawn refunds do not. */
export const countedRefunds = ['requested', 'approved', 'refunded'] as const satisfies RefundStatus[];
export const isCounted = (status: RefundStatus): boolean =>
  countedRefunds.some((counted) => counted === status);

type Asked = { readonly qty: number; readonly due: number };

/** What was asked and not given, once it is decided; what was turned down is asked anew instead. */
export const notGiven = (refund: {
  readonly kind: string;
  readonly status: RefundStatus;
  readonly due: number;
  readonly amount: number;
}): number =>
  (refund.kind === 'line' || refund.kind === 'rest') &&
  (refund.status === 'approved' || refund.status === 'refunded')
    ? refund.due - refund.amount
    : 0;

/** How many pieces of a line can still be refunded. */
export const returnable = (line: { readonly qty: number }, earlier: readonly Asked[]): number =>
  earlier.reduce((left, { qty }) => left - qty, line.qty);

type Line = { readonly id: string; readonly qty: number };
type OfLine = {
  readonly lineId: string | null;
  readonly qty: number | null;
  readonly due: number;
  readonly status: RefundStatus;
};

/** The lines of an order of which pieces can still be refunded: how many, and what was asked before. */
export const piecesLeft = <One extends Line>(order: {
  readonly lines: readonly One[];
  readonly refunds: readonly OfLine[];
}): { line: One; left: number; earlier: Asked[] }[] =>
  order.lines
    .map((line) => {
      const earlier = order.refunds.flatMap(({ lineId, qty, due, status }) =>
        lineId === line.id && qty !== null && isCounted(status) ? [{ qty, due }] : [],
      );
      return { line, left: returnable(line, earlier), earlier };
    })
    .filter(({ left }) => left > 0);

/**
 * The refund for `qty` more pieces of a line, in minor units (decisions 2.2: cumulative rounding, D11).
 * `earlier` are the line's counted refunds. With the last piece the sum is exactly the line's pay; never
 * below zero.
 */
export const refundDue = (
  line: { readonly qty: number; readonly pay: number },
  earlier: readonly Asked[],
  qty: number,
): Money => {
  const soFar = earlier.reduce((all, one) => all + one.qty, 0) + qty;
  const given = earlier.reduce((all, one) => plus(all, money(one.due)), zero);
  const due = minus(ratio(money(line.pay), soFar, line.qty), given);
  return due < 0 ? zero : due;
};
