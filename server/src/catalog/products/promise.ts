import { promisedDays } from '@mall/contract/core/limits';

const dayMs = 86_400_000;
const shanghaiMs = 8 * 3_600_000;

/**
 * The last moment of the day promised for a product ordered now: its lead time, at most 35 days (spec §9).
 */
export const promiseDate = (leadDays: number, now = Date.now()): string => {
  const by = now + Math.min(promisedDays, leadDays) * dayMs + shanghaiMs;
  return `${new Date(by).toISOString().slice(0, 10)}T23:59:59+08:00`;
};
