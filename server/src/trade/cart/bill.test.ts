import fc from 'fast-check';
import { createPeople, type Shopper } from '../../testing/people.ts';
import { scaled } from '../../testing/scale.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let lin: Shopper;
let skus: string[];
let packageId: string;
let selection: string[];
beforeAll(async () => {
  api = await startApi();
  const people = createPeople(api);
  const shop = await people.shop({ factor: 13_337 });
  lin = await people.shopper({ code: shop.code });
  skus = [];
  for (const [price, freight, stock] of [
    [99_901, 0, 100],
    [33_333, 1_999, 100],
    [250_007, 12_345, 3],
    [3, 7, 100],
  ] as const)
    skus.push((await api.given.sku({ price, freight, stock, memberBps: 9_731 })).skuId);
  const [sofa = '', chair = ''] = skus;
  packageId = await api.given.package({
    price: 150_001,
    slots: [
      { key: 'sofa', skuIds: [sofa] },
      { key: 'chairs', skuIds: [chair], qty: 3 },
    ],
  });
  selection = [`sofa*${sofa}`, `chairs*${chair}`];
  for (const coupon of [
    { value: 1_501 },
    { value: 10_003, threshold: 400_000 },
    { kind: 'percent' as const, value: 777, cap: 25_000, threshold: 200_000 },
  ])
    await lin.call('coupon.take', { id: await people.template(coupon) });
});
afterAll(() => api.stop());

const empty = async () => {
  const { data } = await lin.call('cart.get');
  const ids = [...data.list, ...data.packages].map(({ id }) => id);
  await lin.call('cart.remove', { ids });
};

const anyCart = fc.record({
  lines: fc.uniqueArray(
    fc.record({ at: fc.nat(3), qty: fc.integer({ min: 1, max: 5 }), selected: fc.boolean() }),
    { selector: ({ at }) => at, minLength: 1 },
  ),
  packages: fc.nat(2),
});

it('what the cart says is what the confirmation says and the order costs, of any cart', async () => {
  await fc.assert(
    fc.asyncProperty(anyCart, async ({ lines, packages }) => {
      await empty();
      for (const { at, qty } of lines) await lin.call('cart.add', { skuId: skus[at] ?? '', qty });
      if (packages > 0) await lin.call('cart.add', { packageId, qty: packages, selection });
      const { data: made } = await lin.call('cart.get');
      let cart = made;
      for (const line of made.list)
        if (lines.some(({ at, selected }) => skus[at] === line.skuId && !selected))
          cart = (await lin.call('cart.edit', { id: line.id, selected: false })).data;
      const { bill } = cart;
      expect(bill.goods).toBe(cart.total);
      expect(bill.pay).toBe(bill.goods - bill.discount + bill.freight);
      const confirmed = await lin.call('order.previewCart', {});
      if (confirmed.code !== 200) {
        expect(confirmed.msgKey).toBe('order.nothingSelected');
        expect(bill).toEqual({ goods: 0, discount: 0, freight: 0, pay: 0, couponNote: null });
        return;
      }
      const { goods, discount, freight, pay } = confirmed.data;
      expect(bill).toEqual({ goods, discount, freight, pay, couponNote: null });
      expect((await lin.call('order.previewCart', { addressId: lin.addressId })).data.pay).toBe(pay);
    }),
    { numRuns: scaled(12, 100) },
  );
});

it('the order costs what the cart said, with the best coupon', async () => {
  await empty();
  for (const skuId of skus.slice(0, 2)) await lin.call('cart.add', { skuId, qty: 4 });
  const { bill } = (await lin.call('cart.get')).data;
  expect(bill.discount).toBe(25_000);
  expect(bill.freight).toBe(4 * 1_999);
  const { data } = await lin.call('order.previewCart', {});
  const created = await lin.call('order.createCart', {
    addressId: lin.addressId,
    previewHash: data.previewHash,
    couponId: data.coupons.chosen ?? '',
  });
  expect(created).toMatchObject({ code: 200, data: { pay: bill.pay } });
});

it('goods of which too little is left stay in the bill: the confirmation says what is short', async () => {
  await empty();
  const few = await api.given.sku({ price: 100_000, stock: 3, freight: 500 });
  const room = await api.given.package({ price: 90_000, slots: [{ key: 'sofa', skuIds: [few.skuId] }] });
  await lin.call('cart.add', { skuId: few.skuId, qty: 3 });
  await lin.call('cart.add', { packageId: room, qty: 1, selection: [`sofa*${few.skuId}`] });
  const { data } = await lin.call('cart.get');
  expect(data.bill).toMatchObject({ goods: data.total, freight: 2_000 });
  expect(await lin.call('order.previewCart', {})).toMatchObject({ msgKey: 'order.shortOfStock' });
});
