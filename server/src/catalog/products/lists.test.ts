import type { Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import { json } from '../../platform/db/open.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
/** Each test reads a category of its own. */
let categoryId: number;
beforeAll(async () => {
  api = await startApi();
  const row = (kind: 'style' | 'material', key: string, bit: number, zh: string) => ({
    kind,
    key,
    bit,
    name: json({ zh, en: key, indo: `${key} (id)`, fili: `${key} (fil)` }),
  });
  await api.db
    .insertInto('attributes')
    .values([
      row('style', 'nordic', 0, '北欧'),
      row('style', 'modern', 1, '现代'),
      row('material', 'oak', 0, '橡木'),
    ])
    .execute();
});
beforeEach(async () => {
  categoryId = await api.given.category();
});
afterAll(() => api.stop());

const listed = (query: Sent<'product.list'> = {}, lang = 'en') =>
  api.as({ lang }).call('product.list', { categoryId: String(categoryId), ...query });
const idsOf = (data: { list: { id: string }[] }) => data.list.map((card) => card.id);
const change = (
  productId: string,
  set: { styles?: string[]; materials?: string[]; sales?: number; is_new?: boolean; bestseller?: boolean },
) => api.db.updateTable('products').set(set).where('id', '=', Number(productId)).execute();

describe('style, material and lead time', () => {
  it('narrow a list; of several styles any will do', async () => {
    const [plain, nordic, both] = [
      await api.given.sku({ categoryId }),
      await api.given.sku({ categoryId }),
      await api.given.sku({ categoryId }),
    ];
    await change(nordic.productId, { styles: ['nordic'], materials: ['oak'] });
    await change(both.productId, { styles: ['nordic', 'modern'] });
    await api.db.updateTable('skus').set({ lead_days: 5 }).where('id', '=', Number(plain.skuId)).execute();
    const found = async (query: Sent<'product.list'>) =>
      idsOf((await listed({ ...query, sort: 'price', order: 'asc' })).data);
    expect(await found({ style: 'nordic' })).toEqual([nordic.productId, both.productId]);
    expect(await found({ style: 'nordic,modern' })).toEqual([nordic.productId, both.productId]);
    expect(await found({ style: 'modern', material: 'oak' })).toEqual([]);
    expect(await found({ material: 'oak' })).toEqual([nordic.productId]);
    expect(await found({ style: 'baroque' })).toEqual([]);
    expect(await found({ leadDays: 7 })).toEqual([plain.productId]);
  });

  it('are counted with the other filters applied and themselves not, in the reader’s words', async () => {
    const [nordic, modern] = [
      await api.given.sku({ categoryId }),
      await api.given.sku({ categoryId, stock: 0 }),
    ];
    await change(nordic.productId, { styles: ['nordic'], materials: ['oak'] });
    await change(modern.productId, { styles: ['modern', 'nordic'], materials: ['oak', 'unheard-of'] });
    const { data } = await listed({ style: 'modern' }, 'zh');
    expect(data.total).toBe(1);
    expect(data.facets.styles).toEqual([
      { key: 'nordic', name: '北欧', count: 2 },
      { key: 'modern', name: '现代', count: 1 },
    ]);
    expect(data.facets.materials).toEqual([{ key: 'oak', name: '橡木', count: 1 }]);
    expect(data.facets.leadTimes).toEqual([
      { days: 15, count: 1 },
      { days: 30, count: 1 },
    ]);
    const inStock = await listed({ style: 'modern', inStock: '1' });
    expect(inStock.data.facets.styles).toEqual([{ key: 'nordic', name: 'nordic', count: 1 }]);
  });

  it('follow the words of a style when it is renamed or taken away', async () => {
    const { productId } = await api.given.sku({ categoryId });
    await change(productId, { styles: ['late'] });
    expect((await listed({ style: 'late' })).data.total).toBe(0);
    const name = json({ zh: '晚' });
    await api.db.insertInto('attributes').values({ kind: 'style', key: 'late', bit: 40, name }).execute();
    expect((await listed({ style: 'late', page: 1, leadDays: 365 })).data.facets.styles).toEqual([
      { key: 'late', name: '晚', count: 1 },
    ]);
  });
});

describe('the order of a list', () => {
  it('by sales is right at once for the next list', async () => {
    const [a, b] = [await api.given.sku({ categoryId }), await api.given.sku({ categoryId })];
    await change(b.productId, { sales: 5 });
    await change(a.productId, { sales: 3 });
    expect(idsOf((await listed({ sort: 'sales' })).data)).toEqual([b.productId, a.productId]);
    expect(idsOf((await listed({ sort: 'sales', order: 'asc' })).data)).toEqual([a.productId, b.productId]);
  });

  it('has hot products with the best selling first, whichever way an address names', async () => {
    const [few, many] = [await api.given.sku({ categoryId }), await api.given.sku({ categoryId })];
    await change(few.productId, { sales: 3, bestseller: true });
    await change(many.productId, { sales: 30, bestseller: true });
    for (const order of ['asc', 'desc'] as const)
      expect(idsOf((await listed({ flag: 'bestseller', order })).data)).toEqual([
        many.productId,
        few.productId,
      ]);
  });

  it('has new products with the newest first, and those of a brand', async () => {
    const brandId = await api.given.brand();
    const { productId } = await api.given.sku({ brandId });
    await change(productId, { is_new: true });
    const { code } = await api.given.shop();
    const own = await api.as({ code }).call('brand.products', { brandId: String(brandId) });
    expect([idsOf(own.data), own.data.total]).toEqual([[productId], 1]);
    expect(idsOf((await api.as().call('product.newPage')).data)).toContain(productId);
    const brands = await api.as({ code }).call('brand.list', { size: 100 });
    expect(brands.data.list.find(({ id }) => id === String(brandId))).toMatchObject({
      productCount: 1,
      attention: 0,
    });
  });
});

describe('stock in lists', () => {
  const stateOf = async (productId: string) =>
    (
      await api.db
        .selectFrom('listings')
        .select('in_stock')
        .where('product_id', '=', Number(productId))
        .executeTakeFirstOrThrow()
    ).in_stock;
  const secondSku = async (productId: string) => {
    const row = await api.db
      .selectFrom('skus')
      .selectAll()
      .where('product_id', '=', Number(productId))
      .executeTakeFirstOrThrow();
    const { spec_text, boxes, id, low: _, ...rest } = row;
    await api.db
      .insertInto('skus')
      .values({ ...rest, id: id + 500_000, idx: 1, spec_text: json(spec_text), boxes: json(boxes) })
      .execute();
    return id + 500_000;
  };
  const holdOne = (skuId: number) =>
    sql`update skus set held = held + 1 where id = ${skuId} and stock > held`.execute(api.db);
  const freeOne = (skuId: number) =>
    sql`update skus set held = held - 1 where id = ${skuId} and held > 0`.execute(api.db);

  it('is not written by orders that leave some', async () => {
    const { productId, skuId } = await api.given.sku({ stock: 5 });
    const version = async () =>
      (
        await sql<{
          v: string;
        }>`select xmin::text as v from listings where product_id = ${Number(productId)}`.execute(api.db)
      ).rows[0]?.v;
    const first = await version();
    await holdOne(Number(skuId));
    expect(await version()).toBe(first);
  });

  it('is right after many orders at once that sell two SKUs out and give them back', async () => {
    const { productId, skuId } = await api.given.sku({ stock: 6 });
    const skus = [Number(skuId), await secondSku(productId)];
    const turns = Array.from({ length: 16 }, (_, index) => skus[index % 2] ?? 0);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(turns.map(holdOne));
      await sql`select list_stale()`.execute(api.db);
      expect(await stateOf(productId)).toBe(false);
      await Promise.all(turns.slice(0, round + 1).map(freeOne));
      await sql`select list_stale()`.execute(api.db);
      expect(await stateOf(productId)).toBe(true);
    }
  });

  it('of two orders that cross at once none waits for the other, and nothing is lost', async () => {
    if (api.engine !== 'postgres') return; // PGlite runs one after the other
    const [a, b] = [await api.given.sku({ stock: 1 }), await api.given.sku({ stock: 1 })];
    const [firstSecond, secondSecond] = [await secondSku(a.productId), await secondSku(b.productId)];
    // One goes from a to b, the other from b to a: with waiting this is a deadlock.
    const order = (ids: readonly number[]) =>
      api.db.transaction().execute(async (tx) => {
        for (const id of ids) {
          await sql`update skus set held = held + 1 where id = ${id}`.execute(tx);
          await sql`select pg_sleep(0.1)`.execute(tx);
        }
      });
    await Promise.all([order([Number(a.skuId), Number(b.skuId)]), order([secondSecond, firstSecond])]);
    await sql`select list_stale()`.execute(api.db);
    expect([await stateOf(a.productId), await stateOf(b.productId)]).toEqual([false, false]);
  });
});

describe('bad input', () => {
  it.each([
    ['a hostile keyword', { keyword: `'); drop table products; -- %_\\ {"$gt":""} ✊` }],
    ['signs alone', { keyword: '%%%___\\\\' }],
    ['one character', { keyword: '桌' }],
    ['a character of two halves', { keyword: '\u{20000}' }],
    ['a page far behind', { page: 10_000 }],
    ['a price from above to', { priceMin: 500, priceMax: 100 }],
    ['a category that does not exist', { categoryId: '999999999' }],
  ])('%s gives a list', async (_what, query) => {
    const { data, code } = await api.as().call('product.list', query);
    expect(code).toBe(200);
    expect(Array.isArray(data.list)).toBe(true);
  });

  it.each([
    ['ten thousand characters', `keyword=${'x'.repeat(10_000)}`],
    ['a page of 10^9', 'page=1000000000'],
    ['a negative price', 'priceMin=-1'],
    ['a price without end', 'priceMax=1e309'],
    ['an unknown sort', 'sort=random()'],
    ['an unknown order', 'order=sideways'],
    ['a style that is no key', 'style=%27%3B--'],
    ['very many styles', `style=${Array.from({ length: 30 }, (_, index) => `s${index}`).join(',')}`],
    ['no days', 'leadDays=0'],
    ['a size of zero', 'size=0'],
    ['an unknown flag', 'flag=free'],
    ['a word with a zero byte', 'keyword=a%00b'],
    ['a style twice', 'style=nordic&style=modern'],
  ])('%s is refused', async (_what, query) => {
    for (const path of ['productList', 'productSearch', 'getSearchProduct']) {
      const reply = await api.app.inject({ url: `/api/${path}?${query}` });
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.json<{ code: number }>().code).not.toBe(200);
    }
  });
});
