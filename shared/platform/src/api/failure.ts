import { toast } from '../toasts/toasts.ts';
import { ApiError, secondFactorNeeded, sessionInvalid } from './api-error.ts';

/**
 * Spec §8: a refusal shows one toast with the server's message, an ended session and the second step of signing in
 * show none, and a cancelled call is not reported. Anything else is a bug and is rethrown. Each failure is reported once, however many
 * callers report it.
 */
export const reportFailure = (error: unknown): void => {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  if (!(error instanceof ApiError)) throw error;
  if (handled.includes(error.code) || told.has(error)) return;
  told.add(error);
  toast.error(error.message);
};

/** These lead somewhere; a toast would only repeat it. */
const handled: readonly number[] = [sessionInvalid, secondFactorNeeded];

const told = new WeakSet<ApiError>();
