import { sql } from 'kysely';
import sharp from 'sharp';
import { editSheet, rowsOfSheet } from '../../../testing/edit-sheet.ts';
import {
  asSent,
  type Change,
  createGoodsSheets,
  first,
  type GoodsSheets,
} from '../../../testing/goods-sheets.ts';
import { wholeGoods } from '../../../testing/goods.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { zipOf } from '../../../testing/zip-of.ts';

let api: Api;
let people: People;
let sheets: GoodsSheets;
let visitor: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  sheets = await createGoodsSheets(api, people);
  visitor = api.as({ token: await api.signIn(await api.given.member()), lang: 'en' });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const detail = async (id: string) => (await sheets.operator.call('mallGoods.detail', { id })).data;

describe('a product of the mall', () => {
  it('is changed and published, and nothing else of it', async () => {
    const sofa = await sheets.mallSofa('Changed sofa', { keywords: { en: 'velvet' }, memberBps: 9000 });
    const bytes = await sheets.exportOfMall({ keyword: 'Changed sofa' });
    const { job, rows, write } = await sheets.checkOfMall(
      await editSheet(bytes, first({ 'Name (English)': 'Changed couch', 'Platform price': 5200, Stock: 99 })),
    );
    expect(job).toMatchObject({ ready: 1, complete: 1, same: 0, wrong: 0 });
    expect(rows).toEqual([
      {
        row: 2,
        name: 'Changed sofa',
        outcome: 'changed',
        columns: ['Name (English)', 'Platform price'],
        changes: [
          { column: 'Name (English)', from: 'Changed sofa', to: 'Changed couch' },
          { column: 'Platform price', from: '4899', to: '5200' },
        ],
        notes: [expect.stringContaining('The stock stays')],
      },
      { row: 3, name: 'Changed sofa', outcome: 'same', columns: [], changes: [], notes: [] },
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

  it('has its variants renamed by their keys, and each stays the SKU that it was', async () => {
    const sofa = await sheets.mallSofa('Renamed sofa');
    const texts = async () =>
      (
        await api.db
          .selectFrom('skus')
          .select(['id', 'value_ids', 'spec_text'])
          .where('product_id', '=', Number(sofa.productId))
          .orderBy('id')
          .execute()
      ).map(({ id, value_ids: [value], spec_text: { en } }) => [id, value, en]);
    const before = await texts();
    const bytes = await sheets.exportOfMall({ keyword: 'Renamed sofa' });
    const swapped: Change = (row) => [
      { ...row, 'Variant 1': row['Variant 1'] === 'Rust' ? 'Forest' : 'Rust' },
    ];
    const { rows, write } = await sheets.checkOfMall(await editSheet(bytes, swapped));
    expect(rows.map(({ outcome, columns }) => [outcome, columns])).toEqual([
      ['changed', ['Variant 1']],
      ['changed', ['Variant 1']],
    ]);
    expect(await write(true)).toMatchObject({ state: 'done', rows: 1, wrong: 0 });
    const [[green], [rust]] = [before[0] ?? [], before[1] ?? []];
    expect(before).toEqual([
      [green, 'green', 'Forest'],
      [rust, 'rust', 'Rust'],
    ]);
    expect(await texts()).toEqual([
      [green, 'green', 'Rust'],
      [rust, 'rust', 'Forest'],
    ]);
    const { data: seen } = await visitor.call('product.detail', { id: sofa.productId ?? '' });
    expect(seen.skus.map(({ specText }) => specText)).toEqual(['Rust', 'Forest']);
    const back = await sheets.checkOfMall(await sheets.exportOfMall({ keyword: 'Renamed sofa' }));
    expect(back.job).toMatchObject({ ready: 0, same: 1, wrong: 0 });
  });

  it('has the styles, materials and labels that its row names', async () => {
    const { data: style } = await sheets.operator.call('mallAttribute.create', {
      kind: 'style',
      name: { zh: '侘寂', en: 'Wabi-sabi' },
      colour: null,
    });
    const sofa = await sheets.mallSofa('Styled sofa');
    const bytes = await sheets.exportOfMall({ keyword: 'Styled sofa' });
    expect((await rowsOfSheet(bytes))[0]).toMatchObject({ Styles: null, Labels: 'New' });
    const { write } = await sheets.checkOfMall(
      await editSheet(bytes, first({ Styles: '侘寂', Labels: 'Recommended' })),
    );
    await write(true);
    expect((await detail(sofa.id)).content).toMatchObject({
      styles: [style.key],
      isNew: false,
      recommend: true,
    });
    const [row] = await rowsOfSheet(await sheets.exportOfMall({ keyword: 'Styled sofa' }));
    expect(row).toMatchObject({ Styles: 'Wabi-sabi', Labels: 'Recommended' });
  });

  it('stays a draft where somebody has changes that are not published', async () => {
    const sofa = await sheets.mallSofa('Open sofa');
    await sheets.operator.call('mallGoods.save', { ...sofa, content: { ...sofa.content, unit: 'set' } });
    const bytes = await sheets.exportOfMall({ keyword: 'Open sofa' });
    const { rows, write } = await sheets.checkOfMall(
      await editSheet(bytes, first({ 'Platform price': 5200 })),
    );
    expect(rows[0]?.notes).toEqual([expect.stringContaining('stays a draft')]);
    await write(true);
    const now = await detail(sofa.id);
    expect(now).toMatchObject({ state: 'draft', changed: expect.arrayContaining(['unit', 'skus']) });
  });

  it('that was never published stays a draft, and its row says so', async () => {
    const content = await wholeGoods(api, people, sheets.operatorId, {
      name: { en: 'Hidden sofa' },
      brandId: sheets.brandId,
    });
    const { data: draft } = await sheets.operator.call('mallGoods.create', { content: asSent(content) });
    const bytes = await sheets.exportOfMall({ keyword: 'Hidden sofa' });
    const { job, rows, write } = await sheets.checkOfMall(
      await editSheet(bytes, first({ 'Platform price': 5200 })),
    );
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
    const sofa = await sheets.mallSofa('Pictured sofa');
    const content = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#264' } })
      .jpeg()
      .toBuffer();
    const bytes = await sheets.exportOfMall({ keyword: 'Pictured sofa' });
    const { write } = await sheets.checkOfMall(
      await editSheet(bytes, first({ 'Pictures (file names)': 'front.jpg' })),
      zipOf([{ name: 'front.jpg', content }]),
    );
    await write(true);
    const { images } = (await detail(sofa.id)).content;
    expect(images).toEqual([expect.stringContaining('/media/up/')]);
    expect(images).not.toEqual(sofa.content.images);
  });

  it('that somebody changed after the export is left alone, and says so', async () => {
    const sofa = await sheets.mallSofa('Raced sofa');
    const bytes = await editSheet(
      await sheets.exportOfMall({ keyword: 'Raced sofa' }),
      first({ 'Platform price': 5200 }),
    );
    await sheets.operator.call('mallGoods.save', { ...sofa, content: { ...sofa.content, unit: 'set' } });
    const { job } = await sheets.checkOfMall(bytes);
    expect(job).toMatchObject({
      ready: 0,
      wrong: 1,
      problems: [{ row: 2, column: 'Version', problem: expect.stringContaining('Export it again') }],
    });
    expect((await detail(sofa.id)).content).toMatchObject({ unit: 'set', skus: [{ price: 489_900 }, {}] });
  });

  it('that somebody changed after the check is left out alone', async () => {
    const [sofa] = [await sheets.mallSofa('Late sofa one'), await sheets.mallSofa('Late sofa two')];
    const bytes = await editSheet(await sheets.exportOfMall({ keyword: 'Late sofa' }), (row) => [
      { ...row, 'Platform price': 5200 },
    ]);
    const { job, write } = await sheets.checkOfMall(bytes);
    expect(job).toMatchObject({ ready: 2 });
    await sheets.operator.call('mallGoods.save', { ...sofa, content: { ...sofa.content, unit: 'set' } });
    expect(await write(true)).toMatchObject({ state: 'done', rows: 1, wrong: 1, actions: ['errors'] });
    expect((await detail(sofa.id)).content).toMatchObject({ unit: 'set', skus: [{ price: 489_900 }, {}] });
  });

  it('is not changed by a worker of the version before, which would make a new draft of it', async () => {
    const sofa = await sheets.mallSofa('Upgraded sofa');
    const bytes = await sheets.exportOfMall({ keyword: 'Upgraded sofa' });
    const { job, write } = await sheets.checkOfMall(
      await editSheet(bytes, first({ 'Platform price': 5200 })),
    );
    // As that version takes work.
    const taking =
      sql`update shop_jobs set state = 'writing', worker = '0193a1c2-7f00-7abc-8def-0123456789ab',
      beat_at = now() where id = ${job.id}`.execute(api.db);
    await expect(taking).rejects.toThrow('shop_jobs_both_ways');
    expect(await write(true)).toMatchObject({ state: 'done', rows: 1, wrong: 0 });
    expect((await detail(sofa.id)).content.skus[0]?.price).toBe(520_000);
  });

  it('of two lists that change it at once, one wins and the other says so', async () => {
    const sofa = await sheets.mallSofa('Twice sofa');
    const bytes = await sheets.exportOfMall({ keyword: 'Twice sofa' });
    const both = await Promise.all(
      [5200, 5300].map(async (price) =>
        sheets.checkOfMall(await editSheet(bytes, first({ 'Platform price': price }))),
      ),
    );
    const ended = await Promise.all(both.map(({ write }) => write(true)));
    expect(ended.reduce((sum, { rows }) => sum + (rows ?? 0), 0)).toBe(1);
    const won = ended[0]?.rows === 1 ? 520_000 : 530_000;
    expect((await detail(sofa.id)).content.skus[0]?.price).toBe(won);
  });

  it('beside a new one and a faulty one keeps its own outcome', async () => {
    await sheets.mallSofa('Mixed sofa');
    const bytes = await editSheet(await sheets.exportOfMall({ keyword: 'Mixed sofa' }), (row, at) =>
      at === 0
        ? [
            row,
            { 'Name (English)': 'Mixed stool', 'Platform price': 90 },
            { 'Name (English)': 'Bad', Stock: 'x' },
          ]
        : [row],
    );
    const { job, rows } = await sheets.checkOfMall(bytes);
    expect(job).toMatchObject({ ready: 1, same: 1, wrong: 1 });
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'same'],
      [3, 'new'],
      [4, 'wrong'],
      [5, 'same'],
    ]);
    expect(rows[2]?.notes).toEqual([expect.stringContaining('Stock: “x”')]);
    const { data } = await sheets.operator.call('mallJob.rows', { id: job.id, outcome: 'wrong' });
    expect(data).toMatchObject({ total: 1, counts: { same: 2, new: 1, wrong: 1 }, list: [{ row: 4 }] });
  });

  it('keeps what orders did to its stock meanwhile', async () => {
    const sofa = await sheets.mallSofa('Ordered sofa');
    const bytes = await sheets.exportOfMall({ keyword: 'Ordered sofa' });
    const { data: product } = await visitor.call('product.detail', { id: sofa.productId ?? '' });
    const { write } = await sheets.checkOfMall(await editSheet(bytes, first({ 'Platform price': 5200 })));
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
    const sofa = await sheets.shopSofa(shop, 'Shop sofa');
    const { rows, write } = await sheets.checkOfShop(
      shop,
      await editSheet(await sheets.exportOfShop(shop), first({ 'Platform price': 5200 })),
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
    const sofa = await sheets.shopSofa(shop, 'Blind sofa');
    const editor = await people.staff(shop.id, 'content');
    const bytes = await sheets.exportOfShop(editor);
    expect((await rowsOfSheet(bytes))[0]?.['Supply price']).toBeNull();
    const { write } = await sheets.checkOfShop(
      editor,
      await editSheet(bytes, first({ 'Platform price': 5200 })),
    );
    await write();
    const { data } = await shop.call('ownGoods.detail', { id: sofa.id });
    expect(data.content.skus.map(({ price, supply }) => [price, supply])).toEqual([
      [520_000, 342_900],
      [489_900, 342_900],
    ]);
  });

  it('tells what a sheet with supply prices would change to nobody who does not see them', async () => {
    const shop = await people.shop();
    await sheets.shopSofa(shop, 'Told sofa');
    const bytes = await sheets.exportOfShop(shop);
    const { job, rows } = await sheets.checkOfShop(
      shop,
      await editSheet(bytes, first({ 'Platform price': 5200, 'Supply price': 3500 })),
    );
    const columns = ['Platform price', 'Supply price'];
    expect(rows[0]).toMatchObject({ columns, changes: [{ to: '5200' }, { from: '3429', to: '3500' }] });
    const editor = await people.staff(shop.id, 'content');
    const { data } = await editor.call('shopJob.rows', { id: job?.id ?? '' });
    expect(data.list[0]).toMatchObject({ columns, changes: [] });
  });

  it('of another shop is unknown, as one that nobody has', async () => {
    const [mine, theirs] = [await people.shop(), await people.shop()];
    await sheets.shopSofa(theirs, 'Their sofa');
    const bytes = await sheets.exportOfShop(theirs);
    const told = async (sheet: Buffer) => {
      const { job, rows } = await sheets.checkOfShop(mine, sheet);
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
    const sofa = await sheets.shopSofa(shop, 'Gone sofa');
    const bytes = await editSheet(await sheets.exportOfShop(shop), (row) => [
      { ...row, 'Platform price': 5200 },
    ]);
    await shop.call('ownGoods.remove', { id: sofa.id });
    expect((await sheets.checkOfShop(shop, bytes)).job).toMatchObject({ ready: 0, wrong: 1 });
    await shop.call('ownGoods.restore', { id: sofa.id });
    const { data: kept } = await shop.call('ownGoods.save', sofa);
    await shop.call('ownGoods.submit', kept);
    const again = await editSheet(await sheets.exportOfShop(shop), (row) => [
      { ...row, 'Platform price': 5200 },
    ]);
    const { job, rows } = await sheets.checkOfShop(shop, again);
    expect(job).toMatchObject({ ready: 0, wrong: 1 });
    expect(rows[0]?.notes).toEqual([expect.stringContaining('in review')]);
  });
});
