import { hourMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { closeEnded } from './publish.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
type Sale = { activityId: string; skuId: string };

const order = async (who: Shopper, sale: Sale, qty = 1) => {
  const preview = await who.call('seckill.preview', { ...sale, qty });
  return who.call('seckill.create', {
    ...sale,
    qty,
    addressId: who.addressId,
    previewHash: hashShown(preview),
  });
};
const leftOf = async ({ activityId, skuId }: Sale) => {
  const activity = await api.db
    .selectFrom('seckill_activities')
    .select('stock_left')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  const sku = await api.db
    .selectFrom('skus')
    .select('stock')
    .where('id', '=', Number(skuId))
    .executeTakeFirstOrThrow();
  return { activity: activity.stock_left, sku: sku.stock };
};
const end = (activityId: string) =>
  api.db
    .updateTable('seckill_activities')
    .set({ start_at: inHours(-2), end_at: inHours(-1) })
    .where('id', '=', activityId)
    .execute();

describe('a flash sale', () => {
  it('sells at its price, whatever the shop’s coefficient, with 10 minutes to pay', async () => {
    const shop = await people.shop({ factor: 15_000 });
    const lin = await people.shopper({ code: shop.code });
    const sale = await people.activity({ price: 50_000 });
    const { data: preview } = await lin.call('seckill.preview', { ...sale, qty: 1 });
    expect(preview).toMatchObject({
      pay: 50_000,
      payWithinMinutes: 10,
      lines: [{ shopPrice: 150_000, activityPrice: 50_000, memberPrice: 50_000 }],
    });
    const created = await order(lin, sale);
    expect(created.data.pay).toBe(50_000);
    const minutes = (Date.parse(created.data.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);
    await people.pay(lin, created.data.orderId);
    expect(await leftOf(sale)).toEqual({ activity: 9, sku: 90 });
  });

  it('takes coupons only where it says so', async () => {
    const lin = await people.shopper();
    await lin.call('coupon.take', { id: await people.template({ value: 5000 }) });
    const [strict, kind] = [await people.activity(), await people.activity({ allowCoupon: true })];
    const { data: without } = await lin.call('seckill.preview', { ...strict, qty: 1 });
    expect(without).toMatchObject({
      discount: 0,
      coupons: { usable: [], unusable: [{ reason: 'Not for goods at an activity price' }] },
    });
    expect((await lin.call('seckill.preview', { ...kind, qty: 1 })).data.discount).toBe(5000);
  });

  it.each([
    ['before it begins', { startAt: inHours(1), endAt: inHours(2) }, 1, 'seckill.notBegun'],
    ['after its end', { startAt: inHours(-2), endAt: inHours(-1) }, 1, 'seckill.over'],
    ['above the limit of an order', { perUserLimit: 5 }, 2, 'seckill.tooMany'],
    ['more than is left', { stock: 2, perOrderLimit: 9, perUserLimit: 9 }, 3, 'seckill.soldOut'],
  ])('refuses %s', async (_when, over, qty, reason) => {
    const lin = await people.shopper();
    const sale = await people.activity(over);
    expect((await lin.call('seckill.preview', { ...sale, qty })).msgKey).toBe(reason);
    expect((await order(lin, sale, qty)).msgKey).toBe(reason);
  });

  it('refuses a second order above the limit of a person, with the limit', async () => {
    const lin = await people.shopper();
    const sale = await people.activity({ perUserLimit: 1 });
    await order(lin, sale);
    expect(await order(lin, sale)).toMatchObject({ msgKey: 'seckill.quota', data: { limit: 1 } });
  });

  it('refuses the SKU of another activity', async () => {
    const lin = await people.shopper();
    const [one, two] = [await people.activity(), await people.activity()];
    expect((await order(lin, { activityId: one.activityId, skuId: two.skuId })).msgKey).toBe('missing');
  });

  it('gives piece and quota back when an order is cancelled while it runs', async () => {
    const lin = await people.shopper();
    const sale = await people.activity();
    const { data } = await order(lin, sale);
    await lin.call('order.cancel', { id: data.orderId });
    expect(await leftOf(sale)).toEqual({ activity: 10, sku: 90 });
    expect((await order(lin, sale)).code).toBe(200);
  });

  it('gives pieces to the SKU when an order is cancelled after the end', async () => {
    const lin = await people.shopper();
    const sale = await people.activity();
    const { data } = await order(lin, sale);
    await end(sale.activityId);
    await closeEnded(api.db);
    expect(await leftOf(sale)).toEqual({ activity: 0, sku: 99 });
    await lin.call('order.cancel', { id: data.orderId });
    expect(await leftOf(sale)).toEqual({ activity: 0, sku: 100 });
  });
});

describe('the list of flash sales', () => {
  it('has a slot for each window, with the goods as the shop shows them', async () => {
    const visitor = api.as({ lang: 'en' });
    const soon = await people.activity({ startAt: inHours(-1), endAt: inHours(3) });
    const { data } = await visitor.call('seckill.list', { tab: 'running' });
    const slot = data.slots.find((each) =>
      each.items.some((item) => item.seckill.activityId === soon.activityId),
    );
    expect(slot).toMatchObject({ state: 'running' });
    expect(slot?.items.find((item) => item.seckill.activityId === soon.activityId)).toMatchObject({
      skuId: soon.skuId,
      price: 100_000,
      seckill: { seckillPrice: 50_000, stockLeft: 10, stockTotal: 10, state: 'running' },
    });
    expect(Math.abs(Date.parse(data.serverTime) - Date.now())).toBeLessThan(5000);
  });

  it('shows tomorrow’s in their own tab', async () => {
    const sale = await people.activity({ startAt: inHours(24), endAt: inHours(25) });
    const ids = async (tab: 'running' | 'today' | 'tomorrow') =>
      (await api.as().call('seckill.list', { tab })).data.slots.flatMap((slot) =>
        slot.items.map((item) => item.seckill.activityId),
      );
    expect(await ids('tomorrow')).toContain(sale.activityId);
    expect(await ids('running')).not.toContain(sale.activityId);
    expect(await ids('today')).not.toContain(sale.activityId);
  });

  it('tells a member what they bought of a product', async () => {
    const lin = await people.shopper();
    const { skuId, productId } = await api.given.sku({ stock: 20 });
    const sale = await people.activity({ skuId });
    await order(lin, sale);
    expect((await lin.call('seckill.product', { id: productId })).data.activities).toMatchObject([
      { activityId: sale.activityId, skuId, bought: 1, perUserLimit: 1, state: 'running' },
    ]);
    expect((await api.as().call('seckill.product', { id: productId })).data.activities).toMatchObject([
      { bought: 0 },
    ]);
  });
});
