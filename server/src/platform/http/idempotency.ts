import { hash } from 'node:crypto';
import { Refusal } from '@mall/contract/core/refusals';
import type { OperationName } from '@mall/contract/core/wire';
import { type RawBuilder, sql } from 'kysely';
import { json, type Db, type Reader, type Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Member } from './caller.ts';

/** A caller's Idempotency-Key for one operation and input. */
export type Key = {
  readonly userId: string;
  readonly operation: OperationName;
  readonly key: string;
  readonly requestHash: string;
};
/** What the first request with a key asked and was answered. */
export type FirstAnswer = { readonly requestHash: string; readonly response: unknown };

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
    const key = keyOf(caller, operation, input);
    if (key === null) return work(tx);
    const { rows } = await sql`${claimKey(key, null)}`.execute(tx);
    if (rows.length === 0) {
      const first = await firstAnswer(tx, key);
      if (first === null) throw new Error('A key was used and has no row.');
      return answerAgain<T>(key, first);
    }
    const result = await work(tx);
    await tx
      .updateTable('idempotency_keys')
      .set({ response: json(result) })
      .where('user_id', '=', key.userId)
      .where('operation', '=', operation)
      .where('key', '=', key.key)
      .execute();
    return result;
  });

/** The part of a statement that takes a key, with its answer where that is known: no row when it was used before. */
export const claimKey = (key: Key | null, response: unknown): RawBuilder<unknown> =>
  key === null
    ? sql`select 1`
    : sql`insert into idempotency_keys (user_id, operation, key, request_hash, response)
        values (${key.userId}, ${key.operation}, ${key.key}, ${key.requestHash}, ${response === null ? null : json(response)})
        on conflict do nothing returning 1`;

/** The question for what a key was answered before: a row of JSON, or null. */
export const firstAnswerOf = (key: Key | null): RawBuilder<FirstAnswer | null> =>
  key === null
    ? sql`null::json`
    : sql`(select json_build_object('requestHash', request_hash, 'response', response) from idempotency_keys
        where user_id = ${key.userId} and operation = ${key.operation} and key = ${key.key})`;

export const firstAnswer = async (reader: Reader, key: Key): Promise<FirstAnswer | null> => {
  const { rows } = await sql<{ first: FirstAnswer | null }>`select ${firstAnswerOf(key)} as first`.execute(
    reader,
  );
  return rows[0]?.first ?? null;
};

/** The same for many keys, in their order. */
export const firstAnswers = async (
  reader: Reader,
  keys: readonly Key[],
): Promise<readonly (FirstAnswer | null)[]> => {
  const asked = keys.map(({ userId, operation, key }, at) => ({ at, user_id: userId, operation, key }));
  const { rows } = await sql<{ at: number } & FirstAnswer>`
    select w.at, k.request_hash as "requestHash", k.response
    from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb) as w(at int, user_id text, operation text, key text)
    join idempotency_keys k using (user_id, operation, key)`.execute(reader);
  const found = new Map(rows.map(({ at, ...first }) => [at, first]));
  return keys.map((_, at) => found.get(at) ?? null);
};

/** The first answer again. Throws idempotency.mismatch when the first request was another. */
export const answerAgain = <T>(key: Key, first: FirstAnswer): T => {
  if (first.requestHash !== key.requestHash) throw new Refusal('idempotency.mismatch');
  return first.response as T; // stored by the first run of the same operation
};
