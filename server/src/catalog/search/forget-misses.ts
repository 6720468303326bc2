import { sql } from 'kysely';
import { searchMissDays } from '@mall/contract/catalog/mall-catalogue';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';

/** Deletes the days that nobody can look at any more. */
export const forgetMisses = async (db: Db): Promise<void> => {
  await sql`delete from search_misses where day < (${clock.now()}::timestamptz at time zone 'utc')::date - ${searchMissDays}::int`.execute(
    db,
  );
};
