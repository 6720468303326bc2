import type { GoodsContent } from '@mall/contract/seller/own-goods';
import type { Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import { editSheet, rowsOfSheet } from '../../../testing/edit-sheet.ts';
import { wholeGoods } from '../../../testing/goods.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { createWorker, sendImport, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { zipOf } from '../../../testing/zip-of.ts';
import sharp from 'sharp';
import { goodsExportWork } from '../../exports/goods/work.ts';
import { createRunner } from '../../jobs/run.ts';

let api: Api;
let people: People;
let operatorId: string;
let operatorToken: string;
let operator: ReturnType<Api['as']>;
let brandId: string;
let visitor: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operatorId = await api.given.member({ operator: true });
  operatorToken = await api.signIn(operatorId);
  operator = api.as({ token: operatorToken, lang: 'en' });
  brandId = String(await api.given.brand());
  visitor = api.as({ token: await api.signIn(await api.given.member()), lang: 'en' });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

type Shop = Awaited<ReturnType<People['shop']>>;
type Cells = Parameters<Parameters<typeof editSheet>[1]>[0];
type Change = Parameters<typeof editSheet>[1];
const asSent = (content: GoodsContent) => content as Sent<'ownGoods.create'>['content']; // the contract's own is readonly

/** A product on sale of the mall, named so that a search finds it alone. */
const mallSofa = async (name: string, over: Partial<GoodsContent> = {}) => {
  const content = await wholeGoods(api, people, operatorId, {
    name: { zh: name, en: name },
    brandId,
    ...over,
  });
  const { data } = await operator.call('mallGoods.create', { content: asSent(content) });
  await operator.call('mallGoods.publish', data);
  return (await operator.call('mallGoods.detail', { id: data.id })).data;
};
const shopSofa = async (shop: Shop, name: string) => {
  const content = await wholeGoods(api, people, shop.ownerId, { name: { zh: name, en: name } });
  const { data } = await shop.call('ownGoods.create', { content: asSent(content) });
  const { data: at } = await shop.call('ownGoods.submit', { id: data.id, version: data.version });
  await operator.call('platformGoods.decide', { ...at, decision: 'approve' });
  return (await shop.call('ownGoods.detail', { id: data.id })).data;
};

const exportOfMall = async (filter: Sent<'mallGoods.export'>) => {
  const { run } = createWorker(api);
  const { data: job } = await operator.call('mallGoods.export', filter);
  await run(job.id);
  const { data } = await operator.call('mallJob.fileKey', { id: job.id, part: 'result' });
  return (await takeFile(api, operatorToken, `/api/platform/jobFile/${data.key}`)).bytes;
};
const exportOfShop = async (
  shop: { token?: string } & Pick<Shop, 'call'>,
  filter: Sent<'ownGoods.export'> = {},
) => {
  const { run } = createWorker(api);
  const { data: job } = await shop.call('ownGoods.export', filter);
  await run(job.id);
  const { data } = await shop.call('shopJob.fileKey', { id: job.id });
  return (await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`)).bytes;
};
/** Sends a list of the mall and checks it. */
const checkOfMall = async (bytes: Buffer, pictures?: Buffer) => {
  const { run } = createWorker(api);
  const { data: job } = await sendImport(
    'platform/goodsImport',
    api,
    operatorToken,
    bytes,
    'x.xlsx',
    pictures,
  );
  await run(job.id);
  const [checked, rows] = await Promise.all([
    operator.call('mallJob.detail', { id: job.id }),
    operator.call('mallJob.rows', { id: job.id }),
  ]);
  return {
    job: checked.data,
    rows: rows.data.list,
    write: async (publish: boolean) => {
      await operator.call('mallJob.confirm', { id: job.id, ready: checked.data.ready ?? 0, publish });
      await run(job.id);
      return (await operator.call('mallJob.detail', { id: job.id })).data;
    },
  };
};
const checkOfShop = async (shop: Pick<Shop, 'call' | 'token'>, bytes: Buffer) => {
  const { run } = createWorker(api);
  const { data: job } = await sendImport('shop/productImport', api, shop.token, bytes, 'x.xlsx');
  await run(job.id);
  const now = async () => (await shop.call('shopJob.list')).data.list.find(({ id }) => id === job.id);
  const checked = await now();
  return {
    job: checked,
    rows: (await shop.call('shopJob.rows', { id: job.id })).data.list,
    write: async () => {
      await shop.call('shopJob.confirm', { id: job.id, ready: checked?.ready ?? 0 });
      await run(job.id);
      return now();
    },
  };
};
const first =
  (over: Cells): Change =>
  (row, at) => [at === 0 ? { ...row, ...over } : row];
const detail = async (id: string) => (await operator.call('mallGoods.detail', { id })).data;

describe('the sheet of a seller', () => {
  it('has the products that the list with the same filters has, their variants as rows', async () => {
    const inCategory = String(await api.given.category());
    const sofa = await mallSofa('Filtered sofa', { categoryId: inCategory });
    await mallSofa('Filtered chair');
    const { data: draft } = await operator.call('mallGoods.create', {
      content: asSent(await wholeGoods(api, people, operatorId, { name: { en: 'Filtered draft' } })),
    });
    const rows = await rowsOfSheet(await exportOfMall({ categoryId: inCategory }));
    expect(rows).toMatchObject([
      {
        'Product no.': sofa.goodsNo,
        Version: sofa.version,
        'Name (English)': 'Filtered sofa',
        'Variant name 1': 'Colour',
        'Variant 1': 'Forest',
        'Platform price': 4899,
        'Supply price': 3429,
        Stock: 10,
        'Freight (0 = free)': 0,
      },
      { 'Product no.': sofa.goodsNo, 'Name (English)': null, 'Variant 1': 'Rust', 'Platform price': 4899 },
    ]);
    const numbers = async (filter: Sent<'mallGoods.export'>) => [
      ...new Set((await rowsOfSheet(await exportOfMall(filter))).map((row) => row['Product no.'])),
    ];
    expect(await numbers({ keyword: 'Filtered', tab: 'draft' })).toEqual([draft.id]);
    expect(await numbers({ keyword: 'Filtered' })).toHaveLength(3);
    expect(await numbers({ keyword: 'Filtered', sale: 'on' })).toHaveLength(2);
  });

  it.each([
    ['no product fits', { keyword: 'Nothing has this name' }],
    ['the products are deleted', { tab: 'removed' }],
  ] as const)('is refused when %s', async (_what, filter) => {
    expect((await operator.call('mallGoods.export', filter)).msgKey).toBe('export.noGoods');
  });

  it.each([
    ['in it', { unpacked: 10, packed: 10_000_000 }],
    ['as a file', { unpacked: 10_000_000, packed: 10 }],
  ])('has no more bytes %s than an import takes', async (_what, limits) => {
    const shop = await people.shop();
    await shopSofa(shop, 'Wordy');
    const { works, storage } = createWorker(api);
    const keys: string[] = [];
    const watched: typeof storage = {
      ...storage,
      write: (key, source) => {
        keys.push(key);
        return storage.write(key, source);
      },
    };
    const { data: job } = await shop.call('ownGoods.export', {});
    const goodsExport = goodsExportWork({ db: api.db, storage: watched }, limits);
    await createRunner(api.db, { ...works, goodsExport })(job.id);
    expect((await shop.call('shopJob.list')).data.list[0]).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('too much text'),
      actions: [],
    });
    for (const key of keys) expect(await storage.get(key)).toBeNull();
  });

  it('has supply prices for who may see them, and only they take it', async () => {
    const shop = await people.shop();
    await shopSofa(shop, 'Supplied');
    const [mine] = await rowsOfSheet(await exportOfShop(shop));
    expect(mine?.['Supply price']).toBe(3429);
    const { data: listed } = await shop.call('shopJob.list');
    const editor = await people.staff(shop.id, 'content');
    expect((await editor.call('ownGoods.export', {})).code).toBe(200);
    const { data: theirs } = await editor.call('shopJob.list');
    expect(listed.list[0]?.actions).toEqual(['download']);
    expect(theirs.list.find(({ id }) => id === listed.list[0]?.id)?.actions).toEqual([]);
    expect((await editor.call('shopJob.fileKey', { id: listed.list[0]?.id ?? '' })).msgKey).toBe(
      'job.fileGone',
    );
  });

  it('is read by them alone when it is sent too: neither its rows nor its faults tell others a supply price', async () => {
    const shop = await people.shop();
    await shopSofa(shop, 'Told');
    const cells = [{ 'Platform price': 3000.5 }, { 'Supply price': '34x29' }];
    const sheet = await editSheet(await exportOfShop(shop), (row, at) => [{ ...row, ...cells[at] }]);
    const { job, rows } = await checkOfShop(shop, sheet);
    const id = job?.id ?? '';
    expect(job?.actions).toContain('errors');
    expect(rows.flatMap(({ notes }) => notes).join()).toMatch(/3,429.*34x29/);
    const { data: key } = await shop.call('shopJob.fileKey', { id, part: 'errors' });
    expect((await takeFile(api, shop.token, `/api/shop/jobFile/${key.key}`)).status).toBe(200);

    const editor = await people.staff(shop.id, 'content');
    const [{ data: list }, { data: told }] = await Promise.all([
      editor.call('shopJob.list'),
      editor.call('shopJob.rows', { id }),
    ]);
    const theirs = list.list.find((one) => one.id === id);
    expect(theirs?.problems.map(({ problem }) => problem)).toEqual([
      'Below the supply price',
      'This is no amount. Write 1299 or 1299.50',
    ]);
    expect(theirs?.actions).toEqual(['cancel']);
    expect(told.list.map(({ notes }) => notes)).toEqual([
      ['Platform price: Below the supply price'],
      ['Supply price: This is no amount. Write 1299 or 1299.50'],
    ]);
    expect((await editor.call('shopJob.fileKey', { id, part: 'errors' })).msgKey).toBe('job.fileGone');
  });

  it('of who sees none is mended by them', async () => {
    const shop = await people.shop();
    await shopSofa(shop, 'Mended');
    const editor = await people.staff(shop.id, 'content');
    const sheet = await editSheet(await exportOfShop(editor), first({ 'Platform price': 'ten' }));
    const { job } = await checkOfShop(editor, sheet);
    expect(job).toMatchObject({ wrong: 1, problems: [{ problem: expect.stringContaining('“ten”') }] });
    expect(job?.actions).toContain('errors');
  });

  it('is for who may edit products, with a fresh proof', async () => {
    const shop = await people.shop();
    const sales = await people.staff(shop.id, 'sales');
    expect((await sales.call('ownGoods.export', {})).data).toBe('goods.edit');
  });
});

describe('a product of the mall', () => {
  it('is changed and published, and nothing else of it', async () => {
    const sofa = await mallSofa('Changed sofa', { keywords: { en: 'velvet' }, memberBps: 9000 });
    const bytes = await exportOfMall({ keyword: 'Changed sofa' });
    const { job, rows, write } = await checkOfMall(
      await editSheet(bytes, first({ 'Name (English)': 'Changed couch', 'Platform price': 5200, Stock: 99 })),
    );
    expect(job).toMatchObject({ ready: 1, complete: 1, same: 0, wrong: 0 });
    expect(rows).toEqual([
      {
        row: 2,
        name: 'Changed sofa',
        outcome: 'changed',
        columns: ['Name (English)', 'Platform price'],
        notes: [expect.stringContaining('The stock stays')],
      },
      { row: 3, name: 'Changed sofa', outcome: 'same', columns: [], notes: [] },
    ]);
    expect(await write(true)).toMatchObject({ state: 'done', rows: 1, wrong: 0 });
    const now = await detail(sofa.id);
    expect(now).toMatchObject({ state: 'approved', goodsNo: sofa.goodsNo, changed: [] });
    const [green, rust] = sofa.content.skus;
    expect(now.content).toEqual({
      ...sofa.content,
      name: { zh: 'Changed sofa', en: 'Changed couch' },
      skus: [{ ...green, price: 520_000 }, rust],
    });
    const { data } = await visitor.call('product.detail', { id: sofa.productId ?? '' });
    expect(data).toMatchObject({ name: 'Changed couch', skus: [{ stock: 10 }, { stock: 10 }] });
  });

  it('stays a draft where somebody has changes that are not published', async () => {
    const sofa = await mallSofa('Open sofa');
    await operator.call('mallGoods.save', { ...sofa, content: { ...sofa.content, unit: 'set' } });
    const bytes = await exportOfMall({ keyword: 'Open sofa' });
    const { rows, write } = await checkOfMall(await editSheet(bytes, first({ 'Platform price': 5200 })));
    expect(rows[0]?.notes).toEqual([expect.stringContaining('stays a draft')]);
    await write(true);
    const now = await detail(sofa.id);
    expect(now).toMatchObject({ state: 'draft', changed: expect.arrayContaining(['unit', 'skus']) });
  });

  it('that was never published stays a draft, and its row says so', async () => {
    const content = await wholeGoods(api, people, operatorId, { name: { en: 'Hidden sofa' }, brandId });
    const { data: draft } = await operator.call('mallGoods.create', { content: asSent(content) });
    const bytes = await exportOfMall({ keyword: 'Hidden sofa' });
    const { job, rows, write } = await checkOfMall(await editSheet(bytes, first({ 'Platform price': 5200 })));
    expect(job).toMatchObject({ ready: 1, complete: 0 });
    expect(rows[0]?.notes).toEqual(['Was never published, and stays a draft']);
    expect(await write(true)).toMatchObject({ state: 'done', rows: 1 });
    expect(await detail(draft.id)).toMatchObject({
      state: 'draft',
      productId: null,
      content: { skus: [{ price: 520_000 }, {}] },
    });
  });

  it('gets the pictures of the zip file where a cell names some', async () => {
    const sofa = await mallSofa('Pictured sofa');
    const content = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#264' } })
      .jpeg()
      .toBuffer();
    const bytes = await exportOfMall({ keyword: 'Pictured sofa' });
    const { write } = await checkOfMall(
      await editSheet(bytes, first({ 'Pictures (file names)': 'front.jpg' })),
      zipOf([{ name: 'front.jpg', content }]),
    );
    await write(true);
    const { images } = (await detail(sofa.id)).content;
    expect(images).toEqual([expect.stringContaining('/media/up/')]);
    expect(images).not.toEqual(sofa.content.images);
  });

  it('that somebody changed after the export is left alone, and says so', async () => {
    const sofa = await mallSofa('Raced sofa');
    const bytes = await editSheet(
      await exportOfMall({ keyword: 'Raced sofa' }),
      first({ 'Platform price': 5200 }),
    );
    await operator.call('mallGoods.save', { ...sofa, content: { ...sofa.content, unit: 'set' } });
    const { job } = await checkOfMall(bytes);
    expect(job).toMatchObject({
      ready: 0,
      wrong: 1,
      problems: [{ row: 2, column: 'Version', problem: expect.stringContaining('Export it again') }],
    });
    expect((await detail(sofa.id)).content).toMatchObject({ unit: 'set', skus: [{ price: 489_900 }, {}] });
  });

  it('that somebody changed after the check is left out alone', async () => {
    const [sofa] = [await mallSofa('Late sofa one'), await mallSofa('Late sofa two')];
    const bytes = await editSheet(await exportOfMall({ keyword: 'Late sofa' }), (row) => [
      { ...row, 'Platform price': 5200 },
    ]);
    const { job, write } = await checkOfMall(bytes);
    expect(job).toMatchObject({ ready: 2 });
    await operator.call('mallGoods.save', { ...sofa, content: { ...sofa.content, unit: 'set' } });
    expect(await write(true)).toMatchObject({ state: 'done', rows: 1, wrong: 1, actions: ['errors'] });
    expect((await detail(sofa.id)).content).toMatchObject({ unit: 'set', skus: [{ price: 489_900 }, {}] });
  });

  it('is not changed by a worker of the version before, which would make a new draft of it', async () => {
    const sofa = await mallSofa('Upgraded sofa');
    const bytes = await exportOfMall({ keyword: 'Upgraded sofa' });
    const { job, write } = await checkOfMall(await editSheet(bytes, first({ 'Platform price': 5200 })));
    // As that version takes work.
    const taking =
      sql`update shop_jobs set state = 'writing', worker = '0193a1c2-7f00-7abc-8def-0123456789ab',
      beat_at = now() where id = ${job.id}`.execute(api.db);
    await expect(taking).rejects.toThrow('shop_jobs_both_ways');
    expect(await write(true)).toMatchObject({ state: 'done', rows: 1, wrong: 0 });
    expect((await detail(sofa.id)).content.skus[0]?.price).toBe(520_000);
  });

  it('of two lists that change it at once, one wins and the other says so', async () => {
    const sofa = await mallSofa('Twice sofa');
    const bytes = await exportOfMall({ keyword: 'Twice sofa' });
    const both = await Promise.all(
      [5200, 5300].map(async (price) =>
        checkOfMall(await editSheet(bytes, first({ 'Platform price': price }))),
      ),
    );
    const ended = await Promise.all(both.map(({ write }) => write(true)));
    expect(ended.reduce((sum, { rows }) => sum + (rows ?? 0), 0)).toBe(1);
    const won = ended[0]?.rows === 1 ? 520_000 : 530_000;
    expect((await detail(sofa.id)).content.skus[0]?.price).toBe(won);
  });

  it('beside a new one and a faulty one keeps its own outcome', async () => {
    await mallSofa('Mixed sofa');
    const bytes = await editSheet(await exportOfMall({ keyword: 'Mixed sofa' }), (row, at) =>
      at === 0
        ? [
            row,
            { 'Name (English)': 'Mixed stool', 'Platform price': 90 },
            { 'Name (English)': 'Bad', Stock: 'x' },
          ]
        : [row],
    );
    const { job, rows } = await checkOfMall(bytes);
    expect(job).toMatchObject({ ready: 1, same: 1, wrong: 1 });
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'same'],
      [3, 'new'],
      [4, 'wrong'],
      [5, 'same'],
    ]);
    expect(rows[2]?.notes).toEqual([expect.stringContaining('Stock: “x”')]);
    const { data } = await operator.call('mallJob.rows', { id: job.id, outcome: 'wrong' });
    expect(data).toMatchObject({ total: 1, counts: { same: 2, new: 1, wrong: 1 }, list: [{ row: 4 }] });
  });

  it('keeps what orders did to its stock meanwhile', async () => {
    const sofa = await mallSofa('Ordered sofa');
    const bytes = await exportOfMall({ keyword: 'Ordered sofa' });
    const { data: product } = await visitor.call('product.detail', { id: sofa.productId ?? '' });
    const { write } = await checkOfMall(await editSheet(bytes, first({ 'Platform price': 5200 })));
    await people.paidOrder(await people.shopper({}), product.skus[0]?.id ?? '', 3);
    await write(true);
    const now = await detail(sofa.id);
    expect(now.content.skus.map(({ price, stock }) => [price, stock])).toEqual([
      [520_000, 7],
      [489_900, 10],
    ]);
  });
});

describe('a product of a shop', () => {
  it('becomes a draft to be reviewed, while shoppers see what was approved', async () => {
    const shop = await people.shop();
    const sofa = await shopSofa(shop, 'Shop sofa');
    const { rows, write } = await checkOfShop(
      shop,
      await editSheet(await exportOfShop(shop), first({ 'Platform price': 5200 })),
    );
    expect(rows[0]).toMatchObject({ outcome: 'changed', columns: ['Platform price'] });
    expect(await write()).toMatchObject({ state: 'done', rows: 1 });
    const { data } = await shop.call('ownGoods.detail', { id: sofa.id });
    expect(data).toMatchObject({ state: 'draft', changed: ['skus'], productId: sofa.productId });
    expect(data.live?.content.skus[0]?.price).toBe(489_900);
    const { data: seen } = await api
      .as({ code: shop.code })
      .call('product.detail', { id: sofa.productId ?? '' });
    expect(seen.price).toBe(489_900);
    expect((await shop.call('ownGoods.submit', data)).code).toBe(200);
  });

  it('keeps its supply prices when somebody changes it who does not see them', async () => {
    const shop = await people.shop();
    const sofa = await shopSofa(shop, 'Blind sofa');
    const editor = await people.staff(shop.id, 'content');
    const bytes = await exportOfShop(editor);
    expect((await rowsOfSheet(bytes))[0]?.['Supply price']).toBeNull();
    const { write } = await checkOfShop(editor, await editSheet(bytes, first({ 'Platform price': 5200 })));
    await write();
    const { data } = await shop.call('ownGoods.detail', { id: sofa.id });
    expect(data.content.skus.map(({ price, supply }) => [price, supply])).toEqual([
      [520_000, 342_900],
      [489_900, 342_900],
    ]);
  });

  it('of another shop is unknown, as one that nobody has', async () => {
    const [mine, theirs] = [await people.shop(), await people.shop()];
    await shopSofa(theirs, 'Their sofa');
    const bytes = await exportOfShop(theirs);
    const told = async (sheet: Buffer) => {
      const { job, rows } = await checkOfShop(mine, sheet);
      return [job?.ready, job?.wrong, rows.map(({ outcome, notes }) => [outcome, notes])];
    };
    const never = await editSheet(bytes, (row) => [{ ...row, 'Product no.': 'FM999999999' }]);
    const answer = await told(bytes);
    expect(answer.slice(0, 2)).toEqual([0, 1]);
    expect(answer).toEqual(await told(never));
    const unversioned: Change = (row) => [{ ...row, Version: null }];
    expect(await told(await editSheet(bytes, unversioned))).toEqual(
      await told(await editSheet(never, unversioned)),
    );
  });

  it('that is deleted, or in review, is not changed', async () => {
    const shop = await people.shop();
    const sofa = await shopSofa(shop, 'Gone sofa');
    const bytes = await editSheet(await exportOfShop(shop), (row) => [{ ...row, 'Platform price': 5200 }]);
    await shop.call('ownGoods.remove', { id: sofa.id });
    expect((await checkOfShop(shop, bytes)).job).toMatchObject({ ready: 0, wrong: 1 });
    await shop.call('ownGoods.restore', { id: sofa.id });
    const { data: kept } = await shop.call('ownGoods.save', sofa);
    await shop.call('ownGoods.submit', kept);
    const again = await editSheet(await exportOfShop(shop), (row) => [{ ...row, 'Platform price': 5200 }]);
    const { job, rows } = await checkOfShop(shop, again);
    expect(job).toMatchObject({ ready: 0, wrong: 1 });
    expect(rows[0]?.notes).toEqual([expect.stringContaining('in review')]);
  });
});
