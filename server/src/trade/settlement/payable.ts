import type { Owed } from './balances.queries.ts';

/**
 * What may be paid out now, minor units, never negative: what is stated, less what payouts took since and what orders
 * hold; and no more than is owed in all, since what came later may have taken from it.
 */
export const payableOf = ({ total, stated, held, takenSince }: Owed): number =>
  Math.max(0, Math.min(stated + takenSince - held, total));
