import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

export const hasOperator = async (reader: Reader): Promise<boolean> => {
  const row = await reader
    .selectFrom('operators')
    .select('user_id')
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether this is the hash of the link that was made last, and it has not expired. */
export const isValidLink = async (reader: Reader, tokenHash: string): Promise<boolean> => {
  const row = await reader
    .selectFrom('setup_links')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
};
