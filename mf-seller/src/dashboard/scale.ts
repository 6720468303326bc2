import { shanghaiOffsetMs } from '@mall/contract/core/time';
import type { SalesPoint } from './useOverview.ts';

/**
 * The day and hour of a moment in the shop's time zone as a local date, so that any formatter writes the
 * shop's day, wherever the reader is.
 */
export const shopDay = (at: string): Date => {
  const there = new Date(Date.parse(at) + shanghaiOffsetMs);
  return new Date(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate(), there.getUTCHours());
};

export const highestOf = (points: readonly SalesPoint[]): SalesPoint | undefined =>
  points.reduce<SalesPoint | undefined>(
    (best, point) => ((point.now?.amount ?? 0) > (best?.now?.amount ?? 0) ? point : best),
    undefined,
  );
