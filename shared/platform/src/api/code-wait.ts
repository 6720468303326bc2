import { codeCountdownSeconds } from '@mall/contract/core/limits';
import { ApiError } from './api-error.ts';

/**
 * Seconds to wait after a refused request for a code; 0 when it was refused for another reason. The refusal
 * "too fast" contains the seconds (decisions 2.1), and nobody waits longer than one countdown.
 */
export const codeWaitOf = (error: unknown): number => {
  const data = error instanceof ApiError ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('retryAfter' in data)) return 0;
  return Math.min(Number(data.retryAfter) || 0, codeCountdownSeconds);
};
