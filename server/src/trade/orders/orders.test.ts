import { createPeople } from '../../testing/people.ts';
import { startApi, type Api } from '../../testing/start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const someone = async (code?: string) => {
  const memberId = await api.given.member();
  const addressId = await api.given.address(memberId);
  return { memberId, addressId, ...api.as({ token: await api.signIn(memberId), ...(code ? { code } : {}) }) };
};
type Someone = Awaited<ReturnType<typeof someone>>;
const heldOf = async (skuId: string) =>
  (await api.db.selectFrom('skus').select('held').where('id', '=', Number(skuId)).executeTakeFirstOrThrow())
    .held;
const buy = async (who: Someone, skuId: string, qty = 1, headers = {}) => {
  const { data: preview } = await who.call('order.previewDirect', { skuId, qty });
  return who.call(
    'order.createDirect',
    { skuId, qty, addressId: who.addressId, previewHash: preview.previewHash },
    headers,
  );
};

describe('POST /order/addOrder', () => {
  it('orders what was previewed, holds the stock and tells buyer and shop', async () => {
    const shop = await api.given.shop({ factor: 15_000 });
    const lin = await someone(shop.code);
    const { skuId } = await api.given.sku({ price: 100_000, memberBps: 9500, freight: 800, stock: 5 });
    const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 2 });
    expect(preview).toMatchObject({ goods: 285_000, freight: 1600, pay: 286_600, payWithinMinutes: 30 });

    const created = await buy(lin, skuId, 2);
    expect(created).toMatchObject({ code: 200, data: { pay: 286_600 } });
    expect(await heldOf(skuId)).toBe(2);
    const { data: order } = await lin.call('order.detail', { id: created.data.orderId });
    expect(order).toMatchObject({
      status: 0,
      statusText: 'Awaiting payment',
      actions: ['pay', 'cancel'],
      receipt: [{ shopPrice: 150_000, memberPrice: 142_500, pay: 286_600 }],
      events: [{ actor: 'buyer', from: null, to: 0, note: 'created' }],
    });
    const seller = api.as({ token: await api.signIn(shop.ownerId) });
    const { data: sold } = await seller.call('shopOrder.detail', { id: created.data.orderId });
    expect(sold.receipt).toMatchObject([{ platformPrice: 100_000, shopPrice: 150_000 }]);
    const courier = await createPeople(api).staff(shop.id, 'delivery');
    const { data: shipped } = await courier.call('shopOrder.detail', { id: created.data.orderId });
    expect(shipped.receipt).toMatchObject([{ platformPrice: null, shopPrice: 150_000 }]);
    expect((await lin.call('message.list')).data.list).toMatchObject([
      { type: 'order.created', title: 'Order placed', read: false },
    ]);
  });

  it('refuses a price that was not shown, with the new preview, and orders nothing', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku({ price: 1000 });
    const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 1 });
    await api.db.updateTable('skus').set({ price: 1200 }).where('id', '=', Number(skuId)).execute();
    const reply = await lin.call('order.createDirect', {
      skuId,
      qty: 1,
      addressId: lin.addressId,
      previewHash: preview.previewHash,
    });
    expect(reply).toMatchObject({ code: 40900, msgKey: 'order.priceChanged', data: { pay: 1200 } });
    expect(await heldOf(skuId)).toBe(0);
    expect((await lin.call('order.list')).data.total).toBe(0);
  });

  it.each([
    ['more than there is', { qty: 6 }, 'order.shortOfStock'],
    ['nothing', { qty: 0 }, 'request.invalid'],
    ['a negative quantity', { qty: -1 }, 'request.invalid'],
    ['half a piece', { qty: 1.5 }, 'request.invalid'],
    ['too much of anything', { qty: 1e9 }, 'request.invalid'],
  ])('refuses %s', async (_what, over, reason) => {
    const lin = await someone();
    const { skuId } = await api.given.sku({ stock: 5 });
    expect((await lin.call('order.previewDirect', { skuId, ...over })).msgKey).toBe(reason);
  });

  it('does not believe a price in the request', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku({ price: 5000 });
    const extra: object = { pay: 1, price: 1, memberPrice: 1 };
    const reply = await lin.call('order.previewDirect', { skuId, qty: 1, ...extra });
    expect(reply.data.pay).toBe(5000);
  });

  it("refuses another member's address", async () => {
    const [lin, mei] = [await someone(), await someone()];
    const { skuId } = await api.given.sku();
    const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 1 });
    const order = (addressId: string) =>
      lin.call('order.createDirect', { skuId, qty: 1, addressId, previewHash: preview.previewHash });
    const reply = await order(mei.addressId);
    expect(reply).toMatchObject({ code: 40400, msgKey: 'order.addressMissing', data: null });
    expect(await order('nothing')).toEqual(reply);
  });

  it('answers a repeated key with the first order, and refuses it for another order', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku({ stock: 5 });
    const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 1 });
    const input = { skuId, qty: 1, addressId: lin.addressId, previewHash: preview.previewHash };
    const key = { 'idempotency-key': 'order-key-1' };
    const first = await lin.call('order.createDirect', input, key);
    expect(await lin.call('order.createDirect', input, key)).toEqual(first);
    expect((await lin.call('order.createDirect', { ...input, remark: 'x' }, key)).msgKey).toBe(
      'idempotency.mismatch',
    );
    expect(await heldOf(skuId)).toBe(1);
  });

  it.each(['short', 'with a space', 'x'.repeat(65), 'schlüssel', ''])(
    'refuses the key "%s", which could not protect from a second order',
    async (key) => {
      const lin = await someone();
      const { skuId } = await api.given.sku({ stock: 5 });
      const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 1 });
      const input = { skuId, qty: 1, addressId: lin.addressId, previewHash: preview.previewHash };
      expect(await lin.call('order.createDirect', input, { 'idempotency-key': key })).toMatchObject({
        code: 40001,
        msgKey: 'idempotency.malformed',
      });
      expect(await heldOf(skuId)).toBe(0);
    },
  );
});

describe('POST /order/cartOrderAdd', () => {
  it('orders the selected lines and takes only them out of the cart', async () => {
    const lin = await someone();
    const [one, two, gone] = [
      await api.given.sku({ price: 100 }),
      await api.given.sku({ price: 200 }),
      await api.given.sku(),
    ];
    for (const { skuId } of [one, two, gone]) await lin.call('cart.add', { skuId, qty: 2 });
    await api.db
      .updateTable('products')
      .set({ on_sale: false })
      .where('id', '=', Number(gone.productId))
      .execute();
    const { data: cart } = await lin.call('cart.get');
    const second = cart.list.find((line) => line.skuId === two.skuId);
    await lin.call('cart.edit', { id: second?.id ?? '', selected: false });

    const { data: preview } = await lin.call('order.previewCart', {});
    expect(preview).toMatchObject({ pay: 200, lines: [{ skuId: one.skuId, qty: 2 }] });
    const created = await lin.call('order.createCart', {
      addressId: lin.addressId,
      previewHash: preview.previewHash,
    });
    expect(created).toMatchObject({ code: 200, data: { pay: 200 } });
    const left = (await lin.call('cart.get')).data.list.map((line) => line.skuId);
    expect(left).toEqual([gone.skuId, two.skuId]);
  });

  it('refuses an empty selection, and lines of somebody else are as if they were not there', async () => {
    const [lin, mei] = [await someone(), await someone()];
    const { skuId } = await api.given.sku();
    await mei.call('cart.add', { skuId, qty: 1 });
    const cartIds = (await mei.call('cart.get')).data.list.map((line) => line.id);
    const refused = await lin.call('order.previewCart', { cartIds });
    expect(refused).toMatchObject({ code: 40400, msgKey: 'missing', data: null });
    expect(await lin.call('order.previewCart', { cartIds: ['nothing'] })).toEqual(refused);
    expect((await lin.call('order.previewCart', {})).msgKey).toBe('order.nothingSelected');
  });
});

describe('the life of an order', () => {
  it('is cancelled by its buyer, which gives the stock back', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku();
    const { data } = await buy(lin, skuId, 3);
    expect((await lin.call('order.cancel', { id: data.orderId })).code).toBe(200);
    expect(await heldOf(skuId)).toBe(0);
    expect((await lin.call('order.cancel', { id: data.orderId })).msgKey).toBe('order.notAllowed');
    expect((await lin.call('order.detail', { id: data.orderId })).data).toMatchObject({
      status: 5,
      actions: ['remove'],
    });
    await lin.call('order.remove', { id: data.orderId });
    expect((await lin.call('order.detail', { id: data.orderId })).msgKey).toBe('missing');
  });

  it('expires on read once its time is over', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku();
    const { data } = await buy(lin, skuId, 2);
    await api.db
      .updateTable('orders')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', data.orderId)
      .execute();
    const { data: order } = await lin.call('order.detail', { id: data.orderId });
    expect(order.status).toBe(5);
    expect(order.events.map((event) => event.note)).toEqual(['created', 'expired']);
    expect(await heldOf(skuId)).toBe(0);
  });

  it.each(['order.detail', 'order.cancel', 'order.receive', 'order.remove'] as const)(
    "another member's order does not exist for %s",
    async (operation) => {
      const [lin, mei] = [await someone(), await someone()];
      const { skuId } = await api.given.sku();
      const { data } = await buy(lin, skuId);
      expect(await mei.call(operation, { id: data.orderId })).toMatchObject({
        code: 40400,
        msgKey: 'missing',
      });
    },
  );

  it('is not removed while it is under way', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku();
    const { data } = await buy(lin, skuId);
    expect(await lin.call('order.remove', { id: data.orderId })).toMatchObject({
      msgKey: 'order.notAllowed',
      data: { status: 0 },
    });
  });

  it('is found by tab, number and product name in any language', async () => {
    const lin = await someone();
    const { skuId } = await api.given.sku({ name: 'Walnut 50% bench' });
    const { data } = await buy(lin, skuId);
    const { skuId: other } = await api.given.sku({ name: 'Oak chair' });
    const second = await buy(lin, other);
    await lin.call('order.cancel', { id: second.data.orderId });
    const found = async (filter: object) =>
      (await lin.call('order.list', filter)).data.list.map((order) => order.no);
    expect(await found({ tab: 'awaitingPayment' })).toEqual([data.orderNo]);
    expect(await found({ keyword: '50%' })).toEqual([data.orderNo]);
    expect(await found({ keyword: '5_%' })).toEqual([]);
    expect(await found({ keyword: second.data.orderNo })).toEqual([second.data.orderNo]);
    expect(await found({ range: 'today' })).toHaveLength(2);
    expect((await lin.call('order.list')).data.counts).toEqual({
      all: 2,
      awaitingPayment: 1,
      awaitingShipment: 0,
      awaitingReceipt: 0,
      received: 0,
    });
  });
});
