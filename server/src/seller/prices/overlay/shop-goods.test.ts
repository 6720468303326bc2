import { createPeople, type People } from '../../../testing/people.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const shopWith = async (factor = 15_000) => {
  const shop = await people.shop({ factor });
  const visitor = api.as({ code: shop.code });
  const priceOf = async (productId: string) =>
    (await visitor.call('product.detail', { id: productId })).data?.price;
  const listed = async (brandId: number) =>
    (await visitor.call('product.list', { brandId: String(brandId), sort: 'price', order: 'asc' })).data.list;
  return { ...shop, visitor, priceOf, listed };
};
const auditOf = (shopId: string, action: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['object', 'diff'])
    .where('shop_id', '=', shopId)
    .where('action', '=', action)
    .orderBy('at')
    .execute();

describe('the goods of a shop', () => {
  it('are all goods of the mall with the prices of the shop, and its own in any review', async () => {
    const brandId = await api.given.brand();
    const shop = await shopWith();
    const mall = await api.given.sku({ brandId, price: 100_000, supply: 40_000, stock: 3 });
    const own = await api.given.sku({ brandId, shopId: shop.id, review: 'pending' });
    const others = await api.given.sku({ brandId, shopId: (await shopWith()).id });
    const gone = await api.given.sku({ brandId, onSale: false });
    const { data } = await shop.call('shopGoods.list', { brandId: String(brandId) });
    expect(data.list.map(({ id }) => id).sort()).toEqual([mall.productId, own.productId].sort());
    expect(data.list.map(({ id }) => id)).not.toContain(others.productId);
    expect(data.list.map(({ id }) => id)).not.toContain(gone.productId);
    expect(data).toMatchObject({
      total: 2,
      priceFactor: '1.5000',
      counts: { all: 2, onSale: 1, hidden: 0, inReview: 1, rejected: 0 },
    });
    expect(data.list.find(({ id }) => id === mall.productId)).toMatchObject({
      platformPrice: 100_000,
      shopPrice: 150_000,
      priceTo: null,
      priceChanged: false,
      visible: true,
      own: false,
      review: 'approved',
      stock: 3,
      stockState: 'low',
      skus: [{ skuId: mall.skuId, override: null, supplyPrice: 40_000, stock: 3 }],
    });
  });

  it('are found by words, number, category, state and whether their price is the shop’s own', async () => {
    const categoryId = await api.given.category();
    const shop = await shopWith();
    const [a, b] = [await api.given.sku({ categoryId }), await api.given.sku({ categoryId, stock: 2 })];
    const within = { categoryId: String(categoryId) };
    const ids = async (more: object) =>
      (await shop.call('shopGoods.list', { ...within, ...more })).data.list.map(({ id }) => id);
    await shop.call('shopGoods.changePrice', { id: a.productId, price: 160_000 });
    await shop.call('shopGoods.show', { id: b.productId, visible: false });
    expect(await ids({ changed: true })).toEqual([a.productId]);
    expect(await ids({ changed: false })).toEqual([b.productId]);
    expect(await ids({ state: 'hidden' })).toEqual([b.productId]);
    expect(await ids({ state: 'onSale' })).toEqual([a.productId]);
    expect(await ids({ state: 'lowStock' })).toEqual([b.productId]);
    expect(await ids({ keyword: `G${a.productId}` })).toEqual([a.productId]);
    expect(await ids({ keyword: 'xyzzy' })).toEqual([]);
    expect(await ids({ state: 'lowStock', keyword: `G${b.productId}` })).toEqual([b.productId]);
    expect(await ids({ sort: 'newest', order: 'desc', size: 1, page: 2 })).toHaveLength(1);
  });

  it('keep their supply price from those who may not see the finances', async () => {
    const shop = await shopWith();
    const { skuId, productId } = await api.given.sku({ shopId: shop.id });
    const content = await people.staff(shop.id, 'content');
    const goods = await content.call('shopGoods.list', { keyword: `G${productId}` });
    expect(goods.data.list[0]?.skus).toMatchObject([{ skuId, supplyPrice: null }]);
    const prices = await content.call('shopGoods.prices', { keyword: `G${productId}` });
    expect(prices.data.list).toMatchObject([{ skuId, supplyPrice: null }]);
  });
});

describe('the price list', () => {
  it('has a row a SKU and tells own prices from the coefficient', async () => {
    const shop = await shopWith();
    const { productId, skuId } = await api.given.sku({ price: 100_000 });
    const keyword = `G${productId}`;
    expect((await shop.call('shopGoods.prices', { keyword, only: 'own' })).data.list).toEqual([]);
    await shop.call('shopGoods.changePrice', { id: productId, skuIds: [skuId], price: 170_000 });
    const { data } = await shop.call('shopGoods.prices', { keyword, only: 'own' });
    expect(data).toMatchObject({ total: 1, counts: { all: 1, own: 1, default: 0 } });
    expect(data.list).toMatchObject([{ productId, skuId, shopPrice: 170_000, override: 170_000 }]);
    expect((await shop.call('shopGoods.prices', { keyword, only: 'default' })).data.total).toBe(0);
  });
});

describe('an own price', () => {
  it('holds in this shop alone, for shoppers and in lists, until it is recovered', async () => {
    const brandId = await api.given.brand();
    const { productId, skuId } = await api.given.sku({ brandId, price: 100_000 });
    const cheaper = await api.given.sku({ brandId, price: 120_000 });
    const shop = await shopWith();
    const other = await shopWith();
    expect((await shop.listed(brandId)).map(({ id }) => id)).toEqual([productId, cheaper.productId]);
    const { data } = await shop.call('shopGoods.changePrice', {
      id: productId,
      price: 200_000,
      seen: 150_000,
    });
    expect(data.list).toMatchObject([{ skuId, shopPrice: 200_000, override: 200_000 }]);
    expect(await shop.priceOf(productId)).toBe(200_000);
    expect(await other.priceOf(productId)).toBe(150_000);
    expect((await shop.listed(brandId)).map(({ id, price }) => [id, price])).toEqual([
      [cheaper.productId, 180_000],
      [productId, 200_000],
    ]);
    await shop.call('shopGoods.recover', { id: productId });
    expect(await shop.priceOf(productId)).toBe(150_000);
    expect(await auditOf(shop.id, 'price.override')).toMatchObject([
      { object: `product:${productId}`, diff: { old: { [skuId]: null }, new: { [skuId]: 200_000 } } },
    ]);
    expect(await auditOf(shop.id, 'price.recover')).toMatchObject([
      { diff: { old: { [skuId]: 200_000 }, new: { [skuId]: null } } },
    ]);
  });

  it.each([
    ['below the platform’s', 99_999, 'belowPlatform'],
    ['above twenty times the platform’s', 2_000_001, 'tooHigh'],
  ])('%s is refused, with which and why', async (_what, price, problem) => {
    const shop = await shopWith();
    const { productId, skuId } = await api.given.sku({ price: 100_000 });
    expect(await shop.call('shopGoods.changePrice', { id: productId, price })).toMatchObject({
      code: 40900,
      msgKey: 'price.notAll',
      data: { cannot: 1, rows: [{ skuId, problem, platformPrice: 100_000, next: price }] },
    });
    expect(await shop.priceOf(productId)).toBe(150_000);
  });

  it.each([{}, { price: 150_000, factor: '2' }])('%o says not what to become', async (fields) => {
    const shop = await shopWith();
    const { productId } = await api.given.sku();
    expect((await shop.call('shopGoods.changePrice', { id: productId, ...fields })).msgKey).toBe(
      'price.changeMissing',
    );
  });

  it('of a product of another shop, of one off sale or of a foreign SKU cannot be set', async () => {
    const shop = await shopWith();
    const foreign = await api.given.sku({ shopId: (await shopWith()).id });
    const gone = await api.given.sku({ onSale: false });
    const { productId } = await api.given.sku();
    for (const id of [foreign.productId, gone.productId, '999999999'])
      expect((await shop.call('shopGoods.changePrice', { id, price: 150_000 })).code).toBe(40400);
    const wrong = { id: productId, skuIds: [foreign.skuId], price: 150_000 };
    expect((await shop.call('shopGoods.changePrice', wrong)).code).toBe(40400);
    expect(
      await api.db.selectFrom('shop_prices').select('sku_id').where('shop_id', '=', shop.id).execute(),
    ).toEqual([]);
  });

  it('is not set by somebody who saw another', async () => {
    const shop = await shopWith();
    const { productId } = await api.given.sku({ price: 100_000 });
    await shop.call('shopGoods.changePrice', { id: productId, price: 180_000 });
    const late = await shop.call('shopGoods.changePrice', { id: productId, price: 160_000, seen: 150_000 });
    expect(late).toMatchObject({ msgKey: 'price.changedElsewhere', data: { price: 180_000 } });
    expect(await shop.priceOf(productId)).toBe(180_000);
  });
});

describe('a batch', () => {
  it('is shown before it is done, and does what it showed', async () => {
    const shop = await shopWith();
    const made = [];
    for (const price of [100_000, 200_000, 300_000]) made.push(await api.given.sku({ price }));
    const ids = made.map(({ productId }) => productId);
    const { data: preview } = await shop.call('shopGoods.batchPrice', { ids, percent: -500, dryRun: true });
    expect(preview).toMatchObject({ can: 3, cannot: 0, total: 3, changeId: null });
    expect(preview.list.map(({ old, next }) => [old, next])).toEqual([
      [150_000, 142_500],
      [300_000, 285_000],
      [450_000, 427_500],
    ]);
    expect(await shop.priceOf(ids[0] ?? '')).toBe(150_000);
    const done = await shop.call('shopGoods.batchPrice', { ids, percent: -500, hash: preview.hash });
    expect(done.code).toBe(200);
    for (const { productId, next } of preview.list) expect(await shop.priceOf(productId)).toBe(next);
    expect((await shop.call('shopGoods.undoPrice', { id: done.data.changeId ?? '' })).data.count).toBe(3);
    for (const { productId, old } of preview.list) expect(await shop.priceOf(productId)).toBe(old);
    expect(await auditOf(shop.id, 'price.override')).toMatchObject([{ diff: { count: 3 } }]);
    expect(await auditOf(shop.id, 'price.recover')).toHaveLength(1);
  });

  it('is all or nothing, unless those that cannot be changed are left out', async () => {
    const shop = await shopWith();
    const [cheap, dear] = [await api.given.sku({ price: 100_000 }), await api.given.sku({ price: 900_000 })];
    const rejected = await api.given.sku({ shopId: shop.id, review: 'rejected', price: 100_000 });
    const ids = [cheap, dear, rejected].map(({ productId }) => productId).concat('999999999');
    const refused = await shop.call('shopGoods.batchPrice', { ids, price: 160_000 });
    expect(refused).toMatchObject({ code: 40900, msgKey: 'price.notAll', data: { can: 1, cannot: 3 } });
    expect(await shop.priceOf(cheap.productId)).toBe(150_000);
    const { data } = await shop.call('shopGoods.batchPrice', { ids, price: 160_000, leaveOut: true });
    expect(data).toMatchObject({ can: 1, cannot: 3 });
    expect(data.list.map(({ problem }) => problem)).toEqual(['gone', 'belowPlatform', 'rejected', null]);
    expect(await shop.priceOf(cheap.productId)).toBe(160_000);
    expect(await shop.priceOf(dear.productId)).toBe(1_350_000);
  });

  it('takes all that are found, by a coefficient, and recovers them', async () => {
    const brandId = await api.given.brand();
    const shop = await shopWith();
    for (const price of [100_000, 200_000, 300_000]) await api.given.sku({ brandId, price });
    const found = { brandId: String(brandId) };
    const { data } = await shop.call('shopGoods.batchPrice', { found, factor: '1.25' });
    expect(data.can).toBe(3);
    expect((await shop.listed(brandId)).map(({ price }) => price)).toEqual([125_000, 250_000, 375_000]);
    await shop.call('shopGoods.batchPrice', { found, recover: true });
    expect((await shop.listed(brandId)).map(({ price }) => price)).toEqual([150_000, 300_000, 450_000]);
  });

  it('takes single SKUs', async () => {
    const shop = await shopWith();
    const { skuId, productId } = await api.given.sku({ price: 100_000 });
    await shop.call('shopGoods.batchPrice', { skuIds: [skuId], price: 190_000 });
    expect(await shop.priceOf(productId)).toBe(190_000);
  });

  it('without goods or with a wrong coefficient is refused', async () => {
    const shop = await shopWith();
    const { productId } = await api.given.sku();
    expect((await shop.call('shopGoods.batchPrice', { price: 1 })).msgKey).toBe('price.changeMissing');
    expect((await shop.call('shopGoods.batchPrice', { ids: [productId], factor: '0.5' })).msgKey).toBe(
      'price.factorInvalid',
    );
  });

  it('that was decided by older prices changes nothing', async () => {
    const shop = await shopWith();
    const { productId } = await api.given.sku({ price: 100_000 });
    const ask = { ids: [productId], percent: 1000 };
    const { data: preview } = await shop.call('shopGoods.batchPrice', { ...ask, dryRun: true });
    await shop.call('shopGoods.changePrice', { id: productId, price: 180_000 });
    const late = await shop.call('shopGoods.batchPrice', { ...ask, hash: preview.hash });
    expect(late).toMatchObject({ msgKey: 'price.changedElsewhere', data: { can: 1, cannot: 0 } });
    expect(await shop.priceOf(productId)).toBe(180_000);
  });
});

describe('taking prices back', () => {
  it('is refused when one of them was changed again, and then nothing comes back', async () => {
    const shop = await shopWith();
    const [a, b] = [await api.given.sku({ price: 100_000 }), await api.given.sku({ price: 100_000 })];
    const ids = [a.productId, b.productId];
    const { data } = await shop.call('shopGoods.batchPrice', { ids, price: 170_000 });
    await shop.call('shopGoods.changePrice', { id: b.productId, price: 180_000 });
    expect(await shop.call('shopGoods.undoPrice', { id: data.changeId ?? '' })).toMatchObject({
      msgKey: 'price.changedSince',
      data: { count: 1 },
    });
    expect(await shop.priceOf(a.productId)).toBe(170_000);
  });

  it('happens once, and not in another shop', async () => {
    const shop = await shopWith();
    const other = await shopWith();
    const { productId } = await api.given.sku({ price: 100_000 });
    const { data } = await shop.call('shopGoods.changePrice', { id: productId, price: 170_000 });
    const id = data.changeId ?? '';
    expect((await other.call('shopGoods.undoPrice', { id })).code).toBe(40400);
    expect((await shop.call('shopGoods.undoShow', { id })).code).toBe(40400);
    const twice = await Promise.all([
      shop.call('shopGoods.undoPrice', { id }),
      shop.call('shopGoods.undoPrice', { id }),
    ]);
    expect(twice.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 40900]);
    expect(await shop.priceOf(productId)).toBe(150_000);
  });
});

describe('hiding', () => {
  it('takes a product out of this shop alone, at once, until it is taken back', async () => {
    const brandId = await api.given.brand();
    const { productId } = await api.given.sku({ brandId });
    const shop = await shopWith();
    const other = await shopWith();
    expect(await shop.listed(brandId)).toHaveLength(1);
    const { data } = await shop.call('shopGoods.show', { id: productId, visible: false });
    expect(await shop.listed(brandId)).toHaveLength(0);
    expect((await shop.visitor.call('product.detail', { id: productId })).code).toBe(40400);
    expect(await other.listed(brandId)).toHaveLength(1);
    expect((await shop.call('shopGoods.list', { brandId: String(brandId) })).data.list).toMatchObject([
      { visible: false },
    ]);
    expect(await auditOf(shop.id, 'goods.shown')).toMatchObject([
      { object: `product:${productId}`, diff: { old: { [productId]: true }, new: { [productId]: false } } },
    ]);
    await shop.call('shopGoods.undoShow', { id: data.changeId ?? '' });
    expect(await shop.listed(brandId)).toHaveLength(1);
  });

  it('of many leaves those that are hidden already, and an undo shows only what it hid', async () => {
    const brandId = await api.given.brand();
    const shop = await shopWith();
    const [a, b] = [await api.given.sku({ brandId }), await api.given.sku({ brandId })];
    await shop.call('shopGoods.show', { id: a.productId, visible: false });
    const { data } = await shop.call('shopGoods.batchShow', {
      found: { brandId: String(brandId) },
      visible: false,
    });
    expect(data.count).toBe(1);
    await shop.call('shopGoods.undoShow', { id: data.changeId ?? '' });
    expect((await shop.listed(brandId)).map(({ id }) => id)).toEqual([b.productId]);
  });

  it('is for those who may', async () => {
    const shop = await shopWith();
    const { productId } = await api.given.sku();
    const sales = await people.staff(shop.id, 'sales');
    expect(await sales.call('shopGoods.show', { id: productId, visible: false })).toMatchObject({
      code: 40300,
      data: 'goods.visibility',
    });
  });
});

it('a batch and single changes at once end with a price that somebody asked for, and right lists', async () => {
  const brandId = await api.given.brand();
  const shop = await shopWith();
  const made = [];
  for (let n = 0; n < 6; n += 1) made.push(await api.given.sku({ brandId, price: 100_000 }));
  const ids = made.map(({ productId }) => productId);
  const replies = await Promise.all([
    shop.call('shopGoods.batchPrice', { ids, price: 170_000 }),
    ...ids.map((id) => shop.call('shopGoods.changePrice', { id, price: 180_000 })),
    shop.call('shopGoods.batchPrice', { ids: [...ids].reverse(), factor: '1.9' }),
  ]);
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
  const listed = await shop.listed(brandId);
  for (const { id, price } of listed) {
    expect([170_000, 180_000, 190_000]).toContain(price);
    expect(await shop.priceOf(id)).toBe(price);
  }
});
