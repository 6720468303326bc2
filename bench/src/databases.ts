import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { patienceMs, within } from '../../server/src/platform/db/deadline.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { markSecret } from '../../server/src/platform/sealed-fields/sealing.ts';
import { openPglite, openPostgres, type Opened } from '../../server/src/platform/db/open.ts';
import { needs } from '../../scripts/services/needs.ts';
import { startPostgres } from '../../scripts/services/postgres.ts';
import { secret } from './mall-rows.ts';
import { cpuOf } from './processes.ts';

export type Engine = 'PGlite' | 'PostgreSQL';

/** The databases named on the command line, both by default. */
export const enginesAsked = (): Engine[] => {
  const asked = process.argv.slice(2).map((name) => name.toLowerCase());
  const all: Engine[] = ['PGlite', 'PostgreSQL'];
  return asked.length === 0 ? all : all.filter((engine) => asked.includes(engine.toLowerCase()));
};

/**
 * A database for one measurement, filled once. The mall and its measurement each get it by `env` and
 * `copyFor`.
 */
export type BenchDatabase = {
  engine: Engine;
  /** The settings with which the mall connects to it. */
  env: Record<string, string>;
  /** The same rows for another process: PGlite's folder is copied, PostgreSQL is shared. */
  copyFor: (name: string) => Record<string, string>;
  /** Opens it in this process; PGlite only while no other process has it open. */
  open: () => Promise<Opened>;
  /**
   * Seconds of a core that its processes have used so far; 0 for PGlite, which is a part of the mall's own
   * process.
   */
  cpu: () => Promise<number>;
  stop: () => Promise<void>;
};

/**
 * Starts PostgreSQL with full durability (fsync on), or creates a folder for PGlite. `fill` gets a migrated
 * database.
 */
export const startDatabase = async (
  engine: Engine,
  fill: (opened: Opened) => Promise<void>,
): Promise<BenchDatabase> => {
  const home = mkdtempSync(join(tmpdir(), 'furnimall-bench-'));
  const database = engine === 'PGlite' ? pglite(home) : await postgres(home);
  try {
    const opened = await database.open();
    try {
      await migrate(opened.db);
      await markSecret(opened.db, secret);
      // A million rows take longer than a statement of the mall may.
      await within(patienceMs.migration, () => fill(opened));
    } finally {
      await opened.close();
    }
  } catch (error) {
    await database.stop();
    throw error;
  }
  return database;
};

/** A server that has just started refuses sessions for a moment. */
const untilReady = async (url: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt >= 50) throw error;
      await sleep(100);
    }
  }
};

const pglite = (home: string): BenchDatabase => {
  const dir = join(home, 'mall');
  return {
    engine: 'PGlite',
    env: { DATA_DIR: dir },
    copyFor: (name) => {
      cpSync(dir, join(home, name), { recursive: true });
      return { DATA_DIR: join(home, name) };
    },
    open: () => openPglite(dir),
    cpu: async () => 0,
    stop: async () => rmSync(home, { recursive: true, force: true }),
  };
};

const postgres = async (home: string): Promise<BenchDatabase> => {
  const program = needs.postgres.find();
  if (program === undefined) throw new Error('PostgreSQL 15 or newer is not installed.');
  const server = await startPostgres(program, { durable: true });
  await untilReady(server.url);
  const env = { DATABASE_URL: server.url, DATA_DIR: home };
  return {
    engine: 'PostgreSQL',
    env,
    copyFor: () => env,
    open: async () => openPostgres(server.url),
    cpu: () => cpuOfServer(server.url),
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

const cpuOfServer = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.reduce((all, { pid }) => all + (cpuOf(pid) || 0), 0);
};
