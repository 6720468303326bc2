import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './databases.ts';
import { type CommitRate, pgbenchAt, pgliteLoop } from './commit-rate.ts';

/**
 * How often per second one row is updated, each time in a transaction of its own: the bottleneck of a sale
 * without a queue.
 */
export const hotRowRate = (engine: Engine, env: Record<string, string>): Promise<CommitRate> =>
  engine === 'PGlite' ? pgliteLoop(env.DATA_DIR ?? '', 1) : pgbenchRow(env.DATABASE_URL ?? '');

const pgbenchRow = async (databaseUrl: string): Promise<CommitRate> => {
  const bench = pgbenchAt(databaseUrl);
  const home = mkdtempSync(join(tmpdir(), 'furnimall-hot-row-'));
  const script = join(home, 'row.sql');
  writeFileSync(script, 'update pgbench_branches set bbalance = bbalance - 1 where bid = 1;\n');
  await bench(['-i', '-q', '-s', '1']);
  return {
    name: 'pgbench, one hot row, 64 connections',
    measure: async (seconds) => {
      const output = await bench([
        '-n',
        '-M',
        'prepared',
        '-f',
        script,
        '-c',
        '64',
        '-j',
        '2',
        '-T',
        String(seconds),
      ]);
      return Number(/tps = ([\d.]+)/.exec(output)?.[1] ?? Number.NaN);
    },
    stop: async () => rmSync(home, { recursive: true, force: true }),
  };
};
