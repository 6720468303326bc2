import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/open.ts';
import { backendOf, timed } from './db-clock.ts';
import { type Row, type Section, verdict } from './report.ts';

export type Question = readonly [name: string, ask: (db: Db) => Promise<unknown>];

/** The explanation of `askEach`'s figures in a report. */
export const howAsked =
  'PostgreSQL on one connection without parallel helpers, medians of 9 after 6 that do not count. "ms of a core" is what the database used, "waited" the time by the clock, other work on the machine included; the empty question says what the way to the database costs';

/**
 * Runs each query some times on one connection without parallel workers, and measures the answer:
 * milliseconds of a core that the database used, and wall-clock time, minimum and median, including other
 * work on the machine. An empty query before them measures the round trip to the database in the same run.
 */
export const askEach = (
  db: Db,
  title: string,
  questions: readonly Question[],
  target: number,
): Promise<Section> =>
  db.connection().execute(async (one) => {
    await sql`set max_parallel_workers_per_gather = 0`.execute(one);
    const backend = await backendOf(one);
    const rows: Row[] = [];
    const empty: Question = ['an empty question', (there) => sql`select 1`.execute(there)];
    for (const [name, ask] of [empty, ...questions]) {
      const { cpu, wall, least } = await timed(backend, () => ask(one));
      rows.push([name, cpu.toFixed(1), least.toFixed(1), wall.toFixed(1), verdict(cpu <= target)]);
    }
    return { title, head: ['what', 'ms of a core', 'waited at least', 'median', `≤ ${target} ms`], rows };
  });
