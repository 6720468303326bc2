import { dirname, join } from 'node:path';
import { realpathSync } from 'node:fs';
import { run } from '../../scripts/lib/run.ts';
import { needs } from '../../scripts/services/needs.ts';
import { openPglite } from '../../server/src/platform/db/open.ts';
import type { Engine } from './databases.ts';

/** How many small transactions per second the database itself commits. */
export type CommitRate = {
  name: string;
  measure: (seconds: number) => Promise<number>;
  stop: () => Promise<void>;
};

export const commitRate = (engine: Engine, env: Record<string, string>): Promise<CommitRate> =>
  engine === 'PGlite' ? pgliteLoop(env.DATA_DIR ?? '') : pgbench(env.DATABASE_URL ?? '');

/** Runs pgbench on a database; returns its output. Throws when it fails. */
export const pgbenchAt = (databaseUrl: string) => {
  const postgres = needs.postgres.find() ?? '';
  const program = join(dirname(realpathSync(postgres)), 'pgbench');
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const env = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
  return async (args: readonly string[]): Promise<string> => {
    const { code, output } = await run(program, [...args, pathname.slice(1)], { env });
    if (code !== 0) throw new Error(`pgbench ended with ${code}:\n${output}`);
    return output;
  };
};

/** pgbench -N: one update, one select and one insert per transaction, from 16 connections. */
const pgbench = async (databaseUrl: string): Promise<CommitRate> => {
  const bench = pgbenchAt(databaseUrl);
  await bench(['-i', '-q', '-s', '10']);
  return {
    name: 'pgbench, simple update',
    measure: async (seconds) => {
      const output = await bench(['-n', '-N', '-c', '16', '-j', '2', '-T', String(seconds)]);
      return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
    },
    stop: async () => {},
  };
};

/** PGlite in this process, with one update of one row per transaction: pgbench cannot connect to it. */
export const pgliteLoop = async (dataDir: string, rows = 1000): Promise<CommitRate> => {
  const { pglite, close } = await openPglite(dataDir);
  if (pglite === null) throw new Error('no PGlite');
  await pglite.exec('create table bench_rows (id int primary key, n int not null)');
  await pglite.exec('insert into bench_rows select i, 0 from generate_series(1, 1000) i');
  return {
    name: 'PGlite, update of one row',
    measure: async (seconds) => {
      const started = performance.now();
      let done = 0;
      while (performance.now() - started < seconds * 1000) {
        await pglite.query('update bench_rows set n = n + 1 where id = $1', [(done % rows) + 1]);
        done += 1;
      }
      return done / ((performance.now() - started) / 1000);
    },
    stop: close,
  };
};
