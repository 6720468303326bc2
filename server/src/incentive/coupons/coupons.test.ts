import { hourMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const statusOf = async (id: string) =>
  (
    await api.db
      .selectFrom('coupons')
      .select(['status', 'order_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

describe('the coupon centre', () => {
  it('says what each visitor can take, and that a taken one is taken', async () => {
    const id = await people.template({ total: 5 });
    const full = await people.template({ total: 1 });
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    await lin.call('coupon.take', { id });
    await mei.call('coupon.take', { id: full });
    const seen = async (who: { call: typeof lin.call }) =>
      Object.fromEntries(
        (await who.call('coupon.center', { size: 100 })).data.list.map((each) => [
          each.id,
          [each.state, each.left],
        ]),
      );
    expect(await seen(lin)).toMatchObject({ [id]: ['taken', 4], [full]: ['gone', 0] });
    expect(await seen(api.as())).toMatchObject({ [id]: ['open', 4], [full]: ['gone', 0] });
  });

  it('shows a shop’s coupons in that shop only', async () => {
    const shop = await people.shop();
    const id = await people.template({ shopId: shop.id });
    const ids = async (code?: string) =>
      (await api.as(code === undefined ? {} : { code }).call('coupon.center', { size: 100 })).data.list.map(
        (each) => each.id,
      );
    expect(await ids(shop.code)).toContain(id);
    expect(await ids()).not.toContain(id);
  });

  it.each([
    [
      'before its time',
      { takeFrom: new Date(Date.now() + hourMs), takeTo: new Date(Date.now() + 2 * hourMs) },
    ],
    [
      'after its time',
      { takeFrom: new Date(Date.now() - 2 * hourMs), takeTo: new Date(Date.now() - hourMs) },
    ],
  ])('refuses a coupon %s', async (_when, over) => {
    const lin = await people.shopper();
    expect((await lin.call('coupon.take', { id: await people.template(over) })).msgKey).toBe('coupon.notNow');
  });

  it('refuses one that does not exist, that is all taken, or that the member has', async () => {
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    expect((await lin.call('coupon.take', { id: 'x' })).msgKey).toBe('missing');
    const id = await people.template({ total: 1 });
    expect((await lin.call('coupon.take', { id })).data).toMatchObject({ status: 'unused', value: 1000 });
    expect((await lin.call('coupon.take', { id })).msgKey).toBe('coupon.alreadyTaken');
    expect((await mei.call('coupon.take', { id })).msgKey).toBe('coupon.gone');
  });

  it('answers a repeated key with the same coupon', async () => {
    const lin = await people.shopper();
    const id = await people.template();
    const key = { 'idempotency-key': 'take-once-1' };
    const first = await lin.call('coupon.take', { id }, key);
    expect(await lin.call('coupon.take', { id }, key)).toEqual(first);
  });
});

describe('a coupon at the order', () => {
  it('is chosen when it saves most, and the others say what they miss in the reader’s language', async () => {
    const lin = await people.shopper({ lang: 'zh' });
    const { skuId } = await api.given.sku({ price: 50_000 });
    const small = await lin.call('coupon.take', { id: await people.template({ value: 100 }) });
    const best = await lin.call('coupon.take', {
      id: await people.template({ kind: 'percent', value: 1000 }),
    });
    await lin.call('coupon.take', { id: await people.template({ value: 9000, threshold: 62_000 }) });
    const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 1 });
    expect(preview.coupons.chosen).toBe(best.data.id);
    expect(preview.coupons.usable.map((coupon) => [coupon.id, coupon.saving])).toEqual([
      [best.data.id, 5000],
      [small.data.id, 100],
    ]);
    expect(preview.coupons.unusable).toMatchObject([{ reason: '还差 ¥120.00' }]);
    expect(preview).toMatchObject({ goods: 50_000, discount: 5000, pay: 45_000 });
  });

  it('is locked by the order, back after a cancel, used after the payment', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ price: 50_000 });
    const { data: coupon } = await lin.call('coupon.take', { id: await people.template() });
    const first = await people.buy(lin, skuId, 1, { couponId: coupon.id });
    expect(first.data.pay).toBe(49_000);
    expect(await statusOf(coupon.id)).toBe('locked');
    expect((await lin.call('coupon.mine', { status: 'locked' })).data.list).toMatchObject([
      { id: coupon.id },
    ]);
    expect((await people.buy(lin, skuId, 1, { couponId: coupon.id })).msgKey).toBe('coupon.notUsable');
    await lin.call('order.cancel', { id: first.data.orderId });
    expect(await statusOf(coupon.id)).toBe('unused');
    const second = await people.buy(lin, skuId, 1, { couponId: coupon.id });
    await people.pay(lin, second.data.orderId);
    expect(await statusOf(coupon.id)).toBe('used');
    expect((await lin.call('coupon.mine', { status: 'used' })).data.list).toMatchObject([{ id: coupon.id }]);
  });

  it("is nobody else's", async () => {
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    const { skuId } = await api.given.sku({ price: 50_000 });
    const { data: coupon } = await lin.call('coupon.take', { id: await people.template() });
    expect((await people.buy(mei, skuId, 1, { couponId: coupon.id })).msgKey).toBe('coupon.notUsable');
    expect((await mei.call('order.previewDirect', { skuId, qty: 1 })).data.discount).toBe(0);
  });

  it('is expired for its holder from its last moment on, before any sweep', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ price: 50_000 });
    const { data: coupon } = await lin.call('coupon.take', { id: await people.template() });
    await api.db
      .updateTable('coupons')
      .set({ valid_to: new Date(Date.now() - 1000) })
      .where('id', '=', coupon.id)
      .execute();
    expect((await lin.call('coupon.mine')).data.total).toBe(0);
    expect((await lin.call('coupon.mine', { status: 'expired' })).data.list).toMatchObject([
      { status: 'expired' },
    ]);
    expect((await people.buy(lin, skuId, 1, { couponId: coupon.id })).msgKey).toBe('coupon.notUsable');
  });
});
