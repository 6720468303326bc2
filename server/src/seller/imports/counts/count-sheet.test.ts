import { writeXlsx } from 'hucre/xlsx';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { cellsOf, createWorker, sendImport, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { hasMoreRows } from '../../stock/stock.queries.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let wei: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId);
  wei = api.as({ token: await api.signIn(memberId), lang: 'en' });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

type Cells = (string | number | null)[];
const sheet = async (...rows: Cells[]): Promise<Buffer> =>
  Buffer.from(
    await writeXlsx({ sheets: [{ name: 'Count', rows: [['SKU', 'On hand', 'Counted'], ...rows] }] }),
  );
const own = async (stock: number, name = 'Shop bench') =>
  (await api.given.sku({ stock, name, shopId: shop.id })).skuId;
const stockOf = async (id: string) => (await shop.call('shopStock.detail', { id })).data.onHand;
/** Sends a sheet of the shop and has it checked. */
const checked = async (...rows: Cells[]): Promise<string> => {
  const sent = await sendImport('shop/stockImport', api, shop.token, await sheet(...rows), 'hall-2.xlsx');
  expect(sent).toMatchObject({ code: 200 });
  await createWorker(api).run(sent.data.id);
  return sent.data.id;
};
const job = async () => {
  const [first] = (await shop.call('shopJob.list', { kind: 'stockCount' })).data.list;
  if (first === undefined) throw new Error('There is no job');
  return first;
};
const confirm = async (id: string) => {
  const { ready } = await job();
  await shop.call('shopJob.confirm', { id, ready: ready ?? 0 });
  await createWorker(api).run(id);
};

it('the sheet has what the list shows; counted, confirmed and taken back it leaves the stock as it was', async () => {
  const [bench, other] = [await own(10, 'Sheet bench'), await own(4, 'Other bench')];
  const asked = await shop.call('shopStock.template', { keyword: 'sheet ben' });
  expect(asked).toMatchObject({ code: 200 });
  const { data } = asked;
  const file = await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`);
  expect(file.name).toMatch(/^stock-count-.*\.xlsx$/);
  const [titles = [], ...rows] = await cellsOf(file.bytes);
  expect(titles.slice(-4)).toEqual(['To be sent', 'Put aside', 'On hand', 'Counted']);
  expect(rows.map(([sku]) => sku)).toEqual([bench]);
  expect(rows[0]?.[8]).toBe(10);

  const id = await checked([bench, 10, 7], [other, 4, 4]);
  expect(await job()).toMatchObject({
    kind: 'stockCount',
    state: 'checked',
    ready: 2,
    wrong: 0,
    changeId: null,
  });
  expect((await shop.call('shopJob.rows', { id })).data.list).toMatchObject([
    {
      outcome: 'changed',
      name: expect.stringMatching(/^Sheet bench · /),
      notes: ['10 on hand, 7 counted: 3 fewer'],
    },
    { outcome: 'same', notes: ['As expected: 4'] },
  ]);
  expect(await stockOf(bench)).toBe(10);
  await confirm(id);
  expect(await job()).toMatchObject({ state: 'done', rows: 2, wrong: 0, changeId: id });
  expect(await stockOf(bench)).toBe(7);
  expect((await shop.call('shopStock.moves', { id: bench })).data.list).toMatchObject([
    { kind: 'counted', change: -3, note: 'hall-2.xlsx' },
  ]);
  expect((await shop.call('shopStock.undoCount', { id })).data).toEqual({ count: 2 });
  expect(await stockOf(bench)).toBe(10);
  expect((await job()).changeId).toBeNull();
});

it('tells each row what is wrong with it; another seller’s goods are unknown', async () => {
  const [bench, held, moved] = [await own(10), await own(5), await own(8)];
  const malls = (await api.given.sku({ stock: 3 })).skuId;
  await people.buy(await people.shopper({ code: shop.code }), held, 2);
  const id = await checked(
    [bench, 10, 9],
    [bench, 10, 8],
    [malls, 3, 0],
    ['999999999', 1, 1],
    [held, 5, 1],
    [moved, 9, 8],
    [moved, 8, null],
    ['', 1, 1],
    [moved, 8, 'ten'],
    [await own(1), null, 1],
  );
  expect(await job()).toMatchObject({ ready: 1, same: 1, wrong: 8 });
  const { data } = await shop.call('shopJob.rows', { id, outcome: 'wrong' });
  expect(data.list.map(({ row, notes }) => [row, notes[0]])).toEqual([
    [3, 'SKU: Row 2 has this SKU already. Keep one of them'],
    [4, `SKU: “${malls}” is no SKU of your goods. Use the numbers of the template`],
    [5, 'SKU: “999999999” is no SKU of your goods. Use the numbers of the template'],
    [6, 'Counted: Orders hold 2, so it cannot be fewer. Settle these orders first'],
    [7, 'On hand: The stock moved since this sheet was made: 8 on hand now. Count again, and write 8 here'],
    [9, 'SKU: The SKU is empty'],
    [10, 'SKU: Row 7 has this SKU already. Keep one of them'],
    [11, 'On hand: This cell is empty'],
  ]);
  await confirm(id);
  expect(await stockOf(bench)).toBe(9);
  expect((await wei.call('mallStock.detail', { id: malls })).data.onHand).toBe(3);
});

it('what moves between check and writing is left out and told; the others are taken', async () => {
  const [bench, moved] = [await own(10), await own(8)];
  const id = await checked([bench, 10, 12], [moved, 8, 6]);
  await shop.call('shopStock.change', { id: moved, change: 1, reason: 'received' });
  await confirm(id);
  expect(await job()).toMatchObject({ state: 'done', rows: 1, wrong: 1 });
  expect((await job()).actions).toContain('errors');
  expect([await stockOf(bench), await stockOf(moved)]).toEqual([12, 9]);
  const { data } = await shop.call('shopJob.fileKey', { id, part: 'errors' });
  const back = await cellsOf((await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`)).bytes);
  expect(back[1]?.slice(0, 2)).toEqual([expect.stringContaining('9 on hand now'), moved]);
});

it('two workers that write one sheet take it once', async () => {
  const bench = await own(10);
  const id = await checked([bench, 10, 12]);
  await shop.call('shopJob.confirm', { id, ready: 1 });
  await Promise.all([createWorker(api).run(id), createWorker(api).run(id)]);
  expect(await stockOf(bench)).toBe(12);
  expect((await shop.call('shopStock.moves', { id: bench })).data.total).toBe(1);
});

it('knows whether one sheet can have all that is to be counted', async () => {
  await own(1, 'Long list');
  await own(1, 'Long list');
  const hasMore = (most: number) =>
    hasMoreRows(api.db, { shopId: shop.id }, { tab: 'all', keyword: 'long list' }, most);
  expect([await hasMore(1), await hasMore(2)]).toEqual([true, false]);
});

it('a sheet that is still being written is not undone: what it writes next would stay', async () => {
  const bench = await own(10);
  const id = await checked([bench, 10, 12]);
  await confirm(id);
  const become = (state: 'confirmed' | 'done', endedAt: Date | null) =>
    api.db.updateTable('shop_jobs').set({ state, ended_at: endedAt }).where('id', '=', id).execute();
  await become('confirmed', null);
  expect((await job()).changeId).toBeNull();
  expect((await shop.call('shopStock.undoCount', { id })).msgKey).toBe('job.notAllowed');
  expect(await stockOf(bench)).toBe(12);
  await become('done', new Date());
  expect((await shop.call('shopStock.undoCount', { id })).code).toBe(200);
  expect(await stockOf(bench)).toBe(10);
});

it('a worker of the version before cannot take a count', async () => {
  const id = await checked([await own(10), 10, 12]);
  await shop.call('shopJob.confirm', { id, ready: 1 });
  const take = (worker: string) =>
    api.db
      .updateTable('shop_jobs')
      .set({ state: 'writing', worker, beat_at: new Date() })
      .where('id', '=', id)
      .where('state', '=', 'confirmed')
      .execute();
  await expect(take('bothWays:old')).rejects.toThrow('shop_jobs_counts');
  await createWorker(api).run(id);
  expect(await job()).toMatchObject({ state: 'done', rows: 1 });
});

it('who only sees the catalogue has no button that undoes, and opens no sheet with a key of before', async () => {
  const lamp = (await api.given.sku({ stock: 3 })).skuId;
  const sent = await sendImport('platform/stockImport', api, wei.token, await sheet([lamp, 3, 5]), 'm.xlsx');
  await createWorker(api).run(sent.data.id);
  await wei.call('mallJob.confirm', { id: sent.data.id, ready: 1 });
  await createWorker(api).run(sent.data.id);
  const memberId = await api.given.member();
  await api.given.operator(memberId, ['catalogue.view', 'catalogue.edit']);
  const mei = api.as({ token: await api.signIn(memberId), lang: 'en' });
  expect((await mei.call('mallJob.detail', { id: sent.data.id })).data.changeId).toBe(sent.data.id);
  const { data } = await mei.call('mallStock.template', {});
  await api.db
    .updateTable('operators')
    .set({ permissions: ['catalogue.view'] })
    .where('user_id', '=', memberId)
    .execute();
  expect((await mei.call('mallJob.detail', { id: sent.data.id })).data.changeId).toBeNull();
  expect((await takeFile(api, mei.token, `/api/platform/jobFile/${data.key}`)).refused).toBe('access.denied');
});

it('the mall counts its own by a sheet too', async () => {
  const lamp = (await api.given.sku({ stock: 3, name: 'Mall sheet lamp' })).skuId;
  const { data } = await wei.call('mallStock.template', { keyword: 'mall sheet' });
  const file = await takeFile(api, wei.token, `/api/platform/jobFile/${data.key}`);
  expect((await cellsOf(file.bytes))[1]?.[0]).toBe(lamp);
  const sent = await sendImport(
    'platform/stockImport',
    api,
    wei.token,
    await sheet([lamp, 3, 5]),
    'mall.xlsx',
  );
  const { run } = createWorker(api);
  await run(sent.data.id);
  await wei.call('mallJob.confirm', { id: sent.data.id, ready: 1 });
  await run(sent.data.id);
  expect((await wei.call('mallStock.detail', { id: lamp })).data.onHand).toBe(5);
  expect((await shop.call('shopStock.undoCount', { id: sent.data.id })).msgKey).toBe('stock.undoTooLate');
  expect((await wei.call('mallStock.undoCount', { id: sent.data.id })).code).toBe(200);
});
