import { readdirSync } from 'node:fs';
import pg from 'pg';
import { sql } from 'kysely';
import { onPostgres } from '../../testing/engine.ts';
import { eventually } from '../../testing/eventually.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open.ts';

/** Under this number a migrator locks out others (Kysely's PostgreSQL adapter). */
const migratorLock = '3853314791062309107';

(onPostgres ? it : it.skip)(
  'a migration that meets a deadlock with who works meanwhile is begun again',
  async () => {
    const { url, drop } = await emptyDatabase(process.env.TEST_DATABASE_URL ?? '');
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    // The migration looks for a deadlock first, and so it is the one that is undone.
    await other.query(
      `do $$ begin execute format('alter database %I set deadlock_timeout = %L', current_database(), '3s'); end $$`,
    );
    await other.query(`set deadlock_timeout = '1min'`);
    await other.query(
      'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    );
    await other.query('begin');
    await other.query('lock table kysely_migration in exclusive mode');
    const opened = openPostgres(url);
    const migrated = migrate(opened.db);
    const waiting = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(opened.db);
      return rows.length > 0;
    };
    expect(await eventually(waiting, Boolean)).toBe(true);
    await other.query(`select pg_advisory_xact_lock(${migratorLock})`);
    await other.query('rollback');
    await migrated;
    const { rows } = await sql`select from kysely_migration`.execute(opened.db);
    expect(rows.length).toBeGreaterThan(40);
    await other.end();
    await opened.close();
    await drop();
  },
);

const folder = new URL('./migrations/', import.meta.url);
const upgrades = readdirSync(folder).filter((name) => name >= '0075' && name.endsWith('.ts'));

it.each(upgrades)('%s asks for the time that work on the rows of years takes', async (name) => {
  const { statements } = (await import(new URL(name, folder).href)) as { statements: readonly string[] };
  const made = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);
  const worked = statements.flatMap(
    (statement) =>
      /^(?:alter table|create (?:unique )?index \w+ on|create trigger [^$]*? on) (\w+)/.exec(
        statement,
      )?.[1] ?? [],
  );
  if (worked.every((table) => made.includes(table))) return;
  expect(statements[0]).toBe('set local statement_timeout = 0');
});
