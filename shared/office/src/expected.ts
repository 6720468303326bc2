import { dayMs } from '@mall/contract/core/time';
const urgentPart = 0.6;

/**
 * The expected day (ms): notice + production + transit in calendar days; urgent work takes 0.6 of the days,
 * rounded up (decisions 2.16).
 */
export const expectedAt = (
  notice: number,
  productionDays: number,
  transitDays: number,
  urgent: boolean,
): number =>
  notice + ((urgent ? Math.ceil(productionDays * urgentPart) : productionDays) + transitDays) * dayMs;
