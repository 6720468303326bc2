import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** A sofa of 4,000, four chairs of 500 that may not go below 490, a lamp of 1,000: together 6,300. */
const living = async (over: { stock?: number } = {}) => {
  const [sofa, chair, lamp] = [
    await api.given.sku({ price: 400_000, memberBps: 9_500 }),
    await api.given.sku({ price: 50_000, supply: 49_000, freight: 1_000, stock: over.stock ?? 100 }),
    await api.given.sku({ price: 100_000 }),
  ];
  const id = await api.given.package({
    price: 630_000,
    slots: [
      { key: 'sofa', skuIds: [sofa.skuId] },
      { key: 'chairs', skuIds: [chair.skuId], qty: 4 },
      { key: 'lamp', skuIds: [lamp.skuId], min: 0 },
    ],
  });
  const selection = [`sofa*${sofa.skuId}`, `chairs*${chair.skuId}`, `lamp*${lamp.skuId}`];
  return { id, sofa, chair, lamp, selection };
};
type Living = Awaited<ReturnType<typeof living>>;

const put = (who: Shopper, { id, selection }: Living, qty = 1) =>
  who.call('cart.add', { packageId: id, qty, selection });
const order = async (who: Shopper) => {
  const preview = await who.call('order.previewCart', {});
  const previewHash = hashShown(preview);
  const couponId = preview.data?.coupons?.chosen ?? '';
  return who.call('order.createCart', { addressId: who.addressId, couponId, previewHash });
};
const held = async (skuId: string) =>
  (await api.db.selectFrom('skus').select('held').where('id', '=', Number(skuId)).executeTakeFirstOrThrow())
    .held;

describe('a package in an order', () => {
  it('costs its price, shared over its lines, none under its supply price', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room, 2);
    const { data } = await lin.call('order.previewCart', {});
    // 6,800 of pieces to a member, at 90 %: 6,120, twice.
    expect(data).toMatchObject({ goods: 1_224_000, discount: 0, freight: 8_000, pay: 1_232_000 });
    expect(data.packages).toMatchObject([{ packageId: room.id, qty: 2, price: 1_224_000, saving: 136_000 }]);
    expect(data.lines.map(({ skuId, qty, packageIdx }) => [skuId, qty, packageIdx])).toEqual([
      [room.sofa.skuId, 2, 0],
      [room.chair.skuId, 8, 0],
      [room.lamp.skuId, 2, 0],
    ]);
    const shares = data.lines.map(({ packageShare }) => packageShare);
    expect(shares.reduce((a, b) => a + b, 0)).toBe(1_224_000);
    expect(shares[1]).toBe(8 * 49_000);
    expect(data.lines.map(({ goods }) => goods)).toEqual([760_000, 400_000, 200_000]);
  });

  it('is ordered whole, and the order remembers it', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room, 2);
    const { data: made } = await order(lin);
    expect(made.pay).toBe(1_232_000);
    expect(await held(room.chair.skuId)).toBe(8);
    expect((await lin.call('cart.get')).data).toMatchObject({ count: 0, packages: [] });
    await api.db.updateTable('packages').set({ on_sale: false }).where('id', '=', Number(room.id)).execute();
    const { data } = await lin.call('order.detail', { id: made.orderId });
    expect(data).toMatchObject({
      goods: 1_224_000,
      packages: [{ packageId: room.id, name: 'Calm living room', qty: 2, price: 1_224_000, saving: 136_000 }],
    });
    expect(data.receipt.map(({ packageIdx }) => packageIdx)).toEqual([0, 0, 0]);
    const paid = await people.pay(lin, made.orderId);
    expect(paid.data.status).toBe('succeeded');
    expect(await held(room.chair.skuId)).toBe(0);
  });

  it('holds a SKU once for all the lines that need it, and gives all of it back', async () => {
    const lin = await people.shopper();
    const room = await living({ stock: 9 });
    await put(lin, room, 2);
    await lin.call('cart.add', { skuId: room.chair.skuId, qty: 1 });
    const { data } = await order(lin);
    expect(await held(room.chair.skuId)).toBe(9);
    await lin.call('order.cancel', { id: data.orderId });
    expect(await held(room.chair.skuId)).toBe(0);
  });

  it('is refused when package and single goods together need more than there is', async () => {
    const lin = await people.shopper();
    const room = await living({ stock: 8 });
    await put(lin, room, 2);
    await lin.call('cart.add', { skuId: room.chair.skuId, qty: 1 });
    expect(await lin.call('order.previewCart', {})).toMatchObject({
      msgKey: 'order.shortOfStock',
      data: [{ skuId: room.chair.skuId, stock: 8 }],
    });
  });

  it('is refused with the new price when the package became dearer', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room);
    const { data: shown } = await lin.call('order.previewCart', {});
    await api.db
      .updateTable('package_versions')
      .set({ price: 665_000 })
      .where('package_id', '=', Number(room.id))
      .execute();
    const reply = await lin.call('order.createCart', {
      addressId: lin.addressId,
      previewHash: shown.previewHash,
    });
    expect(reply).toMatchObject({
      msgKey: 'order.priceChanged',
      data: { packages: [{ key: shown.packages[0]?.key, price: 646_000 }] },
    });
    expect((await lin.call('cart.get')).data.count).toBe(1);
  });

  it('leaves single goods and other packages in the cart when it is named', async () => {
    const lin = await people.shopper();
    const [one, two] = [await living(), await living()];
    await put(lin, one);
    await put(lin, two);
    await lin.call('cart.add', { skuId: one.lamp.skuId, qty: 1 });
    const { data: cart } = await lin.call('cart.get');
    const cartIds = [cart.packages[0]?.id ?? ''];
    const { data: shown } = await lin.call('order.previewCart', { cartIds });
    expect(shown.lines).toHaveLength(3);
    await lin.call('order.createCart', {
      cartIds,
      addressId: lin.addressId,
      previewHash: shown.previewHash,
    });
    expect((await lin.call('cart.get')).data).toMatchObject({ count: 2, packages: [{ packageId: one.id }] });
  });

  it('takes a coupon after its saving, one for packages on packages only', async () => {
    const lin = await people.shopper();
    const room = await living();
    await put(lin, room);
    await lin.call('cart.add', { skuId: room.lamp.skuId, qty: 1 });
    const id = await people.template({
      kind: 'percent',
      value: 1_000,
      scope: 'package',
      scopeIds: [room.id],
    });
    await lin.call('coupon.take', { id });
    const { data } = await lin.call('order.previewCart', {});
    // A tenth of 6,120; nothing of the lamp by itself.
    expect(data).toMatchObject({ goods: 712_000, discount: 61_200, freight: 4_000, pay: 654_800 });
    const single = data.lines.find(({ packageIdx }) => packageIdx === null);
    expect(single).toMatchObject({ couponShare: 0, pay: 100_000 });
    expect((await order(lin)).code).toBe(200);
  });
});

describe('at the same time', () => {
  it('ten orders of a package of whose chairs there are enough for three: exactly three', async () => {
    const room = await living({ stock: 15 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => people.shopper()));
    await Promise.all(buyers.map((buyer) => put(buyer, room)));
    const replies = await Promise.all(buyers.map(order));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(3);
    const refused = replies.filter(({ code }) => code !== 200).map(({ msgKey }) => msgKey);
    expect(refused).toHaveLength(7);
    expect([await held(room.chair.skuId), await held(room.sofa.skuId)]).toEqual([12, 3]);
  });

  it('the last chairs, wanted as a package and by themselves: one gets them', async () => {
    const room = await living({ stock: 4 });
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    await put(lin, room);
    await mei.call('cart.add', { skuId: room.chair.skuId, qty: 1 });
    const codes = (await Promise.all([order(lin), order(mei)])).map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
  });

  it('twice the same order with one key: one order', async () => {
    const lin = await people.shopper();
    await put(lin, await living());
    const { data: shown } = await lin.call('order.previewCart', {});
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        lin.call(
          'order.createCart',
          { addressId: lin.addressId, previewHash: shown.previewHash },
          { 'idempotency-key': 'one-room' },
        ),
      ),
    );
    expect(new Set(replies.map(({ data }) => data.orderId)).size).toBe(1);
  });
});
