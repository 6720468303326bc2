import { type CoreVital, coreVitals, type Ratings } from '@mall/contract/core/telemetry';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Health } from './health.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * The reports of pages about a version: how many times it was opened and failed, and how fast they were for
 * their visitors.
 */
export type Stats = Health & { readonly vitals: Readonly<Partial<Record<CoreVital, Ratings>>> };

/** By remote and version; the shell has no version. */
export type StatsOf = Readonly<Record<string, Readonly<Record<string, Stats>>>>;

type Row = { remote: string; version: string; what: 'load' | 'bad' | CoreVital; bucket: number; n: number };

/** The reports of the last 24 hours, of every version with any. Choices of developers are left out. */
export const statsOfADay = async (db: Db, now = clock.now()): Promise<StatsOf> => {
  const since = new Date(now.getTime() - dayMs);
  const { rows } = await sql<Row>`
    select remote, version, what, bucket, sum(n)::int as n
    from composition_counts
    where hour >= date_trunc('hour', ${since}::timestamptz) and channel <> 'override'
      and what in ('load', 'bad', ${sql.join(coreVitals)})
    group by remote, version, what, bucket`.execute(db);
  const told: Record<string, Record<string, Stats>> = {};
  for (const row of rows) {
    const versions = (told[row.remote] ??= {});
    versions[row.version] = withRow(versions[row.version] ?? nothing, row);
  }
  return told;
};

const nothing: Stats = { loads: 0, failures: 0, vitals: {} };

const withRow = (told: Stats, { what, bucket, n }: Row): Stats => {
  if (what === 'load') return { ...told, loads: told.loads + n };
  if (what === 'bad') return { ...told, failures: told.failures + n };
  const [good, fair, poor] = told.vitals[what] ?? [0, 0, 0];
  const ratings: Ratings = [
    good + (bucket === 0 ? n : 0),
    fair + (bucket === 1 ? n : 0),
    poor + (bucket === 2 ? n : 0),
  ];
  return { ...told, vitals: { ...told.vitals, [what]: ratings } };
};
