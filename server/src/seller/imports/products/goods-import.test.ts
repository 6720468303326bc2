import { writeXlsx } from 'hucre/xlsx';
import { createPeople } from '../../../testing/people.ts';
import { cellsOf, createWorker, sendImport, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

type Shop = Awaited<ReturnType<typeof people.shop>>;
const titles = ['Product no.', 'Name (English)', 'Variant name 1', 'Variant 1', 'Platform price', 'Stock'];
const sheet = async (...rows: (string | number | null)[][]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Products', rows: [titles, ...rows] }] }));
const send = (shop: Shop, bytes: Buffer) =>
  sendImport('shop/productImport', api, shop.token, bytes, 'spring.xlsx');
const last = async (shop: Shop) => (await shop.call('shopJob.list')).data.list[0];
const drafts = async (shop: Shop) => (await shop.call('ownGoods.list', { tab: 'draft' })).data.list;

it('the list to fill in has the columns, and the choices of a shop on its second sheet', async () => {
  const shop = await people.shop();
  const { data } = await shop.call('ownGoods.template');
  const file = await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`);
  expect(file).toMatchObject({ status: 200, name: expect.stringMatching(/^products-.*\.xlsx$/) });
  const [head = []] = await cellsOf(file.bytes);
  expect(head).toEqual(expect.arrayContaining(titles));
});

it('a list is checked first, and confirmed becomes drafts, once', async () => {
  const { run } = createWorker(api);
  const shop = await people.shop();
  const { data: job } = await send(
    shop,
    await sheet(
      ['A', 'Cloud sofa', 'Colour', 'Green', 3200, 4],
      ['A', null, 'Colour', 'Rust', 3300, 2],
      [null, 'Stool', null, null, 'ten', 1],
    ),
  );
  expect(job).toMatchObject({ kind: 'goodsImport', state: 'waiting' });
  await run(job.id);
  expect(await last(shop)).toMatchObject({
    state: 'checked',
    ready: 1,
    wrong: 1,
    problems: [{ row: 4, column: 'Platform price', problem: '“ten” is no amount. Write 1299 or 1299.50' }],
  });
  expect(await drafts(shop)).toEqual([]);
  await shop.call('shopJob.confirm', { id: job.id, ready: 1 });
  await Promise.all([run(job.id), run(job.id)]);
  expect(await last(shop)).toMatchObject({ state: 'done', rows: 1, changeId: null });
  expect(await drafts(shop)).toMatchObject([
    { name: 'Cloud sofa', priceMin: 320_000, stock: 6, skus: 2, live: false },
  ]);
});

it('a description without a language, as lists of before had it, is in that of who sends it', async () => {
  const { run } = createWorker(api);
  const shop = await people.shop();
  const rows = 'Name (English),Description,Description (Chinese)\nStool,Soft,软\nBench,=1+1,\n';
  const { data: job } = await send(shop, Buffer.from(rows));
  await run(job.id);
  await shop.call('shopJob.confirm', { id: job.id, ready: 2 });
  await run(job.id);
  const details = await Promise.all(
    (await drafts(shop)).map(
      async ({ id }) => (await shop.call('ownGoods.detail', { id })).data.content.detail,
    ),
  );
  expect(details).toEqual(expect.arrayContaining([{ zh: '软', en: 'Soft' }, { en: '=1+1' }]));
});

it.each([
  ['without a name column', async () => Buffer.from('Stock,Unit\n3,set'), 'has no column'],
  ['without a row', async () => sheet(), 'no row that changes anything'],
  ['that is no table', async () => Buffer.from('PK\u0003\u0004broken', 'latin1'), 'cannot be read'],
])('a file %s says so, and nothing is written', async (_what, file, reason) => {
  const { run } = createWorker(api);
  const shop = await people.shop();
  const { data: job } = await send(shop, await file());
  await run(job.id);
  expect(await last(shop)).toMatchObject({ state: 'failed', reason: expect.stringContaining(reason) });
  expect(await drafts(shop)).toEqual([]);
});

it('a list with a password is refused at once', async () => {
  const shop = await people.shop();
  const locked = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]);
  expect((await send(shop, locked)).msgKey).toBe('import.encrypted');
});

it('needs the permission to write products', async () => {
  const shop = await people.shop();
  const sales = await people.staff(shop.id, 'sales');
  const bytes = await sheet([null, 'Stool', null, null, 10, 1]);
  expect((await sendImport('shop/productImport', api, sales.token, bytes, 'x.xlsx')).data).toBe('goods.edit');
});
