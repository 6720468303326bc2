import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import { balancesOf } from '../ledger/kept.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../testing/people.ts';
import { type Api, startApi } from '../testing/start-api.ts';
import { followDue, followOrder } from './follow.ts';

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
  // Years later: what is not received is nobody's money (D6).
  await sql`update orders set paid_at = paid_at - interval '9 years' where id = ${data.orderId}`.execute(
    api.db,
  );
  await followDue(api.db);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ estimated: 10_000, available: 0 });
  await bring(buyer, data.orderId);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({
    estimated: 0,
    frozen: 10_000,
    available: 0,
  });
  await later(data.orderId, 14);
  await followDue(api.db);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ frozen: 10_000, available: 0 });
  await later(data.orderId, 1);
  await Promise.all([followDue(api.db), followDue(api.db, mine)]);
  await followDue(api.db);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ frozen: 0, available: 10_000 });
  expect(await balancesOf(api.db, above, 'commission')).toMatchObject({ frozen: 0, available: 4000 });
  await inTransaction(api.db, (tx) => followOrder(tx, data.orderId));
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ available: 10_000 });
});

it('credits the sum of its lines, not sums of sums (D7)', async () => {
  const mine = await promoter();
  const buyer = await customerOf(mine);
  const skus = await Promise.all(
    [100_000, 200_000, 300_000].map((price) => api.given.sku({ price, stock: 5 })),
  );
  for (const { skuId } of skus) await buyer.call('cart.add', { skuId, qty: 1 });
  const { data: preview } = await buyer.call('order.previewCart', { addressId: buyer.addressId });
  const { data } = await buyer.call('order.createCart', {
    addressId: buyer.addressId,
    previewHash: preview.previewHash,
  });
  await people.pay(buyer, data.orderId);
  expect(await balancesOf(api.db, mine, 'commission')).toMatchObject({ estimated: 30_000 });
});
