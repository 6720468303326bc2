import { sql } from 'kysely';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
});
afterAll(() => api.stop());

type Shop = Awaited<ReturnType<People['shop']>>;
/** An order of this shop whose goods were promised by that moment, and accepted at the other; without it they are still awaited. */
const promised = async (shop: Shop, buyer: Shopper, by: string, acceptedAt?: string): Promise<string> => {
  const { skuId } = await api.given.sku({ price: 100_000, stock: 100 });
  const id = await people.paidOrder(buyer, skuId);
  await shop.call('shopOrder.record', { id });
  await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: '1' });
  await sql`update orders set promised_at = ${by}::timestamptz where id = ${id}`.execute(api.db);
  if (acceptedAt !== undefined) {
    await buyer.call('order.receive', { id });
    await sql`update orders set received_at = ${acceptedAt}::timestamptz where id = ${id}`.execute(api.db);
    await sql`update deliveries set brought_at = null where order_id = ${id}`.execute(api.db); // written by a trigger alone
  }
  return id;
};
const opened = async () => {
  const shop = await people.shop();
  return { shop, buyer: await people.shopper({ code: shop.code }) };
};
const october = { period: 'free', from: '2026-10-01', to: '2026-10-31', by: 'week' } as const;
const ofShop = async (shop: Shop, input: object = october) =>
  (await shop.call('shopReport.promises', input)).data;

it('tells what was accepted in time from what was late, by how many days, and what is awaited still', async () => {
  const { shop, buyer } = await opened();
  await promised(shop, buyer, '2026-10-05T10:00:00+08:00', '2026-10-05T09:59:00+08:00');
  await promised(shop, buyer, '2026-10-06T10:00:00+08:00', '2026-10-06T10:00:00+08:00');
  await promised(shop, buyer, '2026-10-20T10:00:00+08:00', '2026-10-22T11:00:00+08:00');
  await promised(shop, buyer, '2026-10-20T12:00:00+08:00');
  await promised(shop, buyer, '2026-09-30T23:59:00+08:00', '2026-09-30T20:00:00+08:00');
  const report = await ofShop(shop, { ...october, compare: 'before' });
  expect(report.now).toEqual({ due: 4, kept: 2, late: 1, open: 1, lateDays: 3 });
  expect(report.earlier).toEqual({ due: 1, kept: 1, late: 0, open: 0, lateDays: 0 });
  expect(report.rows.map(({ key, to, sums }) => [key, to, sums.due, sums.kept])).toEqual([
    ['2026-10-15', '2026-10-21', 2, 0],
    ['2026-10-01', '2026-10-07', 2, 2],
  ]);
});

it('counts a day of China’s time, and nothing that is not due yet or was cancelled', async () => {
  const { shop, buyer } = await opened();
  await promised(shop, buyer, '2026-10-31T23:30:00+08:00', '2026-10-20T10:00:00+08:00');
  await promised(shop, buyer, '2026-11-01T00:30:00+08:00', '2026-10-20T10:00:00+08:00');
  await promised(shop, buyer, '2999-10-05T10:00:00+08:00');
  const { skuId } = await api.given.sku({ price: 100_000, stock: 100 });
  const gone = await people.paidOrder(buyer, skuId);
  await sql`update orders set promised_at = '2026-10-10T10:00:00+08:00' where id = ${gone}`.execute(api.db);
  expect((await shop.call('shopRefund.give', { id: gone, reason: 'broken' })).code).toBe(200);
  expect((await ofShop(shop)).now).toMatchObject({ due: 1, kept: 1 });
  expect((await ofShop(shop, { period: 'free', from: '2999-10-01', to: '2999-10-31' })).now.due).toBe(0);
});

it('takes the moment from the steps of a delivery, and forgets it when they are taken back', async () => {
  const { shop, buyer } = await opened();
  const id = await promised(shop, buyer, '2026-10-05T10:00:00+08:00');
  const { delivery } = await api.db
    .selectFrom('deliveries')
    .select('id as delivery')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const step = (at: string) =>
    api.db
      .insertInto('delivery_steps')
      .values({ id: `s${at}`, delivery_id: delivery, seq: 90, status: 5, at: new Date(at) })
      .execute();
  await step('2026-10-05T09:00:00+08:00');
  expect((await ofShop(shop)).now).toMatchObject({ due: 1, kept: 1, open: 0 });
  await api.db.updateTable('delivery_steps').set({ undone_at: new Date() }).where('seq', '=', 90).execute();
  expect((await ofShop(shop)).now).toMatchObject({ due: 1, kept: 0, open: 1 });
});

it('names the shops that kept fewest first, and one shop sees no other’s', async () => {
  const [{ shop: good, buyer: one }, { shop: bad, buyer: two }] = [await opened(), await opened()];
  await promised(good, one, '2020-05-05T10:00:00+08:00', '2020-05-04T10:00:00+08:00');
  await promised(bad, two, '2020-05-06T10:00:00+08:00', '2020-05-09T10:00:00+08:00');
  const may = { period: 'free', from: '2020-05-01', to: '2020-05-31', by: 'shop' } as const;
  const { data } = await operator.call('mallReport.promises', may);
  expect(data).toMatchObject({ by: 'shop', total: 2, now: { due: 2, kept: 1, late: 1, lateDays: 3 } });
  expect(data.rows.map(({ key, sums }) => [key, sums.kept])).toEqual([
    [bad.id, 0],
    [good.id, 1],
  ]);
  expect(data.rows.every(({ name }) => name !== '')).toBe(true);
  expect((await ofShop(good, { ...may, by: 'month' })).now).toMatchObject({ due: 1, kept: 1 });
  const { data: own } = await operator.call('mallReport.promises', { ...may, shopId: bad.id });
  expect(own.rows.map(({ key }) => key)).toEqual([bad.id]);
  expect((await operator.call('mallReport.promises', { ...may, own: true })).data.now.due).toBe(0);
});
