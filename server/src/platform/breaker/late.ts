import { setTimeout as sleep } from 'node:timers/promises';

const steps = 10;

/**
 * Rejects when `ms` milliseconds are over. In steps, since a process that was busy for so long finds its timer
 * before the answer that has arrived meanwhile: between two steps it reads.
 */
export const late = async (ms: number): Promise<never> => {
  for (let step = 0; step < steps; step += 1) await sleep(ms / steps, undefined, { ref: false });
  throw new Error('No answer in time');
};
