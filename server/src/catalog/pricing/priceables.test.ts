import { startApi, type Api } from '../../testing/start-api.ts';
import { loadPriceables } from './priceables.queries.ts';
import { findShop } from '../../platform/http/shops.queries.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('what an order line needs of a SKU', () => {
  it('has platform, shop and member price, freight and free stock', async () => {
    const { skuId, productId } = await api.given.sku({
      price: 100_000,
      memberBps: 9500,
      freight: 800,
      stock: 7,
    });
    const shop = await findShop(api.db, (await api.given.shop({ factor: 15_000 })).code);
    await api.db.updateTable('skus').set({ held: 2 }).where('id', '=', Number(skuId)).execute();
    const found = (await loadPriceables(api.db, shop, [skuId, skuId, '999999'])).get(skuId);
    expect(found).toMatchObject({ productId, freight: 800, stock: 5, factor: 15_000, invalidReason: null });
    expect(found?.prices).toMatchObject({ platformPrice: 100_000, shopPrice: 150_000, memberPrice: 142_500 });
  });

  it("a shop's fixed price holds in that shop only", async () => {
    const { skuId } = await api.given.sku({ price: 100_000 });
    const shop = await api.given.shop({ factor: 15_000 });
    await api.db
      .insertInto('shop_prices')
      .values({ shop_id: shop.id, sku_id: Number(skuId), price: 123_400 })
      .execute();
    const here = await loadPriceables(api.db, await findShop(api.db, shop.code), [skuId]);
    const elsewhere = await loadPriceables(api.db, null, [skuId]);
    expect(here.get(skuId)?.prices.shopPrice).toBe(123_400);
    expect(elsewhere.get(skuId)?.prices.shopPrice).toBe(100_000);
  });

  it('names why a SKU cannot be bought', async () => {
    const gone = await api.given.sku({ onSale: false });
    const hidden = await api.given.sku();
    const shop = await api.given.shop();
    await api.db
      .insertInto('shop_products')
      .values({ shop_id: shop.id, product_id: Number(hidden.productId), blocked: true })
      .execute();
    const found = await loadPriceables(api.db, await findShop(api.db, shop.code), [gone.skuId, hidden.skuId]);
    expect(found.get(gone.skuId)?.invalidReason).toBe('delisted');
    expect(found.get(hidden.skuId)?.invalidReason).toBe('blocked');
  });
});
