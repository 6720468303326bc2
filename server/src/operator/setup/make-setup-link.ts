import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { hashToken } from '../../platform/http/context.ts';

/**
 * The address that makes the first operator, for a mall that has none; undefined for any other. It works once, for 24
 * hours, and ends every link before it. The token is in the fragment, which no browser sends: it is in no log.
 */
export const makeSetupLink = async (db: Db, mall: string): Promise<string | undefined> => {
  const token = randomBytes(32).toString('base64url');
  const { numAffectedRows } = await sql`
    insert into setup_links (token_hash, expires_at)
    select ${hashToken(token)}, now() + interval '24 hours'
    where not exists (select from operators where removed_at is null)
    on conflict (id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(
    db,
  );
  return numAffectedRows === 1n ? `${mall}/operator/setup#token=${token}` : undefined;
};
