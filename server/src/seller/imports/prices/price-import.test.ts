import { writeXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { createPeople } from '../../../testing/people.ts';
import { cellsOf, createWorker, sendPrices, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

type Cells = (string | number | null)[];
const sheet = async (...rows: Cells[]): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Prices', rows: [['SKU', 'Shop price'], ...rows] }] }));
const csv = (...rows: Cells[]): Buffer =>
  Buffer.from(['SKU,Shop price', ...rows.map((cells) => cells.join(','))].join('\n'));
const pricesOf = (shopId: string) =>
  api.db
    .selectFrom('shop_prices')
    .select(['sku_id', 'price'])
    .where('shop_id', '=', shopId)
    .orderBy('sku_id')
    .execute();
const selling = async (count = 2) => {
  const shop = await people.shop({ factor: 15_000 });
  const skuIds: string[] = [];
  for (let at = 0; at < count; at += 1) skuIds.push((await api.given.sku({ price: 100_000 })).skuId);
  return { shop, skuIds };
};
const one = async (shop: Awaited<ReturnType<typeof selling>>['shop']) =>
  (await shop.call('shopJob.list')).data.list[0];

it('the template has the goods with their prices; what is changed in it and sent back is an import', async () => {
  const { run } = createWorker(api);
  const { shop, skuIds } = await selling();
  const { data } = await shop.call('shopPrice.template');
  const file = await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`);
  const [titles = [], ...rows] = await cellsOf(file.bytes);
  expect(titles).toEqual(['SKU', 'Goods no.', 'Product', 'Variant', 'Platform price', 'Shop price']);
  const changed = rows.map((cells) => (cells[0] === skuIds[0] ? [...cells.slice(0, 5), 1700] : cells));
  expect(changed.find(([sku]) => sku === skuIds[1])?.[5]).toBe(1500);
  const sent = await sendPrices(
    api,
    shop.token,
    Buffer.from(await writeXlsx({ sheets: [{ name: 'x', rows: [titles, ...changed] }] })),
  );
  await run(sent.data.id);
  expect(await one(shop)).toMatchObject({ state: 'checked', ready: 1, wrong: 0, same: rows.length - 1 });
});

describe.each([
  ['Excel', sheet],
  ['CSV', async (...rows: Cells[]) => csv(...rows)],
])('a file of prices as %s', (_kind, file) => {
  it('is checked first and writes nothing; what is confirmed is written in one go', async () => {
    const { run, sweep, storage } = createWorker(api);
    const { shop, skuIds } = await selling();
    const sent = await sendPrices(
      api,
      shop.token,
      await file([skuIds[0] ?? '', 1700], [skuIds[1] ?? '', 'ten']),
      'autumn.xlsx',
    );
    expect(sent.data).toMatchObject({
      kind: 'priceImport',
      state: 'waiting',
      about: { file: 'autumn.xlsx' },
    });
    await run(sent.data.id);
    expect(await one(shop)).toMatchObject({
      state: 'checked',
      ready: 1,
      wrong: 1,
      problems: [{ row: 3, column: 'Shop price', problem: '“ten” is no amount. Write 1299 or 1299.50' }],
      actions: ['confirm', 'errors', 'cancel'],
    });
    expect(await pricesOf(shop.id)).toEqual([]);
    expect((await shop.call('shopJob.confirm', { id: sent.data.id, ready: 2 })).msgKey).toBe(
      'job.notAllowed',
    );
    expect((await shop.call('shopJob.confirm', { id: sent.data.id, ready: 1 })).data.state).toBe('confirmed');
    expect(await pricesOf(shop.id)).toEqual([]);
    await Promise.all([run(sent.data.id), run(sent.data.id)]);
    expect(await one(shop)).toMatchObject({ state: 'done', rows: 1 });
    expect(await pricesOf(shop.id)).toEqual([{ sku_id: Number(skuIds[0]), price: 170_000 }]);
    const noted = await api.db
      .selectFrom('audit_log')
      .select('diff')
      .where('shop_id', '=', shop.id)
      .where('action', '=', 'price.override')
      .execute();
    const { changeId } = (await one(shop)) ?? {};
    const [sku = ''] = skuIds;
    expect(noted).toEqual([
      { diff: { old: { [sku]: null }, new: { [sku]: 170_000 }, how: { how: 'import' }, count: 1, changeId } },
    ]);
    expect((await shop.call('shopGoods.undoPrice', { id: changeId ?? '' })).code).toBe(200);
    expect(await pricesOf(shop.id)).toEqual([]);
    expect(await one(shop)).toMatchObject({ state: 'done', changeId: null });
    const source = await api.db
      .selectFrom('shop_jobs')
      .select('source_key')
      .where('id', '=', sent.data.id)
      .executeTakeFirst();
    await sweep();
    expect(await storage.get(source?.source_key ?? '')).not.toBeNull(); // a row of it goes back
    await sql`update shop_jobs set expires_at = now() - interval '1 second'`.execute(api.db);
    await sweep();
    expect(await storage.get(source?.source_key ?? '')).toBeNull();
  });
});

it('the rows with a fault come back as a sheet, as text', async () => {
  const { run } = createWorker(api);
  const { shop, skuIds } = await selling(1);
  const { data: job } = await sendPrices(api, shop.token, await sheet(['=1+1', 5], [skuIds[0] ?? '', 1]));
  await run(job.id);
  const { data } = await shop.call('shopJob.fileKey', { id: job.id, part: 'errors' });
  const file = await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`);
  expect(file).toMatchObject({ status: 200, name: expect.stringMatching(/^rows-to-mend-.*\.xlsx$/) });
  const [titles = [], first, second] = await cellsOf(file.bytes);
  expect(titles.slice(1)).toEqual((await cellsOf(await sheet()))[0]);
  expect(first).toEqual(['SKU: “=1+1” is no SKU of your goods. Use the numbers of the template', '=1+1', 5]);
  expect(second).toEqual([expect.stringMatching(/^Shop price: Below/), skuIds[0], 1]);
});

it('a price that is no longer possible stops the whole import', async () => {
  const { run } = createWorker(api);
  const { shop, skuIds } = await selling();
  const { data: job } = await sendPrices(
    api,
    shop.token,
    await sheet([skuIds[0] ?? '', 1700], [skuIds[1] ?? '', 1700]),
  );
  await run(job.id);
  await shop.call('shopJob.confirm', { id: job.id, ready: 2 });
  await api.db
    .updateTable('skus')
    .set({ price: 180_000, supply_price: 1 })
    .where('id', '=', Number(skuIds[1]))
    .execute();
  await run(job.id);
  expect(await one(shop)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('Nothing was written'),
  });
  expect(await pricesOf(shop.id)).toEqual([]);
});

it("another shop's own goods cannot be priced", async () => {
  const { run } = createWorker(api);
  const { shop, skuIds } = await selling();
  const other = await people.shop();
  const own = await api.db
    .selectFrom('skus')
    .select('product_id')
    .where('id', '=', Number(skuIds[0]))
    .executeTakeFirstOrThrow();
  await api.db.updateTable('products').set({ shop_id: other.id }).where('id', '=', own.product_id).execute();
  const { data: job } = await sendPrices(api, shop.token, await sheet([skuIds[0] ?? '', 1700]));
  await run(job.id);
  expect(await one(shop)).toMatchObject({ ready: 0, wrong: 1, problems: [{ column: 'SKU' }] });
});

describe('a file that is none of ours', () => {
  const failure = async (bytes: Buffer) => {
    const { run } = createWorker(api);
    const { shop } = await selling(1);
    const sent = await sendPrices(api, shop.token, bytes);
    if (sent.code !== 200) return { at: 'once', key: sent.msgKey, reason: sent.msg };
    await run(sent.data.id);
    const job = await one(shop);
    return { at: 'check', state: job?.state, reason: job?.reason, actions: job?.actions };
  };

  it('is refused at once when it is no table or has a password', async () => {
    expect(await failure(Buffer.from('\u0089PNG\r\n\u001a\n\u0000', 'latin1'))).toMatchObject({
      at: 'once',
      key: 'import.notTable',
    });
    const locked = await writeXlsx({
      sheets: [{ name: 'x', rows: [[1]] }],
      encryption: { password: 'x', spinCount: 1 },
    });
    expect(await failure(Buffer.from(locked))).toMatchObject({ at: 'once', key: 'import.encrypted' });
    expect(await failure(Buffer.alloc(0))).toMatchObject({ at: 'once', key: 'upload.failed' });
  });

  it('fails its check with a sentence otherwise', async () => {
    expect(await failure(Buffer.from('a,b\n1,2'))).toMatchObject({
      state: 'failed',
      reason: 'The first row has no column “SKU”. Use the template',
      actions: [],
    });
    const whole = await sheet(['7', 1700]);
    expect(await failure(whole.subarray(0, whole.length - 30))).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('cannot be read'),
    });
    expect(await failure(csv())).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('no row'),
    });
    const many = csv(...Array.from({ length: 20_001 }, (_, at): Cells => [at + 1, 5]));
    expect(await failure(many)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('more than 20000 rows'),
    });
  });

  it('of a hundred thousand rows, each right, is refused with a sentence and nothing of it is kept', async () => {
    const { run } = createWorker(api);
    const { shop, skuIds } = await selling(1);
    const rows = Array.from({ length: 100_000 }, (): Cells => [skuIds[0] ?? '', 1700]);
    const { data: job } = await sendPrices(api, shop.token, await sheet(...rows));
    await run(job.id);
    expect(await one(shop)).toMatchObject({
      state: 'failed',
      reason: 'This file has more than 20000 rows. Split it into several files',
    });
    expect(await pricesOf(shop.id)).toEqual([]);
  }, 60_000);

  it('with a formula where a price should be names the cell and writes the other rows alone', async () => {
    const { run } = createWorker(api);
    const { shop, skuIds } = await selling(2);
    const [first = '', second = ''] = skuIds;
    const rows = [
      ['SKU', 'Shop price'],
      [first, 1700],
      [second, 1800],
    ];
    const cells = new Map([['1,1', { value: 1700, formula: 'A1*2' }]]);
    const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Prices', rows, cells }] }));
    const { data: job } = await sendPrices(api, shop.token, bytes);
    await run(job.id);
    expect(await one(shop)).toMatchObject({
      ready: 1,
      wrong: 1,
      problems: [{ row: 2, column: 'Shop price' }],
    });
    await shop.call('shopJob.confirm', { id: job.id, ready: 1 });
    await run(job.id);
    expect(await pricesOf(shop.id)).toEqual([{ sku_id: Number(second), price: 180_000 }]);
  });

  it('needs the permission for prices', async () => {
    const { shop } = await selling(1);
    const finance = await people.staff(shop.id, 'finance');
    expect(await sendPrices(api, finance.token, await sheet(['7', 1700]))).toMatchObject({
      code: 40300,
      data: 'goods.price',
    });
  });
});
