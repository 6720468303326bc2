import { deliveryLimitDays } from '../core/limits.ts';
import { dayMs, shanghaiOffsetMs } from '../core/time.ts';

/** The calendar day of the mall at a moment, like `2026-12-24`. */
const dayOf = (at: number): string => new Date(at + shanghaiOffsetMs).toISOString().slice(0, 10);

/**
 * The one date of goods that are paid at this moment (docs/decisions/097-one-date.md), as the last second of
 * its day: the slowest of them decides. Product, cart, confirmation and order all ask here.
 */
export const promisedBy = (leadDays: readonly number[], paidAt: number): string => {
  const days = Math.min(deliveryLimitDays, Math.max(0, ...leadDays));
  return `${dayOf(paidAt + days * dayMs)}T23:59:59+08:00`;
};

/**
 * Noon of the promised day where the reader is: everybody is shown the day of the mall, which its messages name, also who lives
 * east of it and has the next day when that one ends.
 */
export const promisedDay = (promise: string): Date => new Date(`${dayOf(Date.parse(promise))}T12:00`);
