import { type RawBuilder, sql } from 'kysely';
import type { OperationName } from '@mall/contract/core/wire';
import type { Reader } from '../db/open.ts';

/** A caller's Idempotency-Key for one operation and input. */
export type Key = {
  readonly userId: string;
  readonly operation: OperationName;
  readonly key: string;
  readonly requestHash: string;
};
/** The request and the answer of the first use of a key. */
export type FirstAnswer = { readonly requestHash: string; readonly response: unknown };

/** The query for the earlier answer of a key: a row of JSON, or null. */
export const firstAnswerOf = (key: Key | null): RawBuilder<FirstAnswer | null> =>
  key === null
    ? sql`null::json`
    : sql`(select json_build_object('requestHash', request_hash, 'response', response) from idempotency_keys
        where user_id = ${key.userId} and operation = ${key.operation} and key = ${key.key})`;

/** The earlier answer of a key; null for a new one. */
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
