import { migrate } from '../db/migrate.ts';
import { type Opened, openPglite } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { createJobs, type Jobs } from './jobs.ts';

let opened: Opened;
let jobs: Jobs;
beforeAll(async () => {
  opened = await openPglite(null);
  await migrate(opened.db);
  jobs = createJobs(opened, undefined, true, () => {});
});
afterAll(async () => {
  await jobs.stop();
  await opened.close();
});

it('what takes long holds up neither its neighbours nor work of another name', async () => {
  const ended: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = async ({ id = '' }: Record<string, string>) => {
    if (id === 'slow') await held;
    ended.push(id);
  };
  jobs.define('long', work, { workers: 2 });
  jobs.define('short', work, { workers: 1 });
  await jobs.start();
  await inTransaction(opened.db, async (tx) => {
    for (const id of ['slow', 'quick']) await jobs.send(tx, 'long', { id });
    await jobs.send(tx, 'short', { id: 'other' });
  });
  while (ended.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended.toSorted()).toEqual(['other', 'quick']);
  release();
  while (ended.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(ended.at(-1)).toBe('slow');
});
