import type { Db } from '../db/open.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { StoragePort } from '../ports/storage.ts';
import { importDemo } from './import.ts';
import { keepSeckill } from './keep-seckill.ts';
import { demoAccounts, demoPassword } from './people.ts';

/** Five past midnight in Shanghai, in UTC. */
const everyMidnight = '5 16 * * *';

/** Makes the demo mall if the database is empty, and keeps its flash sales running from then on. */
export const startDemo = async (
  db: Db,
  storage: StoragePort,
  jobs: Jobs,
  tell: (done: string) => void,
): Promise<void> => {
  await importDemo(db, storage, tell);
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('mobile', '=', demoAccounts.owner.mobile)
    .executeTakeFirst();
  if (owner === undefined) return; // somebody's own mall: nothing of the demo is added to it
  const published = await keepSeckill(db);
  if (published > 0) tell(`${published} flash sales`);
  jobs.define('demo.seckill', async () => void (await keepSeckill(db)), everyMidnight);
};

/** Who can sign in, as lines of a table. */
export const demoSignIns = (): string[] => {
  const rows = Object.values(demoAccounts).map(
    ({ mobile, about }) => `  ${mobile}   ${demoPassword}   ${about}`,
  );
  return ['  mobile        password   who', ...rows];
};
