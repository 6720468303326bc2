import type { Gate } from './gate.ts';
import { clock } from '../../../platform/clock/clock.ts';

/** After an error Redis is not used for this long. */
const restMs = 2000;

/**
 * The shared gate as long as Redis answers, else the process's own: the sale continues, and members admitted
 * by the lost gate are in the table by the time the other reads it.
 */
export const withFallback = (shared: Gate, own: Gate, now: () => number = clock.nowMs): Gate => {
  let restsUntil = 0;
  const either = async <T>(ask: (gate: Gate) => Promise<T>): Promise<T> => {
    if (now() >= restsUntil) {
      try {
        return await ask(shared);
      } catch {
        restsUntil = now() + restMs;
      }
    }
    return ask(own);
  };
  return {
    admit: (ask) => either((gate) => gate.admit(ask)),
    full: (activityId, session) => either((gate) => gate.full(activityId, session)),
    settle: (ask, sold) => either((gate) => gate.settle(ask, sold)),
    version: (activityId) => either((gate) => gate.version(activityId)),
    refill: (activityId, standing, version) => either((gate) => gate.refill(activityId, standing, version)),
  };
};
