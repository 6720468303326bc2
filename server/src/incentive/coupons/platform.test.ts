import { dayMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const rule = () => ({
  name: { zh: '满减券', en: 'Money off' },
  kind: 'amount' as const,
  value: 3000,
  scope: 'all' as const,
  takeFrom: new Date(Date.now() - dayMs).toISOString(),
  takeTo: new Date(Date.now() + dayMs).toISOString(),
  validDays: 30,
});
const offer = async (over: object = {}): Promise<string> =>
  (await operator.call('platformCoupon.create', { ...rule(), ...over })).data.id;
const fundedOf = async (orderId: string): Promise<number> => {
  const rows = await api.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_txns as t', 't.id', 'e.txn_id')
    .select('e.delta')
    .where('t.biz_type', '=', 'coupon.funding')
    .where('t.biz_id', '=', orderId)
    .where('e.account', '=', 'platform:couponFunding')
    .execute();
  return rows.reduce((sum, { delta }) => sum + delta, 0);
};

describe('an operator', () => {
  it('offers a coupon that members take, sees what became of it, and ends it', async () => {
    const id = await offer({ total: 2 });
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    const { data: coupon } = await lin.call('coupon.take', { id });
    const { skuId } = await api.given.sku({ price: 50_000 });
    const { data: order } = await people.buy(lin, skuId, 1, { couponId: coupon.id });
    await people.pay(lin, order.orderId);
    const { data } = await operator.call('platformCoupon.list', { status: 'open' });
    expect(data.list.find((one) => one.id === id)).toMatchObject({
      name: 'Money off',
      taken: 1,
      used: 1,
      saved: 3000,
    });
    expect((await operator.call('platformCoupon.close', { id })).code).toBe(200);
    expect((await operator.call('platformCoupon.close', { id })).msgKey).toBe('missing');
    expect((await mei.call('coupon.take', { id })).msgKey).toBe('missing');
  });

  it.each([
    ['a percentage over a hundred', { kind: 'percent' as const, value: 10_001 }],
    ['an end before its start', { takeTo: '2020-01-01T00:00:00Z' }],
    ['two ways of being valid', { validTo: '2036-01-01T00:00:00Z' }],
    ['no way of being valid', { validDays: undefined }],
    ['a category without naming one', { scope: 'category' as const }],
    ['a shop to pay without naming it', { funder: 'shop' as const }],
  ])('is refused %s', async (_what, over) => {
    expect((await operator.call('platformCoupon.create', { ...rule(), ...over })).msgKey).toBe(
      'request.invalid',
    );
  });

  it('is told what is not there', async () => {
    const { productId } = await api.given.sku();
    const unknown = { ...rule(), scope: 'product' as const, scopeIds: [productId, '987654'] };
    expect((await operator.call('platformCoupon.create', unknown)).msg).toContain('987654');
    const nameless = { ...rule(), name: { en: 'Money off' } };
    expect((await operator.call('platformCoupon.create', nameless)).msgKey).toBe('coupon.nameMissing');
    expect((await operator.call('platformCoupon.create', { ...rule(), shopId: 'none' })).msgKey).toBe(
      'missing',
    );
  });

  it('gives a member one, which nobody can take', async () => {
    const id = await offer({ source: 'manual' });
    const lin = await people.shopper();
    expect((await lin.call('coupon.take', { id })).msgKey).toBe('missing');
    const given = await operator.call('platformCoupon.grant', { id, userId: lin.memberId });
    expect((await lin.call('coupon.mine')).data.list).toMatchObject([{ id: given.data.couponId }]);
    expect((await operator.call('platformCoupon.grant', { id, userId: lin.memberId })).msgKey).toBe(
      'coupon.alreadyTaken',
    );
    expect((await operator.call('platformCoupon.grant', { id, userId: 'nobody' })).msgKey).toBe('missing');
  });

  it('gives one once by the same key, and another by another', async () => {
    const id = await offer({ source: 'manual', perUser: 2 });
    const lin = await people.shopper();
    const give = (key: string) => operator.call('platformCoupon.grant', { id, userId: lin.memberId, key });
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const [first, again] = await Promise.all([give(key), give(key)]);
    expect(again.data).toEqual(first.data);
    expect((await lin.call('coupon.mine')).data.list).toHaveLength(1);
    expect((await give(other)).code).toBe(200);
    expect((await lin.call('coupon.mine')).data.list).toHaveLength(2);
  });

  it('finds those that can be given now, by a part of their name', async () => {
    const named = (en: string, over: object = {}) =>
      offer({ source: 'manual', name: { zh: `感谢券${en}`, en }, ...over });
    const one = await named('Sorry 50%');
    await named('Sorry for taking', { source: 'center' });
    await named('Sorry in time', { takeFrom: new Date(Date.now() + dayMs / 2).toISOString() });
    const gone = await named('Sorry, the last', { total: 1 });
    const lin = await people.shopper();
    await operator.call('platformCoupon.grant', { id: gone, userId: lin.memberId });
    const find = async (keyword: string) =>
      (
        await operator.call('platformCoupon.list', { status: 'open', source: 'manual', now: true, keyword })
      ).data.list.map(({ id }) => id);
    expect(await find('sorry')).toEqual([one]);
    expect(await find('感谢券s')).toEqual([one]);
    expect(await find('0%')).toEqual([one]);
    expect(await find('%0')).toEqual([]);
  });
});

describe('who registers', () => {
  it('has what is offered for that, once, as long as there is some', async () => {
    const welcome = await offer({ source: 'register', total: 1 });
    const elsewhere = (await people.shop()).id;
    await offer({ source: 'register', shopId: elsewhere, scope: 'shop' });
    const register = async (mobile: string) => {
      await api.as({}).call('session.sendSms', { mobile, purpose: 'login' });
      const code = api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
      const { data: token } = await api.as({}).call('session.codeLogin', { mobile, verify_code: code });
      return (await api.as({ token }).call('coupon.mine')).data.list.map(({ templateId }) => templateId);
    };
    expect(await register('13900001111')).toEqual([welcome]);
    expect(await register('13900001111')).toEqual([welcome]);
    expect(await register('13900002222')).toEqual([]);
    await operator.call('platformCoupon.close', { id: welcome });
  });
});

describe('who bears a coupon', () => {
  it('is the mall for its own: the shop has its share until it is given back', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku({ price: 50_000 });
    const { data: coupon } = await lin.call('coupon.take', { id: await offer({ value: 10_000 }) });
    const { data: order } = await people.buy(lin, skuId, 2, { couponId: coupon.id });
    expect(await fundedOf(order.orderId)).toBe(0);
    await people.pay(lin, order.orderId);
    expect(await fundedOf(order.orderId)).toBe(10_000);
    await shop.call('shopOrder.record', { id: order.orderId });
    await shop.call('shopOrder.ship', { id: order.orderId, carrier: 'SF', receiptNo: '1' });
    await lin.call('order.receive', { id: order.orderId });
    const { data: detail } = await lin.call('order.detail', { id: order.orderId });
    for (const left of [5000, 0]) {
      const lines = [{ lineId: detail.lines[0]?.id ?? '', qty: 1 }];
      const { data: asked } = await lin.call('refund.ask', { id: order.orderId, reason: 'damaged', lines });
      await shop.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve' });
      expect(await fundedOf(order.orderId)).toBe(left);
    }
  });

  it('is the shop for its own, and nobody in the mall itself', async () => {
    const shop = await people.shop();
    const own = await offer({ scope: 'shop', shopId: shop.id, funder: 'shop' });
    const lin = await people.shopper({ code: shop.code });
    const mei = await people.shopper();
    const { skuId } = await api.given.sku({ price: 50_000 });
    for (const [who, id] of [
      [lin, own],
      [mei, await offer()],
    ] as const) {
      const { data: coupon } = await who.call('coupon.take', { id });
      const { data: order } = await people.buy(who, skuId, 1, { couponId: coupon.id });
      await people.pay(who, order.orderId);
      expect(order.pay).toBe(47_000);
      expect(await fundedOf(order.orderId)).toBe(0);
    }
  });
});
