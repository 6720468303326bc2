import { dayMs } from '@mall/contract/core/time';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { noticeFavourites } from './notice.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const priceOf = (skuId: string, price: number) =>
  api.db.updateTable('skus').set({ price }).where('id', '=', Number(skuId)).execute();
const stockOf = (skuId: string, stock: number) =>
  api.db.updateTable('skus').set({ stock, initial_stock: stock }).where('id', '=', Number(skuId)).execute();
const collect = (who: Shopper, productId: string) => who.call('favourite.toggle', { productId, state: 1 });
const news = async (who: Shopper) =>
  (await who.call('message.list')).data.list.filter(({ type }) => type.startsWith('favourite.'));
const tomorrow = () => new Date(Date.now() + dayMs);

describe('what a favourite cost', () => {
  it('is shown beside what it costs now, and is told once', async () => {
    const lin = await people.shopper();
    const { skuId, productId } = await api.given.sku({ price: 129_900, supply: 100 });
    await collect(lin, productId);
    await priceOf(skuId, 99_900);
    await Promise.all([noticeFavourites(api.db), noticeFavourites(api.db)]);
    await noticeFavourites(api.db);
    expect(await news(lin)).toMatchObject([
      { type: 'favourite.priceDropped', productId, body: 'Cloud sofa is now ¥999.00, it was ¥1,299.00.' },
    ]);
    const { data } = await lin.call('favourite.list');
    expect(data.list).toMatchObject([{ id: productId, drop: 30_000, collected: { price: 129_900 } }]);
    expect(data.counts).toEqual({ all: 1, dropped: 1, inStock: 1 });
  });

  it('is that of the shop it was collected in', async () => {
    const shop = await people.shop({ factor: 20_000 });
    const [here, there] = [await people.shopper({ code: shop.code }), await people.shopper()];
    const { skuId, productId } = await api.given.sku({ price: 10_000, supply: 100 });
    for (const who of [here, there]) await collect(who, productId);
    await api.db
      .insertInto('shop_prices')
      .values({ shop_id: shop.id, sku_id: Number(skuId), price: 15_000 })
      .execute();
    await noticeFavourites(api.db);
    expect((await news(here))[0]?.body).toContain('¥150.00, it was ¥200.00');
    expect(await news(there)).toEqual([]);
  });

  it('is told once a day at most, and the rest on the next', async () => {
    const lin = await people.shopper();
    const { skuId, productId } = await api.given.sku({ price: 10_000, supply: 100 });
    await collect(lin, productId);
    for (const price of [9000, 8000]) {
      await priceOf(skuId, price);
      await noticeFavourites(api.db);
    }
    expect(await news(lin)).toHaveLength(1);
    await noticeFavourites(api.db, tomorrow());
    expect((await news(lin)).map(({ body }) => body)[0]).toContain('¥80.00, it was ¥90.00');
  });

  it('comes back with the favourite when its removal is undone', async () => {
    const lin = await people.shopper();
    const { skuId, productId } = await api.given.sku({ price: 10_000, supply: 100 });
    await collect(lin, productId);
    await priceOf(skuId, 9000);
    const { undo } = (await lin.call('favourite.remove', { ids: [productId, '987654'] })).data;
    expect((await lin.call('favourite.list')).data.total).toBe(0);
    const mei = await people.shopper();
    expect((await mei.call('trash.restore', { id: undo ?? '' })).msgKey).toBe('missing');
    expect((await lin.call('trash.restore', { id: undo ?? '' })).data).toEqual({ restored: 1 });
    expect((await lin.call('trash.restore', { id: undo ?? '' })).msgKey).toBe('missing');
    expect((await lin.call('favourite.list')).data.list).toMatchObject([{ drop: 1000 }]);
    expect((await lin.call('favourite.remove', { ids: ['987654'] })).data.undo).toBeNull();
  });
});

it('stock that came back is told and shown', async () => {
  const lin = await people.shopper();
  const { skuId, productId } = await api.given.sku({ stock: 0 });
  await collect(lin, productId);
  await noticeFavourites(api.db);
  expect(await news(lin)).toEqual([]);
  await stockOf(skuId, 5);
  await noticeFavourites(api.db);
  expect(await news(lin)).toMatchObject([{ type: 'favourite.backInStock' }]);
  expect((await lin.call('favourite.list')).data.list).toMatchObject([{ backInStock: true }]);
});

it('favourites are filtered and sorted', async () => {
  const lin = await people.shopper();
  const made: { skuId: string; productId: string }[] = [];
  for (const price of [30_000, 10_000, 20_000]) {
    const one = await api.given.sku({ price, supply: 100 });
    made.push(one);
    await collect(lin, one.productId);
  }
  const [dear, cheap, gone] = made;
  await priceOf(dear?.skuId ?? '', 29_000);
  await priceOf(cheap?.skuId ?? '', 5000);
  await stockOf(gone?.skuId ?? '', 0);
  const ids = async (input: { filter?: 'all' | 'dropped' | 'inStock'; sort?: 'newest' | 'drop' | 'price' }) =>
    (await lin.call('favourite.list', input)).data.list.map(({ id }) => id);
  expect(await ids({})).toEqual([gone?.productId, cheap?.productId, dear?.productId]);
  expect(await ids({ sort: 'drop', filter: 'dropped' })).toEqual([cheap?.productId, dear?.productId]);
  expect(await ids({ sort: 'price', filter: 'inStock' })).toEqual([cheap?.productId, dear?.productId]);
});
