import { PgBoss } from 'pg-boss';
import { grantRuntime } from '../platform/db/grants.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/open.ts';
import type { Terminal } from './terminal.ts';

const usage = `Usage: OWNER_DATABASE_URL=postgres://… DATABASE_URL=postgres://… npm run migrate

Brings the tables up to date as their owner, and gives the user of DATABASE_URL, as whom the processes run, the right to
read and write rows and no more; that user is made when there is none. Run it before each new version starts. Without it
the processes bring the tables up to date themselves, as whoever owns them.`;

/** The exit code: 0, or 2 for settings that cannot be used. */
export const runMigrate = async (env: NodeJS.ProcessEnv, { say, complain }: Terminal): Promise<number> => {
  const owner = URL.parse(env.OWNER_DATABASE_URL ?? '');
  const runtime = URL.parse(env.DATABASE_URL ?? '');
  if (owner === null || runtime === null || runtime.username === '') {
    complain(usage);
    return 2;
  }
  if (owner.username === runtime.username) {
    complain('OWNER_DATABASE_URL and DATABASE_URL name the same user: the processes need one of their own.');
    return 2;
  }
  if (owner.host !== runtime.host || owner.pathname !== runtime.pathname) {
    complain('OWNER_DATABASE_URL and DATABASE_URL name two databases.');
    return 2;
  }
  const opened = openPostgres(owner.href);
  try {
    await migrate(opened.db);
    await installQueue(owner.href);
    const name = decodeURIComponent(runtime.username);
    await grantRuntime(opened.db, { name, password: decodeURIComponent(runtime.password) });
    say(`The tables are up to date, and ${name} may read and write their rows.`);
    return 0;
  } finally {
    await opened.close();
  }
};

/** The queue makes its tables when it starts, if it may. */
const installQueue = async (url: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false });
  boss.on('error', () => {}); // one that matters fails `start`
  await boss.start();
  await boss.stop({ graceful: false });
};
