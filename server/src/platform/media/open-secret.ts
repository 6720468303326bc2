import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { mediaSecret, settingKey } from './secret.queries.ts';
import { json, type Reader } from '../db/open.ts';

const secretBytes = 32;

/** Makes the secret if there is none yet, and reads it. */
export const openMediaSecret = async (reader: Reader): Promise<string> => {
  await reader
    .insertInto('settings')
    .values({ key: settingKey, value: json(randomBytes(secretBytes).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { rows } = await sql<{ secret: string }>`select ${mediaSecret} as secret`.execute(reader);
  return rows[0]?.secret ?? '';
};
