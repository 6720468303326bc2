import type { SeckillPlace } from '@mall/contract/campaign/seckill';
import { isLost } from '@mall/platform';
import type { Placed } from './place-order.ts';

type Answer = Exclude<Placed, { outcome: 'waiting' }>;
type Line = {
  /** Sends the order, with the ticket of a place in the queue. */
  readonly ask: (ticket?: string) => Promise<Placed>;
  readonly told: (place: SeckillPlace) => void;
  /** Aborted when the buyer leaves. */
  readonly signal: AbortSignal;
};

/**
 * Orders in a flash sale, and repeats the request as often as its queue requires, with the ticket of the last
 * answer. A lost answer is requested again as long as the place is held. Null when the buyer left the queue.
 */
export const waitForAdmission = async ({ ask, told, signal }: Line): Promise<Answer | null> => {
  let placed = await ask();
  while (placed.outcome === 'waiting') {
    const { place } = placed;
    told(place);
    if (!(await pause(place.retryAfter * 1000, signal))) return null;
    placed = await ask(place.ticket).catch((error: unknown) => {
      if (isLost(error) && Date.parse(place.expiresAt) > Date.now()) return { outcome: 'waiting', place };
      throw error;
    });
  }
  return placed;
};

/** False when the buyer left before the time was over. */
const pause = (ms: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
    if (signal.aborted) resolve(false);
  });
