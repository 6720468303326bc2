import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

export type Count = {
  remote: string;
  version: string;
  channel: string;
  route: string;
  what: string;
  bucket: number;
};

/**
 * Adds the counts to those of this hour, in one statement and in one order, so that two batches never
 * deadlock.
 */
export const keepCounts = async (db: Db, counts: readonly Count[]): Promise<void> => {
  if (counts.length === 0) return;
  await sql`
    insert into composition_counts (hour, remote, version, channel, route, what, bucket, n)
    select date_trunc('hour', now()), remote, version, channel, route, what, bucket, count(*)
    from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb)
      as c(remote text, version text, channel text, route text, what text, bucket smallint)
    group by remote, version, channel, route, what, bucket
    order by remote, version, what, channel, route, bucket
    on conflict (remote, version, hour, what, channel, route, bucket)
    do update set n = composition_counts.n + excluded.n`.execute(db);
};

/** The hours that nobody reads any more. */
export const forgetOldCounts = async (db: Db): Promise<void> => {
  await sql`delete from composition_counts where hour < now() - make_interval(days => ${keptDays})`.execute(
    db,
  );
};

/** Counts are deleted after this many days. */
export const keptDays = 14;
