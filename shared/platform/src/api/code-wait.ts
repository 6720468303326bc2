import { codeCountdownSeconds } from '@mall/contract/core/limits';
import { ApiError } from './api-error.ts';

/**
 * How many seconds a refused request for a code has to wait, 0 when it was refused for something else: "too fast" says how
 * long (decisions 2.1), and nobody waits longer than one countdown for it.
 */
export const codeWaitOf = (error: unknown): number => {
  const data = error instanceof ApiError ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('retryAfter' in data)) return 0;
  return Math.min(Number(data.retryAfter) || 0, codeCountdownSeconds);
};
