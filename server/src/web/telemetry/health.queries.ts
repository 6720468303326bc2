import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Health } from './health.ts';
import { clock } from '../../platform/clock/clock.ts';

type Asked = { remote: string; version: string; since: Date; until?: Date };

/**
 * Whole hours from that of `since` to that of `until`, both included. Developers' own choices are left out.
 */
export const healthOf = async (
  db: Db,
  { remote, version, since, until = clock.now() }: Asked,
): Promise<Health> => {
  const { rows } = await sql<Health>`
    select coalesce(sum(n) filter (where what = 'load'), 0)::int as loads,
      coalesce(sum(n) filter (where what = 'bad'), 0)::int as failures
    from composition_counts
    where remote = ${remote} and version = ${version} and what in ('load', 'bad') and channel <> 'override'
      and hour >= date_trunc('hour', ${since}::timestamptz) and hour <= ${until}::timestamptz`.execute(db);
  return rows[0] ?? { loads: 0, failures: 0 };
};
