import { dayMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { sql } from 'kysely';
import { createSecret } from '../../platform/ports/secret.ts';
import { referralHeader } from './note-referral.ts';

const form = { realName: '林小满', contact: '13800008888', reason: '朋友常问我家具从哪里买' };

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** A promoter and the code of their links. */
const promoter = async (over: { code?: string; inviter?: string } = {}) => {
  const who = await people.shopper({ ...(over.code === undefined ? {} : { code: over.code }), name: '陈悦' });
  await who.call('promoter.apply', { ...form, inviter: over.inviter ?? '' });
  await operator.call('platformPromoter.decide', { userId: who.memberId, decision: 'approve' });
  const { data } = await who.call('promoter.links', {});
  return { ...who, mark: data.code };
};
const secret = createSecret('test'.repeat(16));
/** The header of a browser that has opened a link. */
const clicked = (code: string) => ({
  cookie: `lang=en; ${referralHeader(secret, code, false)?.split(';')[0] ?? ''}`,
});

describe('who wants to promote', () => {
  it('applies, is turned down with a reason, and may try again after a day', async () => {
    const who = await people.shopper();
    expect((await who.call('promoter.progress', {})).data.status).toBe('none');
    expect((await who.call('promoter.apply', form)).data).toMatchObject({
      status: 'pending',
      steps: [{ is: 'pending' }],
    });
    expect((await who.call('promoter.apply', form)).msgKey).toBe('promoter.already');
    const no = { userId: who.memberId, decision: 'reject' } as const;
    expect((await operator.call('platformPromoter.decide', no)).msgKey).toBe('promoter.reasonMissing');
    await operator.call('platformPromoter.decide', { ...no, reason: 'Say more about yourself' });
    expect((await who.call('promoter.progress', {})).data).toMatchObject({
      status: 'rejected',
      rejectReason: 'Say more about yourself',
      steps: [{ is: 'pending' }, { is: 'rejected' }],
    });
    expect((await who.call('promoter.apply', form)).msg).toContain('24 hours');
    await sql`update promoters set reviewed_at = reviewed_at - interval '25 hours'
      where user_id = ${who.memberId}`.execute(api.db);
    expect((await who.call('promoter.apply', form)).data.status).toBe('pending');
    const { data } = await who.call('message.list', {});
    expect(data.list.map(({ type }) => type)).toContain('promoter.rejected');
  });

  it('is decided about once, and the second word is refused', async () => {
    const who = await people.shopper();
    await who.call('promoter.apply', form);
    const yes = { userId: who.memberId, decision: 'approve' } as const;
    const replies = await Promise.all([1, 2, 3].map(() => operator.call('platformPromoter.decide', yes)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await who.call('distribution.status', {})).data).toEqual({ isDistribute: 1, status: 'approved' });
    expect(
      (await operator.call('platformPromoter.decide', { userId: 'nobody', decision: 'approve' })).msgKey,
    ).toBe('missing');
  });

  it('is below the promoter who invited them, for good; not below themselves or nobody', async () => {
    const above = await promoter();
    const below = await promoter({ inviter: above.mark.toLowerCase() });
    expect((await above.call('promoter.team', {})).data.list).toMatchObject([
      { id: below.memberId, name: '陈**', commission: 0 },
    ]);
    const other = await people.shopper();
    expect((await other.call('promoter.apply', { ...form, inviter: 'FFFFFFFF' })).msgKey).toBe(
      'promoter.codeUnknown',
    );
    expect((await above.call('promoter.apply', { ...form, inviter: above.mark })).msgKey).toBe(
      'promoter.already',
    );
  });

  it.each([
    'promoter.goods',
    'promoter.customers',
    'promoter.team',
    'promoter.orders',
    'promoter.profits',
    'promoter.links',
  ] as const)('%s is for promoters', async (name) => {
    const who = await people.shopper();
    expect((await who.call(name, {})).msgKey).toBe('promoter.not');
  });
});

describe('a link', () => {
  const ordersOf = async (buyer: Shopper, headers: Record<string, string>) => {
    const { skuId } = await api.given.sku({ price: 100_000, stock: 3 });
    const direct = { skuId, qty: 1, addressId: buyer.addressId };
    const { data: preview } = await buyer.call('order.previewDirect', direct, headers);
    return buyer.call('order.createDirect', { ...direct, previewHash: preview.previewHash }, headers);
  };

  it('brings its promoter what the browser that opened it buys', async () => {
    const mine = await promoter();
    const buyer = await people.shopper();
    const { data } = await ordersOf(buyer, clicked(mine.mark));
    await people.pay(buyer, data.orderId);
    expect((await mine.call('promoter.orders', {})).data.list).toMatchObject([
      { orderNo: data.orderNo, level: 1, base: 100_000, commission: 5000, state: 'estimated' },
    ]);
    expect((await mine.call('promoter.profits', {})).data.list).toMatchObject([
      { amount: 5000, left: 5000, rate: { source: 'default', kind: 'bps', value: 500 }, limited: [] },
    ]);
    expect((await mine.call('earnings.mine', {})).data).toMatchObject({
      today: 5000,
      month: 5000,
      estimated: 5000,
    });
    expect((await mine.call('promoter.order', { id: data.orderId })).data.commissions).toHaveLength(1);
    const other = await promoter();
    expect((await other.call('promoter.order', { id: data.orderId })).msgKey).toBe('missing');
    expect((await other.call('promoter.profits', {})).data.list).toEqual([]);
  });

  it('makes a member who registers through it a customer', async () => {
    const mine = await promoter();
    const mobile = '13911112222';
    await api
      .as()
      .call('session.register', { mobile, password: 'demo1234', repassword: 'demo1234' }, clicked(mine.mark));
    expect((await mine.call('promoter.customers', {})).data.list).toMatchObject([
      { name: 'M**', orders: 0, commission: 0 },
    ]);
    const later = await promoter();
    await api.as().call('session.accountLogin', { mobile, password: 'demo1234' }, clicked(later.mark));
    expect((await later.call('promoter.customers', {})).data.total).toBe(0);
    expect((await mine.call('promoter.customers', {})).data.total).toBe(1);
  });

  it('of oneself, of nobody, or written by somebody else counts for nothing', async () => {
    const mine = await promoter();
    const forged = {
      cookie: `mall_ref=${createSecret('x'.repeat(64)).sign('referral', `${mine.mark} ${Date.now()}`)}`,
    };
    const old = {
      cookie: `mall_ref=${secret.sign('referral', `${mine.mark} ${Date.now() - 31 * dayMs}`)}`,
    };
    for (const headers of [clicked(mine.mark)]) await ordersOf(mine, headers);
    const buyer = await people.shopper();
    for (const headers of [forged, old, clicked('FFFFFFFF'), { cookie: 'mall_ref=x' }])
      await ordersOf(buyer, headers);
    expect((await mine.call('promoter.orders', {})).data.total).toBe(0);
    expect(referralHeader(secret, 'no code', false)).toBeUndefined();
    expect(
      await api.db.selectFrom('commissions').select('id').where('promoter_id', '=', mine.memberId).execute(),
    ).toEqual([]);
  });
});

it('goods say what they would earn, by the nearest rate, and can be picked', async () => {
  const mine = await promoter();
  const { productId, skuId } = await api.given.sku({
    price: 100_000,
    supply: 10_000,
    stock: 5,
  });
  const good = async () =>
    (await mine.call('promoter.goods', { sort: 'newest' })).data.list.filter(({ id }) => id === productId);
  expect(await good()).toMatchObject([
    { id: productId, commissionMin: 5000, commissionMax: 5000, picked: false },
  ]);
  await api.db
    .insertInto('commission_rules')
    .values([
      { scope: 'level', ref: 1, kind: 'bps', first: 600, second: 0 },
      { scope: 'product', ref: Number(productId), kind: 'bps', first: 800, second: 0 },
      { scope: 'sku', ref: Number(skuId), kind: 'amount', first: 1234, second: 0 },
    ])
    .execute();
  expect(await good()).toMatchObject([{ commissionMin: 1234 }]);
  await sql`delete from commission_rules where scope = 'sku'`.execute(api.db);
  expect(await good()).toMatchObject([{ commissionMin: 8000 }]);
  await sql`delete from commission_rules where scope = 'product'`.execute(api.db);
  expect(await good()).toMatchObject([{ commissionMin: 6000 }]);
  await sql`delete from commission_rules`.execute(api.db);
  expect((await mine.call('promoter.pick', { productId, picked: true })).data).toEqual({ picked: true });
  expect((await mine.call('promoter.picked', {})).data.list).toMatchObject([{ id: productId, picked: true }]);
  const { data } = await mine.call('promoter.links', { productId });
  expect(data.shareUrl).toBe(`http://localhost:8080/product?productId=${productId}&ref=${mine.mark}`);
  expect(data.qrCode).toContain('<svg');
  await mine.call('promoter.pick', { productId, picked: false });
  expect((await mine.call('promoter.picked', {})).data.total).toBe(0);
  expect((await mine.call('promoter.pick', { productId: '1', picked: true })).msgKey).toBe('missing');
});
