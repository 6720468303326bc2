import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
let buyer: Shopper;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  const promoter = await people.shopper();
  await api.db
    .insertInto('promoters')
    .values({ user_id: promoter.memberId, status: 'approved', level: 3, code: 'A1B2C3D4' })
    .execute();
  buyer = await people.shopper();
  await api.db
    .insertInto('referrals')
    .values({ user_id: buyer.memberId, clicked_by: promoter.memberId, clicked_at: new Date() })
    .execute();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** The current earnings of an order of one piece for ¥1,000.00, and the origin of its rate. */
const earned = async (sku: { skuId: string }) => {
  const { data } = await people.buy(buyer, sku.skuId, 1);
  return api.db
    .selectFrom('commissions')
    .select(['rate_source as source', 'amount'])
    .where('order_id', '=', data.orderId)
    .executeTakeFirst();
};

it('the nearest rate counts: SKU, product, category, level, then the usual one', async () => {
  const sku = await api.given.sku({ price: 100_000, supply: 1000, stock: 50 });
  const { category_id: categoryId } = await api.db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', Number(sku.productId))
    .executeTakeFirstOrThrow();
  expect(await earned(sku)).toEqual({ source: 'default', amount: 5000 });
  const steps = [
    [
      { scope: 'level', ref: 3, kind: 'bps', first: 600, second: 0 },
      { source: 'level', amount: 6000 },
    ],
    [
      { scope: 'category', ref: categoryId, kind: 'bps', first: 700, second: 0 },
      { source: 'category', amount: 7000 },
    ],
    [
      { scope: 'product', ref: sku.productId, kind: 'bps', first: 800, second: 0 },
      { source: 'product', amount: 8000 },
    ],
    [
      { scope: 'sku', ref: sku.skuId, kind: 'amount', first: 1234, second: 0 },
      { source: 'sku', amount: 1234 },
    ],
  ] as const;
  for (const [rate, expected] of steps) {
    expect((await operator.call('platformRate.set', rate)).code).toBe(200);
    expect(await earned(sku)).toEqual(expected);
  }
  const [, ...rates] = steps.map(([rate]) => rate).reverse();
  expect((await operator.call('platformRate.remove', { scope: 'sku', ref: sku.skuId })).code).toBe(200);
  expect(await earned(sku)).toEqual({ source: 'product', amount: 8000 });
  for (const { scope, ref } of rates) await operator.call('platformRate.remove', { scope, ref });
  expect((await operator.call('platformRate.list', {})).data.total).toBe(0);
});

it('what is usual changes for the orders that come', async () => {
  const sku = await api.given.sku({ price: 100_000, supply: 1000, stock: 50 });
  const { data: before } = await operator.call('platformPromotion.settings', {});
  expect(before).toMatchObject({ freezeDays: 15, firstBps: 500, secondBps: 200, approveAll: false });
  await operator.call('platformPromotion.change', { firstBps: 900, approveAll: 1 });
  expect(await earned(sku)).toEqual({ source: 'default', amount: 9000 });
  expect((await api.as({}).call('promoter.terms', {})).data).toEqual({
    firstBps: 900,
    secondBps: 200,
    freezeDays: 15,
    withdrawalLeast: 1000,
  });
  const form = { realName: '林小满', contact: '13800008888', reason: '朋友常问我家具从哪里买' };
  expect((await (await people.shopper()).call('promoter.apply', form)).data.status).toBe('approved');
  await operator.call('platformPromotion.change', { firstBps: before.firstBps, approveAll: 0 });
  expect((await operator.call('platformPromotion.settings', {})).data).toEqual(before);
});

it('what came of the usual rate is summed, with what a limit held', async () => {
  const sums = async () => (await operator.call('platformRate.sums', {})).data.list;
  expect(await sums()).toEqual([]);
  const sku = (supply: number) => api.given.sku({ price: 100_000, supply, stock: 5 });
  await people.paidOrder(buyer, (await sku(1000)).skuId);
  const above = await api.given.member();
  await api.db
    .insertInto('promoters')
    .values({ user_id: above, status: 'approved', code: 'ABCD0001' })
    .execute();
  await api.db.updateTable('promoters').set({ parent_id: above }).where('code', '=', 'A1B2C3D4').execute();
  await people.paidOrder(buyer, (await sku(99_300)).skuId);
  expect(await sums()).toEqual([
    {
      ...{ source: 'default', level: 3, lines: 2 },
      ...{ base: 200_000, withAbove: 200_000, first: 5500, second: 200 },
      limited: { base: 100_000, withAbove: 100_000, first: 500, second: 200 },
    },
  ]);
});

it.each([
  ['over a fifth', { scope: 'level', ref: 1, kind: 'bps', first: 2001, second: 0 }],
  ['over three tenths together', { scope: 'level', ref: 1, kind: 'bps', first: 2000, second: 1001 }],
  ['an amount for a category', { scope: 'category', ref: 1, kind: 'amount', first: 100, second: 0 }],
] as const)('refuses a rate %s', async (_what, rate) => {
  expect((await operator.call('platformRate.set', rate)).msgKey).toBe('request.invalid');
});

it('refuses a rate of what is not there, and takes none away twice', async () => {
  const rate = { kind: 'bps', first: 100, second: 0 } as const;
  expect((await operator.call('platformRate.set', { ...rate, scope: 'level', ref: 4 })).msgKey).toBe(
    'missing',
  );
  expect((await operator.call('platformRate.set', { ...rate, scope: 'sku', ref: 987_654 })).msgKey).toBe(
    'missing',
  );
  expect((await operator.call('platformRate.remove', { scope: 'level', ref: 1 })).msgKey).toBe('missing');
});
