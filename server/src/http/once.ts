import { createHash } from 'node:crypto';
import { Refusal } from '@mall/contract/refusals';
import type { OperationName } from '@mall/contract/wire';
import { json, type Db, type Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Member } from './caller.ts';

/**
 * Does the work at most once for a caller's Idempotency-Key, in the same transaction as its effect (decisions 2.1):
 * a repeated request gets the first result; the same key with other input is refused. Without a key it just runs.
 */
export const once = <T>(
  db: Db,
  caller: Member,
  operation: OperationName,
  input: unknown,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  inTransaction(db, async (tx) => {
    const key = caller.idempotencyKey;
    if (key === null) return work(tx);
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    const row = { user_id: caller.memberId, operation, key };
    const claimed = await tx
      .insertInto('idempotency_keys')
      .values({ ...row, request_hash: hash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows === 0n) return replay<T>(tx, row, hash);
    const result = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ response: json(result) })
      .where('user_id', '=', row.user_id)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
    return result;
  });

const replay = async <T>(
  tx: Tx,
  row: { user_id: string; operation: string; key: string },
  hash: string,
): Promise<T> => {
  const first = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('user_id', '=', row.user_id)
    .where('operation', '=', row.operation)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== hash) throw new Refusal('idempotency.mismatch');
  return first.response as T; // stored by the first run of the same operation
};
