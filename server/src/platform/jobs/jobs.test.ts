import { register } from 'prom-client';
import { type Opened, openPglite } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { migratedSnapshot } from '../../testing/snapshot.ts';
import { createJobs, type Jobs } from './jobs.ts';

let opened: Opened;
let jobs: Jobs;
const told: Record<string, unknown>[] = [];
beforeAll(async () => {
  opened = await openPglite(null, await migratedSnapshot());
  jobs = createJobs(opened, undefined, true, (about, says) => void told.push({ says, ...about }));
});
afterAll(async () => {
  await jobs.stop();
  await opened.close();
});

/** All are defined before the queue starts. */
const tried: string[] = [];
const failing = async ({ id = '' }: Record<string, string>) => {
  tried.push(id);
  if (id === 'bad') throw new Error('it cannot be done');
};

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
  jobs.define('some', failing);
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

it('a job that fails is told with each try, is tried again, and fails none that were fetched with it', async () => {
  await inTransaction(opened.db, async (tx) => {
    for (const id of ['one', 'bad', 'two']) await jobs.send(tx, 'some', { id });
  });
  const tries = (which: string) => tried.filter((id) => id === which).length;
  while (tries('bad') < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect([tries('one'), tries('two')]).toEqual([1, 1]);
  const [first, second] = told.filter(({ job }) => job === 'some');
  expect(first).toMatchObject({ says: 'a job failed', attempt: 1, of: 6 });
  expect(first?.['err']).toEqual(new Error('it cannot be done'));
  expect(second).toMatchObject({ id: first?.['id'], attempt: 2, of: 6 });
  const counter = await register.getSingleMetric('mall_job_failures_total')?.get();
  expect(counter?.values).toEqual([
    expect.objectContaining({ labels: { job: 'some', final: 'false' }, value: 2 }),
  ]);
}, 30_000);

it('what looks for work looks again after it has ended or failed, and no more once the queue has stopped', async () => {
  const own = await openPglite(null, await migratedSnapshot());
  const said: string[] = [];
  const queue = createJobs(own, undefined, true, (_about, says) => void said.push(says));
  let looks = 0;
  queue.every('look', 1, async () => {
    looks += 1;
    if (looks === 2) throw new Error('it cannot be done');
  });
  const idle = createJobs(own, undefined, false, () => {});
  idle.every('never', 1, async () => {
    throw new Error('this process does no work');
  });
  await queue.start();
  await idle.start();
  while (looks < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  await Promise.all([queue.stop(), idle.stop()]);
  const last = looks;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect([looks, said]).toEqual([last, ['a job failed']]);
  await own.close();
});
