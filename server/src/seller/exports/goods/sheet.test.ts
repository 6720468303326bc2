import type { Sent } from '@mall/contract/operations';
import { editSheet, rowsOfSheet } from '../../../testing/edit-sheet.ts';
import { asSent, createGoodsSheets, first, type GoodsSheets } from '../../../testing/goods-sheets.ts';
import { wholeGoods } from '../../../testing/goods.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { createWorker, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { createRunner } from '../../jobs/run.ts';
import { goodsExportWork } from './work.ts';

let api: Api;
let people: People;
let sheets: GoodsSheets;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  sheets = await createGoodsSheets(api, people);
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

describe('the sheet of a seller', () => {
  it('has the products that the list with the same filters has, their variants as rows', async () => {
    const inCategory = String(await api.given.category());
    const sofa = await sheets.mallSofa('Filtered sofa', { categoryId: inCategory });
    await sheets.mallSofa('Filtered chair');
    const { data: draft } = await sheets.operator.call('mallGoods.create', {
      content: asSent(await wholeGoods(api, people, sheets.operatorId, { name: { en: 'Filtered draft' } })),
    });
    const rows = await rowsOfSheet(await sheets.exportOfMall({ categoryId: inCategory }));
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
      ...new Set((await rowsOfSheet(await sheets.exportOfMall(filter))).map((row) => row['Product no.'])),
    ];
    expect(await numbers({ keyword: 'Filtered', tab: 'draft' })).toEqual([draft.id]);
    expect(await numbers({ keyword: 'Filtered' })).toHaveLength(3);
    expect(await numbers({ keyword: 'Filtered', sale: 'on' })).toHaveLength(2);
  });

  it.each([
    ['no product fits', { keyword: 'Nothing has this name' }],
    ['the products are deleted', { tab: 'removed' }],
  ] as const)('is refused when %s', async (_what, filter) => {
    expect((await sheets.operator.call('mallGoods.export', filter)).msgKey).toBe('export.noGoods');
  });

  it.each([
    ['in it', { unpacked: 10, packed: 10_000_000 }],
    ['as a file', { unpacked: 10_000_000, packed: 10 }],
  ])('has no more bytes %s than an import takes', async (_what, limits) => {
    const shop = await people.shop();
    await sheets.shopSofa(shop, 'Wordy');
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
    await sheets.shopSofa(shop, 'Supplied');
    const [mine] = await rowsOfSheet(await sheets.exportOfShop(shop));
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
    await sheets.shopSofa(shop, 'Told');
    const cells = [{ 'Platform price': 3000.5 }, { 'Supply price': '34x29' }];
    const sheet = await editSheet(await sheets.exportOfShop(shop), (row, at) => [{ ...row, ...cells[at] }]);
    const { job, rows } = await sheets.checkOfShop(shop, sheet);
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
    await sheets.shopSofa(shop, 'Mended');
    const editor = await people.staff(shop.id, 'content');
    const sheet = await editSheet(await sheets.exportOfShop(editor), first({ 'Platform price': 'ten' }));
    const { job } = await sheets.checkOfShop(editor, sheet);
    expect(job).toMatchObject({ wrong: 1, problems: [{ problem: expect.stringContaining('“ten”') }] });
    expect(job?.actions).toContain('errors');
  });

  it('is for who may edit products, with a fresh proof', async () => {
    const shop = await people.shop();
    const sales = await people.staff(shop.id, 'sales');
    expect((await sales.call('ownGoods.export', {})).data).toBe('goods.edit');
  });
});
