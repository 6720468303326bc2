import type { Actor } from '../core/actor.ts';

/** A promoter's life as one table (decisions 2.11). Who was turned down may apply again after a day. */
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

/** Characters of the form; hours until who was turned down may apply again; picked goods; levels that an operator gives. */
export const promoterLimits = {
  realName: { min: 2, max: 30 },
  contact: { min: 5, max: 60 },
  reason: { min: 5, max: 300 },
  againHours: 24,
  picks: 500,
  levels: { min: 1, max: 3 },
} as const;

/** What is shown of a commission (decisions 2.11): `reversed` is one of which nothing is left. */
export const commissionStates = ['estimated', 'frozen', 'available', 'reversed'] as const;
export type ShownCommission = (typeof commissionStates)[number];

/** The mark of a promoter in an address: `?ref=3F9A01BC`. */
export const promoterCode = /^[0-9A-F]{8}$/;
