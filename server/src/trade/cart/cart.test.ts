import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const lineOf = async (who: Shopper, skuId: string) => {
  const { data } = await who.call('cart.get');
  const line = data.list.find((each) => each.skuId === skuId);
  if (line === undefined) throw new Error('no such line');
  return line;
};

describe('POST /cart/addCart', () => {
  it('merges the same goods and counts lines, not pieces', async () => {
    const lin = await people.shopper();
    const [one, two] = [await api.given.sku(), await api.given.sku()];
    expect((await lin.call('cart.add', { skuId: one.skuId, qty: 2 })).data.count).toBe(1);
    expect((await lin.call('cart.add', { skuId: one.skuId, qty: 3 })).data.count).toBe(1);
    expect((await lin.call('cart.add', { skuId: two.skuId, qty: 1 })).data.count).toBe(2);
    expect((await lineOf(lin, one.skuId)).qty).toBe(5);
  });

  it('refuses more than there is, with the most that fits, and leaves the cart as it was', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 2 });
    await lin.call('cart.add', { skuId, qty: 2 });
    expect(await lin.call('cart.add', { skuId, qty: 1 })).toMatchObject({
      code: 40901,
      msgKey: 'cart.addAboveStock',
      msg: 'The number of items added to the shopping cart cannot exceed the inventory quantity',
      data: { max: 2 },
    });
    expect((await lineOf(lin, skuId)).qty).toBe(2);
  });

  it.each([0, -1])('refuses a quantity of %s', async (qty) => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    expect(await lin.call('cart.add', { skuId, qty })).toMatchObject({
      code: 40001,
      msgKey: 'cart.belowZero',
      msg: 'The quantity of goods cannot be less than 0',
    });
  });

  it('refuses goods that are not sold, and a line above 999', async () => {
    const lin = await people.shopper();
    const gone = await api.given.sku({ onSale: false });
    expect((await lin.call('cart.add', { skuId: gone.skuId, qty: 1 })).msgKey).toBe('product.unavailable');
    expect((await lin.call('cart.add', { skuId: '999999', qty: 1 })).msgKey).toBe('product.unavailable');
    const many = await api.given.sku({ stock: 5000 });
    expect(await lin.call('cart.add', { skuId: many.skuId, qty: 1000 })).toMatchObject({
      data: { max: 999 },
    });
  });

  it('holds at most 200 lines', async () => {
    const lin = await people.shopper();
    const shelf = { categoryId: await api.given.category(), brandId: await api.given.brand() };
    const skus = [];
    for (let count = 0; count < 200; count += 1) skus.push(await api.given.sku(shelf));
    await api.db
      .insertInto('cart_lines')
      .values(
        skus.map(({ skuId }) => ({
          id: `l${skuId}`,
          user_id: lin.memberId,
          sku_id: Number(skuId),
          qty: 1,
          price_seen: 1,
        })),
      )
      .execute();
    const { skuId } = await api.given.sku();
    expect(await lin.call('cart.add', { skuId, qty: 1 })).toMatchObject({
      msgKey: 'cart.full',
      data: { max: 200 },
    });
  });

  it('loses nothing when the same goods are added at once', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 100 });
    await Promise.all(Array.from({ length: 10 }, () => lin.call('cart.add', { skuId, qty: 1 })));
    expect((await lineOf(lin, skuId)).qty).toBe(10);
  });
});

describe('POST /cart/editCart', () => {
  it('changes quantity and selection; the total is of the selected', async () => {
    const lin = await people.shopper();
    const [one, two] = [await api.given.sku({ price: 100 }), await api.given.sku({ price: 1000 })];
    for (const { skuId } of [one, two]) await lin.call('cart.add', { skuId, qty: 1 });
    await lin.call('cart.edit', { id: (await lineOf(lin, one.skuId)).id, qty: 3 });
    const { data } = await lin.call('cart.edit', { id: (await lineOf(lin, two.skuId)).id, selected: false });
    expect(data).toMatchObject({ count: 2, total: 300 });
  });

  it('refuses nothing, less, and more than there is', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 3 });
    await lin.call('cart.add', { skuId, qty: 1 });
    const { id } = await lineOf(lin, skuId);
    expect((await lin.call('cart.edit', { id, qty: 0 })).msgKey).toBe('cart.belowZero');
    expect((await lin.call('cart.edit', { id, qty: -1 })).msgKey).toBe('cart.belowZero');
    expect(await lin.call('cart.edit', { id, qty: 4 })).toMatchObject({
      msgKey: 'cart.quantityAboveStock',
      msg: 'The quantity of goods cannot exceed the inventory quantity',
      data: { max: 3 },
    });
  });

  it('merges with the line of the SKU that it changes to', async () => {
    const lin = await people.shopper();
    const [one, two] = [await api.given.sku(), await api.given.sku()];
    await lin.call('cart.add', { skuId: one.skuId, qty: 2 });
    await lin.call('cart.add', { skuId: two.skuId, qty: 3 });
    const { data } = await lin.call('cart.edit', { id: (await lineOf(lin, one.skuId)).id, skuId: two.skuId });
    expect(data.list).toMatchObject([{ skuId: two.skuId, qty: 5 }]);
  });

  it('keeps a line for another day: uncounted, not ordered, and chosen again when it comes back', async () => {
    const lin = await people.shopper();
    const [one, two] = [await api.given.sku({ price: 100 }), await api.given.sku({ price: 500 })];
    for (const { skuId } of [one, two]) await lin.call('cart.add', { skuId, qty: 1 });
    const { id } = await lineOf(lin, two.skuId);
    const { data } = await lin.call('cart.edit', { id, saved: true });
    expect(data).toMatchObject({ count: 1, total: 100, saved: { list: [{ id, selected: false }] } });
    expect((await lin.call('order.previewCart', { addressId: lin.addressId })).data.pay).toBe(100);
    expect((await lin.call('order.previewCart', { cartIds: [id], addressId: lin.addressId })).msgKey).toBe(
      'order.nothingSelected',
    );
    expect((await lin.call('cart.edit', { id, saved: false })).data).toMatchObject({ count: 2, total: 600 });
    await lin.call('cart.edit', { id, saved: true });
    const added = await lin.call('cart.add', { skuId: two.skuId, qty: 1 });
    expect(added.data.count).toBe(2);
    expect((await lin.call('cart.get')).data).toMatchObject({ count: 2, total: 1100, saved: { list: [] } });
  });

  it("does not know another member's line", async () => {
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    const { skuId } = await api.given.sku();
    await lin.call('cart.add', { skuId, qty: 1 });
    const { id } = await lineOf(lin, skuId);
    expect((await mei.call('cart.edit', { id, qty: 2 })).msgKey).toBe('missing');
    await mei.call('cart.remove', { ids: [id] });
    expect((await lin.call('cart.get')).data.count).toBe(1);
  });
});

describe('GET /cart/getCart', () => {
  it.each([
    ['delisted', { on_sale: false }, {}],
    ['outOfStock', {}, { stock: 0 }],
    ['aboveStock', {}, { stock: 1 }],
  ] as const)(
    'keeps a line that is %s, unselected and uncounted, with the reason',
    async (reason, product, sku) => {
      const lin = await people.shopper();
      const { skuId, productId } = await api.given.sku();
      await lin.call('cart.add', { skuId, qty: 2 });
      if ('on_sale' in product)
        await api.db.updateTable('products').set(product).where('id', '=', Number(productId)).execute();
      if ('stock' in sku) await api.db.updateTable('skus').set(sku).where('id', '=', Number(skuId)).execute();
      expect((await lin.call('cart.get')).data).toMatchObject({
        count: 1,
        total: 0,
        list: [{ invalidReason: reason, selected: false }],
      });
    },
  );

  it('prices every line in the shop that the member is in, and remembers the price they saw', async () => {
    const shop = await people.shop({ factor: 15_000 });
    const lin = await people.shopper();
    const { skuId, productId } = await api.given.sku({ price: 1000, memberBps: 9000 });
    await lin.call('cart.add', { skuId, qty: 1 });
    const there = api.as({ token: lin.token ?? '', code: shop.code });
    expect((await there.call('cart.get')).data).toMatchObject({
      total: 1350,
      list: [{ price: 1500, memberPrice: 1350, priceSeen: 1000, shopId: null }],
    });
    await there.call('cart.add', { skuId, qty: 1 });
    expect((await lin.call('cart.get')).data).toMatchObject({
      count: 1,
      total: 1800,
      list: [{ qty: 2, price: 1000, priceSeen: 1500, shopId: shop.id }],
    });
    await api.db
      .insertInto('shop_products')
      .values({ shop_id: shop.id, product_id: Number(productId), blocked: true })
      .execute();
    expect((await there.call('cart.get')).data.list).toMatchObject([{ invalidReason: 'blocked' }]);
    expect((await lin.call('cart.get')).data.list).toMatchObject([{ invalidReason: null }]);
  });
});
