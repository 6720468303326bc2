import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** Deletes keys of requests that nobody repeats any more, with their answers. */
export const sweepKeys = async (db: Db): Promise<void> => {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
};
