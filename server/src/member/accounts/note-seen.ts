import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Records that somebody was just here. */
export const noteSeen = async (db: Db, tokenHash: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** Records that somebody works in an office, once a minute. */
export const noteOffice = async (db: Db, tokenHash: string): Promise<void> => {
  await sql`
    update sessions set office_seen_at = now() where token_hash = ${tokenHash}
      and coalesce(office_seen_at < now() - interval '1 minute', true)`.execute(db);
};
