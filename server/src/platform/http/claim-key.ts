import { type RawBuilder, sql } from 'kysely';
import type { Key } from './first-answers.queries.ts';
import { json, type Tx } from '../db/open.ts';

/** The part of a statement that takes a key, with its answer if that is known: no row for a used key. */
export const claimKey = (key: Key | null, response: unknown): RawBuilder<unknown> =>
  key === null
    ? sql`select 1`
    : sql`insert into idempotency_keys (user_id, operation, key, request_hash, response)
        values (${key.userId}, ${key.operation}, ${key.key}, ${key.requestHash},
          ${response === null ? null : json(response)})
        on conflict do nothing returning 1`;

/** Takes a key in the transaction of its work; false for a used key. */
export const claimsKey = async (tx: Tx, key: Key): Promise<boolean> => {
  const { rows } = await sql`${claimKey(key, null)}`.execute(tx);
  return rows.length > 0;
};

/** Stores the answer for a key. */
export const keepAnswer = async (tx: Tx, key: Key, result: unknown): Promise<void> => {
  await tx
    .updateTable('idempotency_keys')
    .set({ response: json(result) })
    .where('user_id', '=', key.userId)
    .where('operation', '=', key.operation)
    .where('key', '=', key.key)
    .execute();
};
