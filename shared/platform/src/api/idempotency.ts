import { idempotent } from '@mall/contract/core/idempotent';
import type { OperationName } from '@mall/contract/core/wire';

const open = new Map<string, string>();

/**
 * The `Idempotency-Key` of a call, for the operations that need one. The same call has the same key until an
 * answer arrives, so a retry after a lost answer or an impatient second click cannot order twice.
 */
export const idempotencyKey = (operation: OperationName, input: object): string | undefined => {
  if (!idempotent.has(operation)) return undefined;
  const call = nameOf(operation, input);
  const key = open.get(call) ?? crypto.randomUUID();
  open.set(call, key);
  return key;
};

/** Forgets the key once the server has answered, whatever the answer: the next call is a new one. */
export const settle = (operation: OperationName, input: object): void => {
  open.delete(nameOf(operation, input));
};

const nameOf = (operation: OperationName, input: object): string => `${operation} ${JSON.stringify(input)}`;
