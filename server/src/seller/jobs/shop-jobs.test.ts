import { sql } from 'kysely';
import { createPeople } from '../../testing/people.ts';
import { createWorker } from '../../testing/shop-work.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { createRunner } from './run.ts';
import { Stopped } from './beat.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const asked = async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ stock: 100 });
  const { data: order } = await people.buy(lin, skuId);
  const { data: job } = await shop.call('shopOrder.exportJob', { ids: [order.orderId] });
  const state = async () => (await shop.call('shopJob.list')).data.list[0];
  return { shop, id: job.id, state };
};
const files = async (id: string) =>
  (
    await api.db
      .selectFrom('shop_jobs')
      .select(['file_key', 'worker', 'tries'])
      .where('id', '=', id)
      .execute()
  )[0];
/** Makes the worker of a job look silent for a minute. */
const silence = (id: string) =>
  sql`update shop_jobs set beat_at = now() - interval '1 minute' where id = ${id}`.execute(api.db);

it('work is done once, however often and by however many it is taken up', async () => {
  const { run } = createWorker(api);
  const { id, state } = await asked();
  await Promise.all([run(id), run(id), run(id)]);
  await run(id);
  expect(await state()).toMatchObject({ state: 'done', rows: 1 });
  expect(await files(id)).toMatchObject({ worker: null, tries: 1 });
});

it('work of a worker that was killed is done by another, and the first one can no longer end it', async () => {
  const { run, works, sweep } = createWorker(api);
  const { id, state } = await asked();
  let release = () => {};
  const paused = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow = createRunner(api.db, {
    ...works,
    orderExport: async (job, beat, write) => {
      await paused;
      return works.orderExport(job, beat, write);
    },
  })(id);
  while ((await state())?.state !== 'running') await new Promise((resolve) => setTimeout(resolve, 5));
  await run(id);
  expect((await state())?.state).toBe('running'); // a worker that reported just now holds it
  await silence(id);
  await sweep();
  expect(await state()).toMatchObject({ state: 'done', rows: 1 });
  const kept = (await files(id))?.file_key;
  release();
  await slow;
  expect(await state()).toMatchObject({ state: 'done', rows: 1 });
  expect((await files(id))?.file_key).toBe(kept);
});

it('work that nobody heard of is found by the sweep', async () => {
  const { sweep } = createWorker(api);
  const { id, state } = await asked();
  await sql`update shop_jobs set created_at = now() - interval '1 minute' where id = ${id}`.execute(api.db);
  await sweep();
  expect((await state())?.state).toBe('done');
});

it('work that kills three workers fails with a reason, and can be tried again', async () => {
  const { run, sweep } = createWorker(api);
  const { shop, id, state } = await asked();
  for (let at = 1; at <= 3; at += 1)
    await sql`update shop_jobs set state = 'running', worker = 'gone', beat_at = now() - interval '1 minute',
      tries = ${at} where id = ${id}`.execute(api.db);
  await sweep();
  expect(await state()).toMatchObject({
    state: 'failed',
    actions: ['retry'],
    reason: expect.stringContaining('Nothing is lost'),
  });
  expect((await shop.call('shopJob.retry', { id })).data.state).toBe('waiting');
  await run(id);
  expect((await state())?.state).toBe('done');
});

it('a fault is tried again twice before the work fails', async () => {
  const { works } = createWorker(api);
  const { id, state } = await asked();
  let times = 0;
  const run = createRunner(api.db, {
    ...works,
    orderExport: async () => {
      times += 1;
      throw new Error('the store does not answer');
    },
  });
  await expect(run(id)).rejects.toThrow('does not answer');
  expect((await state())?.state).toBe('waiting');
  await expect(run(id)).rejects.toThrow('does not answer');
  await expect(run(id)).rejects.toThrow('does not answer');
  await run(id);
  expect(times).toBe(3);
  expect(await state()).toMatchObject({ state: 'failed', reason: expect.any(String) });
});

it('a full store is told as such', async () => {
  const { works } = createWorker(api);
  const { id, state } = await asked();
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  await createRunner(api.db, { ...works, orderExport: () => Promise.reject(full) })(id);
  expect(
    (await api.db.selectFrom('shop_jobs').select('reason').where('id', '=', id).execute())[0]?.reason,
  ).toBe('storage.full');
  expect((await state())?.state).toBe('failed');
});

it('what is cancelled stops at the next step and leaves nothing', async () => {
  const { works, storage } = createWorker(api);
  const { shop, id, state } = await asked();
  let told: unknown;
  let made = '';
  const run = createRunner(api.db, {
    ...works,
    orderExport: async (job, beat, write) => {
      const result = await works.orderExport(job, beat, write);
      made = result.move === 'finish' ? (result.fileKey ?? '') : '';
      await shop.call('shopJob.cancel', { id });
      await new Promise((resolve) => setTimeout(resolve, 510));
      await beat(1).catch((error: unknown) => {
        told = error;
      });
      return result;
    },
  });
  await run(id);
  expect(told).toBeInstanceOf(Stopped);
  expect(await state()).toMatchObject({ state: 'cancelled', actions: [] });
  expect(made).not.toBe('');
  expect(await storage.get(made)).toBeNull();
  expect((await shop.call('shopJob.cancel', { id })).msgKey).toBe('job.notAllowed');
});

it('a file is kept for its days and then gone, with a word about it', async () => {
  const { run, sweep, storage } = createWorker(api);
  const { shop, id, state } = await asked();
  await run(id);
  const key = (await files(id))?.file_key ?? '';
  await sweep();
  expect(await storage.get(key)).not.toBeNull();
  await sql`update shop_jobs set expires_at = now() - interval '1 second' where id = ${id}`.execute(api.db);
  await sweep();
  expect(await storage.get(key)).toBeNull();
  expect((await state())?.actions).toEqual([]);
  expect((await shop.call('shopJob.fileKey', { id })).msgKey).toBe('job.fileGone');
});
