import { toast } from '../toasts/toasts.ts';
import { ApiError, sessionInvalid } from './api-error.ts';

/**
 * Spec §8: a refusal is one toast in the server's words; an ended session is none. A cancelled call is nothing to
 * report. Anything else is a bug and is thrown on, not hidden. A failure is told once, whoever reports it again.
 */
export const reportFailure = (error: unknown): void => {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!(error instanceof ApiError)) throw error;
  if (error.code === sessionInvalid || told.has(error)) return;
  told.add(error);
  toast.error(error.message);
};

const told = new WeakSet<ApiError>();
