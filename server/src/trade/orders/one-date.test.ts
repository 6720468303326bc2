import { mock } from 'node:test';
import { dayMs } from '@mall/contract/core/time';
import { promisedBy } from '@mall/contract/trade/promise';
import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import { createDeliveries } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let lin: Awaited<ReturnType<People['shopper']>>;
beforeAll(async () => {
  api = await startApi();
  const now = clock.nowMs();
  mock.method(clock, 'nowMs', () => now); // whatever day begins meanwhile
  people = createPeople(api);
  shop = await people.shop();
  lin = await people.shopper({ code: shop.code });
});
afterEach(() => expectInvariants(api));
afterAll(async () => {
  mock.restoreAll();
  await api.stop();
});

const setLead = (skuId: string, days: number) =>
  sql`update skus set lead_days = ${days}::int where id = ${Number(skuId)}`.execute(api.db);
const goods = async (days: number) => {
  const made = await api.given.sku({ stock: 20, price: 10_000 });
  await setLead(made.skuId, days);
  return made;
};
const at = (date: string | null | undefined): string => new Date(date ?? '').toISOString();
const news = async (who: Pick<typeof lin, 'call'>, audience: 'member' | 'shop', orderNo: string) =>
  (await who.call('message.list', { audience, size: 100 })).data.list.filter(({ body }) =>
    body.includes(orderNo),
  );

it.each([[[7]], [[3, 21, 14]], [[0, 1]], [[60, 5]]])(
  'goods of %j days have one date from their page to the row of the office',
  async (days) => {
    const pieces = [];
    for (const lead of days) pieces.push(await goods(lead));
    const leads: number[] = [];
    const dates: string[] = [];
    for (const { productId, skuId } of pieces) {
      const { data: product } = await lin.call('product.detail', { id: productId });
      dates.push(at(product.promise));
      expect(at(promisedBy([product.leadDays], clock.nowMs()))).toBe(dates.at(-1));
      const { data: figures } = await lin.call('product.addition', { id: productId });
      expect(at(figures.promise.date)).toBe(dates.at(-1));
      await lin.call('cart.add', { skuId, qty: 1 });
    }
    const { data: cart } = await lin.call('cart.get');
    leads.push(...cart.list.filter(({ selected }) => selected).map(({ leadDays }) => leadDays));
    const date = dates.toSorted().at(-1);
    expect(at(promisedBy(leads, clock.nowMs()))).toBe(date);

    const { data: preview } = await lin.call('order.previewCart', {});
    expect(at(preview.promise)).toBe(date);
    const { data: made } = await lin.call('order.createCart', {
      addressId: lin.addressId,
      previewHash: preview.previewHash,
    });
    const id = made.orderId;
    const waiting = (await lin.call('order.detail', { id })).data;
    expect([waiting.promisedAt, at(waiting.promiseIfPaidNow)]).toEqual([null, date]);

    // Whatever the goods take from now on, this order keeps its date.
    for (const { skuId } of pieces) await setLead(skuId, 30);
    await people.pay(lin, id);
    const { data: status } = await lin.call('payment.status', { id });
    expect(status.paid?.promisedAt).toBe(date);
    const { data: order } = await lin.call('order.detail', { id });
    expect([order.promisedAt, order.promiseIfPaidNow]).toEqual([date, null]);
    const { rows } = await sql<{ date: string }>`
      select params ->> 'date' as date from messages where type = 'order.paid' and order_id = ${id}`.execute(
      api.db,
    );
    expect(new Set(rows.map((row) => at(row.date)))).toEqual(new Set([date]));
    expect(await news(lin, 'member', made.orderNo)).not.toEqual([]);

    await shop.call('shopOrder.record', { id });
    const { data: listed } = await shop.call('shopOrder.list', { keyword: made.orderNo });
    expect(listed.list.map(({ promisedAt }) => promisedAt)).toEqual([date]);
    const { data: board } = await shop.call('delivery.list', { keyword: made.orderNo });
    expect(board.list.map(({ promisedAt }) => promisedAt)).toEqual([date]);
  },
);

it('counts from the payment, and an order that waited says each day what it would be now', async () => {
  const { skuId } = await goods(10);
  const { data: made } = await people.buy(lin, skuId);
  const id = made.orderId;
  await sql`update orders set created_at = now() - interval '5 days', expires_at = now() + interval '1 hour'
    where id = ${id}`.execute(api.db);
  const date = at(promisedBy([10], clock.nowMs()));
  expect(at((await lin.call('order.detail', { id })).data.promiseIfPaidNow)).toBe(date);
  await people.pay(lin, id);
  expect((await lin.call('order.detail', { id })).data.promisedAt).toBe(date);
});

it('of a package is that of its slowest piece, and of a flash sale that of its goods', async () => {
  const [sofa, lamp] = [await goods(25), await goods(4)];
  const packageId = await api.given.package({
    price: 15_000,
    slots: [
      { key: 'sofa', skuIds: [sofa.skuId] },
      { key: 'lamp', skuIds: [lamp.skuId] },
    ],
  });
  const chosen = [`sofa*${sofa.skuId}`, `lamp*${lamp.skuId}`];
  const date = at(promisedBy([25], clock.nowMs()));
  const { data: quote } = await lin.call('package.quote', { id: packageId, chosen });
  expect(at(quote.promise)).toBe(date);
  await lin.call('cart.add', { packageId, qty: 1, selection: chosen });
  const shown = await lin.call('order.previewCart', {});
  expect(at(shown.data.promise)).toBe(date);
  const { data: whole } = await lin.call('order.createCart', {
    addressId: lin.addressId,
    previewHash: hashShown(shown),
  });
  await people.pay(lin, whole.orderId);
  expect((await lin.call('order.detail', { id: whole.orderId })).data.promisedAt).toBe(date);

  const { skuId } = await goods(12);
  const sale = { activityId: (await people.activity({ skuId })).activityId, skuId, qty: 1 };
  const preview = await lin.call('seckill.preview', sale);
  expect(at(preview.data.promise)).toBe(at(promisedBy([12], clock.nowMs())));
  const { data: rushed } = await lin.call('seckill.create', {
    ...sale,
    addressId: lin.addressId,
    previewHash: hashShown(preview),
  });
  await people.pay(lin, rushed.orderId);
  expect((await lin.call('order.detail', { id: rushed.orderId })).data.promisedAt).toBe(
    at(preview.data.promise),
  );
});

it('of what a shop describes in words is the limit, since nobody said how long it takes', async () => {
  const { data: want } = await lin.call('purchaseRequest.create', {
    contact: '林',
    phone: api.given.mobile(),
    quantity: 1,
    remark: '需要一张大餐桌配两把椅子',
    ...(await api.given.regions()),
  });
  const { data } = await shop.call('shopPurchaseRequest.update', {
    id: want.id,
    verify: 'real',
    quote: {
      lines: [{ text: '定制餐桌 240 × 100', qty: 1, unitPrice: 500_000 }],
      freight: 0,
      validUntil: new Date(clock.nowMs() + 3 * dayMs).toISOString(),
      note: '',
    },
  });
  const { data: preview } = await lin.call('quote.preview', {
    id: data.quoteId ?? '',
    addressId: lin.addressId,
  });
  const date = at(promisedBy([35], clock.nowMs()));
  expect(at(preview.promise)).toBe(date);

  // As a process of the version before wrote it.
  const { data: made } = await people.buy(lin, (await goods(5)).skuId);
  await sql`insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', l.id || 'w', 'idx', 9,
      'product_id', null, 'sku_id', null, 'lead_days', 0, 'goods', 0, 'freight', 0, 'pay', 0))).*
    from order_lines l where order_id = ${made.orderId}`.execute(api.db);
  expect(at((await lin.call('order.detail', { id: made.orderId })).data.promiseIfPaidNow)).toBe(date);
  await sql`delete from order_lines where order_id = ${made.orderId} and sku_id is null`.execute(api.db);
});

it('leaves no delivery open after its order is received', async () => {
  const deliveries = createDeliveries(api, people);
  const { shop: seller, lin: buyer, id, orderId } = await deliveries.recorded();
  await deliveries.steps(seller, id, 'collected', 'inTransit');
  const received = async () =>
    (await buyer.call('order.logistics', { orderId })).data.deliveries[0]?.received;
  expect(await received()).toBe(false);
  await buyer.call('order.receive', { id: orderId });
  expect(await received()).toBe(true);
  expect((await seller.call('delivery.show', { id })).data).toMatchObject({ status: 3, received: true });
});
