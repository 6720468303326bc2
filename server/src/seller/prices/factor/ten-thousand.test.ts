import { sql } from 'kysely';
import { createPeople } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

/** A shop with ten thousand SKUs, of which some have prices of their own. */
const products = 100;
const skusEach = 100;
const own = 500;

let api: Api;
let shop: Awaited<ReturnType<ReturnType<typeof createPeople>['shop']>>;
let productIds: string[];
beforeAll(async () => {
  api = await startApi();
  shop = await createPeople(api).shop({ factor: 15_000 });
  productIds = [];
  for (let made = 0; made < products; made += 1) productIds.push((await api.given.sku()).productId);
  await sql`
    insert into skus (id, product_id, idx, spec_text, price, supply_price, initial_stock, stock, w, d, h)
    select 1000000 + n, p.id, 1 + n % ${skusEach}, jsonb_build_object('zh', n::text), 10007 + (n * 7919) % 900000, 5000,
      9, 9, 1, 1, 1
    from generate_series(0, ${products * skusEach - 1}) n
      join (select id, row_number() over (order by id) as at from products) p on p.at = 1 + n / ${skusEach}`.execute(
    api.db,
  );
  await sql`delete from skus where id < 1000000`.execute(api.db);
  await sql`
    insert into shop_prices (shop_id, sku_id, price)
    select ${shop.id}, id, price * 2 from skus where id < ${1_000_000 + own}`.execute(api.db);
});
afterAll(() => api.stop());

/** What a shopper of the shop pays for each SKU, product by product as its page queries. */
const paid = async (): Promise<Map<string, number>> => {
  const visitor = api.as({ code: shop.code });
  const prices = new Map<string, number>();
  for (const id of productIds)
    for (const sku of (await visitor.call('product.detail', { id })).data.skus) prices.set(sku.id, sku.price);
  return prices;
};

/** All pages of a preview. */
const foretold = async (
  page: (n: number) => Promise<{ list: { skuId: string; next: number }[]; total: number } | undefined>,
): Promise<Map<string, number>> => {
  const prices = new Map<string, number>();
  for (let n = 1; ; n += 1) {
    const { list = [], total = 0 } = (await page(n)) ?? {};
    for (const { skuId, next } of list) prices.set(skuId, next);
    if (list.length === 0 || n * 100 >= total) return prices;
  }
};

it('a coefficient does to ten thousand SKUs what its preview told, and an undo restores each', async () => {
  const next = { priceFactor: '1.6213', ending: 'nine' } as const;
  const before = await paid();
  expect(before.size).toBe(products * skusEach);
  const told = await foretold(
    async (page) =>
      (await shop.call('priceFactor.update', { ...next, dryRun: true, page, size: 100 })).data.preview,
  );
  expect(told.size).toBeGreaterThan(products * skusEach - own - 100);
  expect(await paid()).toEqual(before);
  const { data } = await shop.call('priceFactor.update', next);
  expect(await paid()).toEqual(new Map([...before, ...told]));
  await shop.call('priceFactor.undo', { id: data.changeId ?? '' });
  expect(await paid()).toEqual(before);
}, 180_000);

it('a batch does to ten thousand prices what its preview told, and an undo restores each', async () => {
  const batch = { ids: productIds, factor: '1.7' };
  const before = await paid();
  const told = await foretold(
    async (page) =>
      (await shop.call('shopGoods.batchPrice', { ...batch, dryRun: true, page, size: 100 })).data,
  );
  expect(told.size).toBe(products * skusEach);
  const { data } = await shop.call('shopGoods.batchPrice', batch);
  expect(await paid()).toEqual(told);
  await shop.call('shopGoods.undoPrice', { id: data.changeId ?? '' });
  expect(await paid()).toEqual(before);
}, 180_000);
