import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Db, Opened } from '../platform/db/open.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { StoragePort } from '../platform/ports/storage.ts';
import { keepBoosts } from './keep-boosts.ts';
import { keepSeckill } from './keep-seckill.ts';
import { hasDemo, wasEmptied } from './presence.ts';
import { demoAccounts, demoPassword } from './people.ts';

/** Five past midnight in Shanghai, in UTC. */
const everyMidnight = '5 16 * * *';

/**
 * Creates the demo mall if the database is empty, and keeps its flash sales and boosts running from then on.
 */
export const startDemo = async (
  { db, engine }: Pick<Opened, 'db' | 'engine'>,
  storage: StoragePort,
  jobs: Jobs,
  tell: (done: string) => void,
): Promise<void> => {
  if ((await isEmpty(db)) && !(await wasEmptied(db))) {
    if (engine === 'postgres') await importApart(tell);
    else await (await import('./import.ts')).importDemo(db, storage, tell);
  }
  if (!(await hasDemo(db))) return; // an operator's own mall: nothing of the demo is added to it
  const published = await keepSeckill(db);
  if (published > 0) tell(`${published} flash sales`);
  const boosts = await keepBoosts(db);
  if (boosts > 0) tell(`${boosts} boosts`);
  // The mall may have been emptied since the start.
  const keep = (work: (of: Db) => Promise<number>) => async (): Promise<void> => {
    if (await hasDemo(db)) await work(db);
  };
  jobs.define('demo.seckill', keep(keepSeckill), everyMidnight);
  jobs.define('demo.boosts', keep(keepBoosts), everyMidnight);
};

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * Imports in a process of its own, whose 90 MB end with it. PGlite cannot be opened there: it is open here.
 */
const importApart = async (tell: (done: string) => void): Promise<void> => {
  const program = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [program, 'import'], { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', tell);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The demo mall could not be imported.');
};

/** The people who can sign in, as lines of a table. */
export const demoSignIns = (): string[] => {
  const rows = Object.values(demoAccounts).map(
    ({ mobile, about }) => `  ${mobile}   ${demoPassword}   ${about}`,
  );
  return ['  mobile        password   who', ...rows];
};
