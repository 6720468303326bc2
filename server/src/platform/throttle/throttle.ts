import { clock } from '../clock/clock.ts';

/**
 * Whether something was reported within the last period, and records it now. Drops all records when there are
 * very many.
 */
export const createThrottle = (ms: number, most = 10_000, now: () => number = clock.nowMs) => {
  const told = new Map<string, number>();
  return (key: string): boolean => {
    const last = told.get(key);
    if (last !== undefined && now() - last < ms) return true;
    if (told.size >= most) told.clear();
    told.set(key, now());
    return false;
  };
};
