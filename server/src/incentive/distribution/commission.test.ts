import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { followAllDue, followDue, followOrder } from './follow.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const promoter = async (
  over: { parentId?: string; level?: number; status?: string } = {},
): Promise<string> => {
  const userId = await api.given.member();
  await api.db
    .insertInto('promoters')
    .values({
      user_id: userId,
      status: over.status ?? 'approved',
      level: over.level ?? 1,
      parent_id: over.parentId ?? null,
      code: userId.slice(-8),
    })
    .execute();
  return userId;
};
const customerOf = async (promoterId: string, over: { code?: string } = {}): Promise<Shopper> => {
  const buyer = await people.shopper(over);
  await api.db
    .insertInto('referrals')
    .values({ user_id: buyer.memberId, clicked_by: promoterId, clicked_at: new Date() })
    .execute();
  return buyer;
};
const earned = (orderId: string) =>
  api.db
    .selectFrom('commissions')
    .select(['promoter_id', 'level', 'base', 'amount', 'reversed', 'state', 'rate_source', 'limited'])
    .where('order_id', '=', orderId)
    .orderBy('level')
    .execute();
const bring = async (buyer: Shopper, orderId: string): Promise<void> => {
  await shop.call('shopOrder.record', { id: orderId });
  await shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: '1' });
  await buyer.call('order.receive', { id: orderId });
};
const later = (orderId: string, days: number) =>
  sql`update commissions set thaw_at = thaw_at - make_interval(days => ${days}) where order_id = ${orderId}`.execute(
    api.db,
  );

it('goes from quoted to available with its order, and each step is booked once', async () => {
  const above = await promoter();
  const mine = await promoter({ parentId: above });
  const buyer = await customerOf(mine, { code: shop.code });
  const { skuId } = await api.given.sku({ price: 100_000, supply: 50_000, freight: 1000, stock: 5 });
  const { data } = await people.buy(buyer, skuId, 2);
  expect(await earned(data.orderId)).toEqual([
    expect.objectContaining({
      promoter_id: mine,
      level: 1,
      base: 200_000,
      amount: 10_000,
      state: 'quoted',
      rate_source: 'default',
    }),
    expect.objectContaining({ promoter_id: above, level: 2, base: 200_000, amount: 4000, state: 'quoted' }),
  ]);
  await people.pay(buyer, data.orderId);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({
    estimated: 10_000,
    frozen: 0,
    available: 0,
  });
  // Years later: money of an order that was not received is nobody's (D6).
  await sql`update orders set paid_at = paid_at - interval '9 years' where id = ${data.orderId}`.execute(
    api.db,
  );
  await followAllDue(api.db);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ estimated: 10_000, available: 0 });
  await bring(buyer, data.orderId);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({
    estimated: 0,
    frozen: 10_000,
    available: 0,
  });
  await later(data.orderId, 14);
  await followAllDue(api.db);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ frozen: 10_000, available: 0 });
  await later(data.orderId, 1);
  await Promise.all([followAllDue(api.db), followDue(api.db, mine)]);
  await followAllDue(api.db);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ frozen: 0, available: 10_000 });
  expect(await balancesOf(api.db, above, 'commission')).toMatchObject({ frozen: 0, available: 4000 });
  await inTransaction(api.db, (tx) => followOrder(tx, data.orderId));
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ available: 10_000 });
});

it('credits the sum of its lines, not sums of sums (D7)', async () => {
  const mine = await promoter();
  const buyer = await customerOf(mine);
  for (const price of [100_000, 200_000, 300_000]) {
    const { skuId } = await api.given.sku({ price, stock: 5 });
    await buyer.call('cart.add', { skuId, qty: 1 });
  }
  const { data: preview } = await buyer.call('order.previewCart', { addressId: buyer.addressId });
  const { data } = await buyer.call('order.createCart', {
    addressId: buyer.addressId,
    previewHash: preview.previewHash,
  });
  await people.pay(buyer, data.orderId);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ estimated: 30_000 });
});

it('is taken back with what is given back, to the unit, also when it has been drawn (D11)', async () => {
  const mine = await promoter();
  const buyer = await customerOf(mine, { code: shop.code });
  const { skuId } = await api.given.sku({ price: 9999, supply: 1, stock: 9 });
  const { data } = await people.buy(buyer, skuId, 3);
  await people.pay(buyer, data.orderId);
  await bring(buyer, data.orderId);
  await later(data.orderId, 15);
  const [{ amount } = { amount: 0 }] = await earned(data.orderId);
  expect(amount).toBe(Math.floor((29_997 * 500) / 10_000));
  const { data: detail } = await buyer.call('order.detail', { id: data.orderId });
  const giveBack = async (qty: number): Promise<void> => {
    const lines = [{ lineId: detail.lines[0]?.id ?? '', qty }];
    const { data: asked } = await buyer.call('refund.ask', { id: data.orderId, reason: 'damaged', lines });
    await followAllDue(api.db);
    await shop.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve' });
  };
  // While a refund is open nothing thaws.
  await giveBack(1);
  await followAllDue(api.db);
  const left = amount - Math.floor((amount * 9999) / 29_997);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ frozen: 0, available: left });
  await giveBack(2);
  expect(await earned(data.orderId)).toMatchObject([{ amount, reversed: amount }]);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ available: 0 });
});

it.each([
  [
    'the promoter themselves',
    async () => {
      const mine = await people.shopper();
      await api.db
        .insertInto('promoters')
        .values({ user_id: mine.memberId, status: 'approved', code: mine.memberId.slice(-8) })
        .execute();
      return { buyer: mine, promoterId: mine.memberId };
    },
  ],
  [
    'staff of the shop',
    async () => {
      const promoterId = await promoter();
      const buyer = await customerOf(promoterId, { code: shop.code });
      await api.db
        .insertInto('staff')
        .values({ shop_id: shop.id, user_id: buyer.memberId, role: 'sales', role_id: null, added_by: null })
        .execute();
      return { buyer, promoterId };
    },
  ],
  [
    'customers of who is suspended',
    async () => {
      const promoterId = await promoter({ status: 'suspended' });
      return { buyer: await customerOf(promoterId), promoterId };
    },
  ],
  [
    'customers whose click is 31 days old',
    async () => {
      const promoterId = await promoter();
      const buyer = await customerOf(promoterId);
      await sql`update referrals set clicked_at = now() - interval '31 days' where user_id = ${buyer.memberId}`.execute(
        api.db,
      );
      return { buyer, promoterId };
    },
  ],
])('nobody earns by orders of %s', async (_who, make) => {
  const { buyer, promoterId } = await make();
  const { skuId } = await api.given.sku({ stock: 5 });
  const { data } = await people.buy(buyer, skuId);
  await people.pay(buyer, data.orderId);
  expect(await earned(data.orderId)).toEqual([]);
  expect(await balancesOf(api.db, promoterId, 'commission')).toMatchObject({ estimated: 0 });
});

it('a former promoter earns nothing from an order paid afterwards', async () => {
  const mine = await promoter();
  const buyer = await customerOf(mine);
  const { skuId } = await api.given.sku({ stock: 5 });
  const { data } = await people.buy(buyer, skuId);
  await api.db.updateTable('promoters').set({ status: 'suspended' }).where('user_id', '=', mine).execute();
  await people.pay(buyer, data.orderId);
  expect(await earned(data.orderId)).toMatchObject([{ state: 'void' }]);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ estimated: 0 });
});

it('the promoter who brought a customer earns for a year, and the last click takes precedence', async () => {
  const [first, second] = [await promoter(), await promoter()];
  const buyer = await people.shopper();
  await api.db
    .insertInto('referrals')
    .values({ user_id: buyer.memberId, bound_to: first, bound_at: new Date(Date.now() - 300 * dayMs) })
    .execute();
  const { skuId } = await api.given.sku({ stock: 9 });
  const earner = async () => (await earned((await people.buy(buyer, skuId)).data.orderId))[0]?.promoter_id;
  expect(await earner()).toBe(first);
  await sql`update referrals set clicked_by = ${second}, clicked_at = now() where user_id = ${buyer.memberId}`.execute(
    api.db,
  );
  expect(await earner()).toBe(second);
  await sql`update referrals set clicked_at = now() - interval '31 days', last_order_at = now() - interval '364 days'
    where user_id = ${buyer.memberId}`.execute(api.db);
  expect(await earner()).toBe(first);
  await sql`update referrals set last_order_at = now() - interval '366 days', bound_at = now() - interval '400 days'
    where user_id = ${buyer.memberId}`.execute(api.db);
  expect(await earner()).toBeUndefined();
});
