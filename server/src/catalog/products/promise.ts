import { promisedDays } from '@mall/contract/core/limits';
import { dayMs, shanghaiOffsetMs } from '@mall/contract/core/time';
import { clock } from '../../platform/clock/clock.ts';

/**
 * The last moment of the day promised for a product ordered now: its lead time, at most 35 days (spec §9).
 */
export const promiseDate = (leadDays: number, now = clock.nowMs()): string => {
  const by = now + Math.min(promisedDays, leadDays) * dayMs + shanghaiOffsetMs;
  return `${new Date(by).toISOString().slice(0, 10)}T23:59:59+08:00`;
};
