import type { Sent } from '@mall/contract/operations';
import { dayMs } from '@mall/contract/core/time';
import { json } from '../../platform/db/open.ts';
import { startApi, type Api } from '../../testing/start-api.ts';

let api: Api;
/** Each test reads a category of its own. */
let categoryId: number;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  categoryId = await api.given.category();
});
afterAll(() => api.stop());

type Who = Parameters<Api['as']>[0];
type Query = Sent<'product.list'>;
const listed = (who: Who = {}, query: Query = {}) =>
  api.as(who).call('product.list', { categoryId: String(categoryId), ...query });

const idsOf = (data: { list: { id: string }[] }) => data.list.map((card) => card.id);
const hide = (shopId: string, productId: string) =>
  api.db
    .insertInto('shop_products')
    .values({ shop_id: shopId, product_id: Number(productId), blocked: true })
    .execute();

describe('what a list shows', () => {
  it.each([
    ['a product on sale', {}, true],
    ['not one taken off sale', { on_sale: false }, false],
    ['not one banned by the platform', { banned: true }, false],
    ['not one still in review', { review_status: 'pending' }, false],
    ['not one that was rejected', { review_status: 'rejected' }, false],
  ])('%s', async (_what, change, shown) => {
    const { productId } = await api.given.sku({ categoryId });
    if (Object.keys(change).length > 0)
      await api.db.updateTable('products').set(change).where('id', '=', Number(productId)).execute();
    const { code } = await api.given.shop();
    expect(idsOf((await listed()).data)).toEqual(shown ? [productId] : []);
    expect((await api.as({ code }).call('product.detail', { id: productId })).code).toBe(shown ? 200 : 40400);
  });

  it('a product that a shop hides is hidden in that shop only', async () => {
    const { productId } = await api.given.sku({ categoryId });
    const [shop, other] = [await api.given.shop(), await api.given.shop()];
    await hide(shop.id, productId);
    expect(idsOf((await listed({ code: shop.code })).data)).toEqual([]);
    expect(idsOf((await listed({ code: other.code })).data)).toEqual([productId]);
    expect((await api.as({ code: shop.code }).call('product.detail', { id: productId })).code).toBe(40400);
  });

  it("a shop's own product is sold in that shop only", async () => {
    const { productId } = await api.given.sku({ categoryId });
    const shop = await api.given.shop();
    await api.db
      .updateTable('products')
      .set({ shop_id: shop.id })
      .where('id', '=', Number(productId))
      .execute();
    expect(idsOf((await listed()).data)).toEqual([]);
    expect(idsOf((await listed({ code: shop.code })).data)).toEqual([productId]);
  });
});

describe("prices in a visitor's shop", () => {
  it('follow its coefficient, in cards, filters and sort', async () => {
    const cheap = await api.given.sku({ categoryId, price: 100_000 });
    const dear = await api.given.sku({ categoryId, price: 120_000 });
    const shop = await api.given.shop({ factor: 15_000 });
    await api.db
      .insertInto('shop_prices')
      .values({ shop_id: shop.id, sku_id: Number(dear.skuId), price: 130_000 })
      .execute();
    const inShop = { code: shop.code.toLowerCase() };
    const sorted = await listed(inShop, { sort: 'price', order: 'asc' });
    expect(sorted.data.list.map(({ id, price }) => [id, price])).toEqual([
      [dear.productId, 130_000],
      [cheap.productId, 150_000],
    ]);
    const filtered = await listed(inShop, { priceMin: 140_000, priceMax: 150_000 });
    expect(idsOf(filtered.data)).toEqual([cheap.productId]);
    expect(filtered.data.facets.price).toEqual({ min: 130_000, max: 150_000 });
    const outside = await listed({}, { sort: 'price', order: 'asc' });
    expect(outside.data.list.map(({ price }) => price)).toEqual([100_000, 120_000]);
  });

  it('carry the member price beside the shop price', async () => {
    const { productId } = await api.given.sku({ categoryId, price: 100_000, memberBps: 9500 });
    const { code } = await api.given.shop({ factor: 15_000 });
    const { data } = await api.as({ code }).call('product.detail', { id: productId });
    expect(data.skus[0]).toMatchObject({ price: 150_000, memberPrice: 142_500 });
    expect(data).toMatchObject({ price: 150_000, memberPrice: 142_500 });
  });
});

describe('filters and facets', () => {
  it('count what each filter would leave', async () => {
    const [sofas, tables] = [categoryId, await api.given.category()];
    await api.db
      .updateTable('categories')
      .set({ parent_id: await api.given.category(), level: 2 })
      .where('id', 'in', [sofas, tables])
      .execute();
    const [brand, other] = [await api.given.brand(), await api.given.brand()];
    await api.given.sku({ categoryId: sofas, brandId: brand, stock: 0 });
    await api.given.sku({ categoryId: sofas, brandId: other });
    await api.given.sku({ categoryId: tables, brandId: brand });
    const { data } = await api.as().call('product.list', { categoryId: String(sofas) });
    expect(data.total).toBe(2);
    expect(data.facets.categories.map(({ id, count }) => [id, count])).toEqual([
      [String(sofas), 2],
      [String(tables), 1],
    ]);
    expect(data.facets.brands.map(({ count }) => count)).toEqual([1, 1]);
    expect(data.facets.inStock).toBe(1);
    const inStock = await api.as().call('product.list', { categoryId: String(sofas), inStock: '1' });
    expect(inStock.data.total).toBe(1);
  });

  it('any of several brands is found, and each still says what it would add', async () => {
    const [one, other, third] = [await api.given.brand(), await api.given.brand(), await api.given.brand()];
    for (const brandId of [one, one, other, third]) await api.given.sku({ categoryId, brandId });
    const found = await api.as().call('product.list', {
      categoryId: String(categoryId),
      brandId: `${other},${one},${other}`,
    });
    expect(found.data.total).toBe(3);
    expect(found.data.facets.brands).toMatchObject([
      { id: String(one), count: 2 },
      { id: String(other), count: 1 },
      { id: String(third), count: 1 },
    ]);
    const none = await api.as().call('product.list', { categoryId: String(categoryId), brandId: '' });
    expect(none.data.total).toBe(4);
    expect((await api.as().call('product.list', { brandId: '5,x' })).code).toBe(40001);
  });

  it('a category holds what is below it', async () => {
    const [above, below] = [await api.given.category(), await api.given.category()];
    await api.db
      .updateTable('categories')
      .set({ parent_id: above, level: 2 })
      .where('id', '=', below)
      .execute();
    await api.given.sku({ categoryId: below });
    expect((await api.as().call('product.list', { categoryId: String(above) })).data.total).toBe(1);
    const top = (await api.as().call('category.menu')).data.find(({ id }) => id === String(above));
    expect(top).toMatchObject({ id: String(above), count: 1, children: [{ id: String(below), count: 1 }] });
    const next = (await api.as().call('category.list', { type: 2, categoryId: String(above) })).data;
    expect(next.map(({ id }) => id)).toEqual([String(below)]);
  });

  it('pieces must fit the space', async () => {
    await api.given.sku({ categoryId });
    expect((await listed({}, { maxW: 2000, maxD: 900 })).data.total).toBe(1);
    expect((await listed({}, { maxW: 1999 })).data.total).toBe(0);
  });

  it('a page after the last is empty and knows the total', async () => {
    await api.given.sku({ categoryId });
    const { data } = await listed({}, { page: 9 });
    expect(data).toMatchObject({ list: [], total: 1, page: 9, size: 10 });
  });
});

describe('a product', () => {
  it('needs a shop code or a member', async () => {
    const { productId } = await api.given.sku({ categoryId });
    expect((await api.as().call('product.detail', { id: productId })).code).toBe(40003);
    const token = await api.signIn(await api.given.member());
    expect((await api.as({ token }).call('product.detail', { id: productId })).code).toBe(200);
  });

  it.each([
    [0, 'out', null],
    [3, 'low', 3],
    [100, 'in', null],
  ])('with %s pieces is %s of stock', async (stock, stockState, stockLeft) => {
    const { productId } = await api.given.sku({ categoryId, stock });
    const { code } = await api.given.shop();
    const { data } = await api.as({ code }).call('product.detail', { id: productId });
    expect(data).toMatchObject({ stockState, stockLeft });
  });

  it('is promised within 35 days at the latest', async () => {
    const { productId, skuId } = await api.given.sku({ categoryId });
    await api.db.updateTable('skus').set({ lead_days: 90 }).where('id', '=', Number(skuId)).execute();
    const { code } = await api.given.shop();
    const { data } = await api.as({ code }).call('product.detail', { id: productId });
    const days = (Date.parse(data.promise) - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(34.9);
    expect(days).toBeLessThan(36.1);
  });

  it('has fresh figures beside it', async () => {
    const { productId, skuId } = await api.given.sku({ categoryId, stock: 7 });
    await api.db
      .updateTable('products')
      .set({ rating_sum: 14, rating_count: 3, good_count: 3 })
      .where('id', '=', Number(productId))
      .execute();
    const { data } = await api.as().call('product.addition', { id: productId });
    expect(data).toMatchObject({
      reviews: { count: 3, good: 3, average: 4.7 },
      stock: [{ skuId, stock: 7 }],
    });
    expect((await api.as().call('product.addition', { id: '999999' })).code).toBe(40400);
  });
});

describe('answers for everybody', () => {
  it('are sent once: the second time 304', async () => {
    await api.given.sku({ categoryId });
    const first = await api.app.inject({ url: '/api/productList' });
    const etag = String(first.headers.etag);
    const again = await api.app.inject({ url: '/api/productList', headers: { 'if-none-match': etag } });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  });

  it('differ by language', async () => {
    const brand = await api.given.brand();
    await api.db
      .updateTable('brands')
      .set({ name: json({ zh: '云杉', en: 'Spruce', indo: 'Cemara', fili: 'Pino' }) })
      .where('id', '=', brand)
      .execute();
    const names = await Promise.all(
      ['zh', 'en', 'indo', 'fili'].map(
        async (lang) =>
          (await api.as({ lang }).call('brand.recommended', { size: 100 })).data.list.find(
            ({ id }) => id === String(brand),
          )?.name,
      ),
    );
    expect(names).toEqual(['云杉', 'Spruce', 'Cemara', 'Pino']);
  });
});
