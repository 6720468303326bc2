import { toast } from '../toasts/toasts.ts';
import { ApiError, sessionInvalid } from './api-error.ts';

/**
 * Spec §8: a refusal shows one toast with the server's message, an ended session shows none, and a cancelled
 * call is not reported. Anything else is a bug and is rethrown. Each failure is reported once, however many
 * callers report it.
 */
export const reportFailure = (error: unknown): void => {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!(error instanceof ApiError)) throw error;
  if (error.code === sessionInvalid || told.has(error)) return;
  told.add(error);
  toast.error(error.message);
};

const told = new WeakSet<ApiError>();
