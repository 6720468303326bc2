import { hash } from 'node:crypto';
import { Refusal } from '@mall/contract/core/refusals';
import type { OperationName } from '@mall/contract/core/wire';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Member } from './caller.ts';
import { firstAnswer, type FirstAnswer, type Key } from './first-answers.queries.ts';
import { claimsKey, keepAnswer } from './claim-key.ts';

/** The key of a request, null without one. */
export const keyOf = (caller: Member, operation: OperationName, input: unknown): Key | null =>
  caller.idempotencyKey === null
    ? null
    : {
        userId: caller.memberId,
        operation,
        key: caller.idempotencyKey,
        requestHash: hash('sha256', JSON.stringify(input)),
      };

/**
 * Does the work at most once for a caller's Idempotency-Key, in the same transaction as its effect (decisions
 * 2.1): a repeated request gets the first result; the same key with other input is refused. Without a key it
 * just runs.
 */
export const once = <T>(
  db: Db,
  caller: Member,
  operation: OperationName,
  input: unknown,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const key = keyOf(caller, operation, input);
    if (key === null) return work(tx);
    if (!(await claimsKey(tx, key))) {
      const first = await firstAnswer(tx, key);
      if (first === null) throw new Error('A key was used and has no row.');
      return answerAgain<T>(key, first);
    }
    const result = await work(tx);
    await keepAnswer(tx, key, result);
    return result;
  });

/** The first answer again. Throws idempotency.mismatch when the first request differed. */
export const answerAgain = <T>(key: Key, first: FirstAnswer): T => {
  if (first.requestHash !== key.requestHash) throw new Refusal('idempotency.mismatch');
  return first.response as T; // stored by the first run of the same operation
};
