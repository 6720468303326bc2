import { dayMs } from '@mall/contract/core/time';

/**
 * The first moment of a day in Shanghai, which has had no other time zone since 1991; `later` days after it.
 */
export const dayStart = (day: string | undefined, later = 0): Date | null => {
  const at = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00+08:00`);
  return Number.isNaN(at) ? null : new Date(at + later * dayMs);
};
