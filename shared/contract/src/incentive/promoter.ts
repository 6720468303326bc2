import type { Actor } from '../core/actor.ts';

/**
 * The states of a promoter as one table (decisions 2.11). A rejected applicant may apply again after a day.
 */
export const promoterStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type PromoterStatus = (typeof promoterStatuses)[number];

type Rule = {
  by: readonly (Actor | 'operator')[];
  from: readonly (PromoterStatus | 'none')[];
  to: PromoterStatus;
};
export const promoterMoves = {
  apply: { by: ['buyer'], from: ['none', 'rejected'], to: 'pending' },
  approve: { by: ['operator'], from: ['pending'], to: 'approved' },
  reject: { by: ['operator'], from: ['pending'], to: 'rejected' },
  suspend: { by: ['operator'], from: ['approved'], to: 'suspended' },
  restore: { by: ['operator'], from: ['suspended'], to: 'approved' },
} as const satisfies Record<string, Rule>;
export type PromoterMove = keyof typeof promoterMoves;

/**
 * Maximum characters of the form; hours until a rejected applicant may apply again; maximum picked goods;
 * levels for an operator to give.
 */
export const promoterLimits = {
  realName: { min: 2, max: 30 },
  contact: { min: 5, max: 60 },
  reason: { min: 5, max: 300 },
  againHours: 24,
  picks: 500,
  levels: { min: 1, max: 3 },
} as const;

/** The displayed states of a commission (decisions 2.11): `reversed` is one of which nothing is left. */
export const commissionStates = ['estimated', 'frozen', 'available', 'reversed'] as const;
export type ShownCommission = (typeof commissionStates)[number];

/** A promoter's code in an address: `?ref=3F9A01BC`. */
export const promoterCode = /^[0-9A-F]{8}$/;
