import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

type DatabaseFacts = { version: string; migration: string; bytes: number };

/** What the database says of itself, and the newest migration that was applied to it. */
export const databaseFacts = async (reader: Reader): Promise<DatabaseFacts> => {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      coalesce((select max(name) from kysely_migration), '') as migration`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('The database said nothing of itself.');
  return row;
};

/** Of pages in the last 24 hours, by remote and version: how many opened it, and saw it fail. Developers' choices are left out. */
export const loadsOfADay = async (
  reader: Reader,
): Promise<{ remote: string; version: string; loads: number; failures: number }[]> => {
  const { rows } = await sql<{ remote: string; version: string; loads: number; failures: number }>`
    select remote, version, coalesce(sum(n) filter (where what = 'load'), 0)::int as loads,
      coalesce(sum(n) filter (where what = 'bad'), 0)::int as failures
    from composition_counts
    where hour >= date_trunc('hour', now() - interval '24 hours') and channel <> 'override' and what in ('load', 'bad')
    group by remote, version`.execute(reader);
  return rows;
};

export const newMembers = async (reader: Reader): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from users where removed_at is null and created_at > now() - interval '24 hours'`.execute(
    reader,
  );
  return rows[0]?.n ?? 0;
};
