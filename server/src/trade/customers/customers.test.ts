import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let oak: Awaited<ReturnType<People['shop']>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  oak = await people.shop();
});
afterAll(() => api.stop());

const lin = (over: { name?: string; phone?: string; code?: string } = {}) =>
  people.shopper({ code: oak.code, ...over });
const order = async (who: Shopper) => people.paidOrder(who, (await api.given.sku()).skuId);
const list = async (
  asked: { keyword?: string; tag?: string; page?: number; size?: number } = {},
  who = oak,
) => (await who.call('shopCustomer.list', asked)).data;
const ids = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).list.map(({ userId }) => userId);
const paidOf = async (id: string) => {
  const { paid } = await api.db
    .selectFrom('orders')
    .select('paid')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return paid;
};

it('lists who ordered in the shop, the latest first, with orders and what they paid less what was given back', async () => {
  const [first, second] = [await lin({ name: 'Lin Yue' }), await lin({ name: 'Mei' })];
  const one = await order(first);
  await order(second);
  const two = await order(first);
  const elsewhere = await people.shop();
  await order(await people.shopper({ code: elsewhere.code }));
  await api.db.updateTable('orders').set({ refunded: 100 }).where('id', '=', two).execute();
  const { list: rows, total, more } = await list();
  expect(rows.map(({ userId }) => userId)).toEqual([first.memberId, second.memberId]);
  expect([total, more]).toEqual([2, false]);
  expect(rows[0]).toMatchObject({
    name: 'Lin Yue',
    mobile: `${first.mobile.slice(0, 3)}****${first.mobile.slice(-4)}`,
    orders: 2,
    paid: [{ currency: 'CNY', amount: (await paidOf(one)) + (await paidOf(two)) - 100 }],
    tags: [],
  });
  expect(await ids({ size: 1, page: 2 })).toEqual([second.memberId]);
});

it('adds no two currencies, and counts an order that was never paid without money', async () => {
  const who = await lin();
  const [one, two] = [await order(who), await order(who)];
  await api.db.updateTable('orders').set({ currency: 'IDR' }).where('id', '=', two).execute();
  await people.buy(who, (await api.given.sku()).skuId);
  const { data } = await oak.call('shopCustomer.detail', { userId: who.memberId });
  expect(data).toMatchObject({
    orders: 3,
    paid: [
      { currency: 'CNY', amount: await paidOf(one) },
      { currency: 'IDR', amount: await paidOf(two) },
    ],
  });
  expect((await oak.call('shopCustomer.orders', { userId: who.memberId, size: 2 })).data).toMatchObject({
    total: 3,
    list: [{ currency: 'CNY' }, { id: two, currency: 'IDR' }],
  });
  expect((await oak.call('shopCustomer.orders', { userId: who.memberId, page: 9 })).data.total).toBe(3);
});

it('finds by the beginning of a name, and by a whole number of theirs or of who got the goods, never by a part', async () => {
  const phone = '13612345678';
  const who = await lin({ name: 'Zhu Oakley', phone });
  await order(who);
  for (const keyword of ['zhu oak', who.mobile, phone])
    expect(await ids({ keyword })).toEqual([who.memberId]);
  for (const keyword of ['Oakley', who.mobile.slice(0, 8), phone.slice(-4)])
    expect(await ids({ keyword })).toEqual([]);
  const elm = await people.shop();
  expect(await ids({ keyword: who.mobile }, elm)).toEqual([]);
});

it('keeps tags and a note; of two who write at once one is refused, and reads what is now', async () => {
  const who = await lin();
  await order(who);
  const userId = who.memberId;
  const sales = await people.staff(oak.id, 'sales');
  const answers = await Promise.all([
    oak.call('shopCustomer.save', {
      userId,
      version: 0,
      tags: [' VIP ', 'VIP', 'oak  lover'],
      note: 'Likes oak.',
    }),
    sales.call('shopCustomer.save', { userId, version: 0, tags: [], note: 'Second floor.' }),
  ]);
  const [kept] = answers.filter(({ code }) => code === 200);
  const [refused] = answers.filter(({ code }) => code !== 200);
  expect(refused).toMatchObject({
    msgKey: 'customer.changedMeanwhile',
    data: { version: 1, note: kept?.data.note },
  });
  const { data } = await oak.call('shopCustomer.save', {
    userId,
    version: 1,
    tags: [' VIP ', 'VIP', 'oak  lover'],
    note: '',
  });
  expect(data).toMatchObject({ version: 2, tags: ['VIP', 'oak lover'], note: '' });
  expect(await ids({ tag: 'VIP' })).toEqual([userId]);
  expect((await list()).tags).toEqual(['VIP', 'oak lover']);
  const logged = await api.db
    .selectFrom('audit_log')
    .select('diff')
    .where('action', '=', 'order.customer')
    .execute();
  expect(logged).toEqual([{ diff: {} }, { diff: {} }]);
});

it('is for who may see orders, and written by who may change them', async () => {
  const who = await lin();
  await order(who);
  const userId = who.memberId;
  const finance = await people.staff(oak.id, 'finance');
  expect((await finance.call('shopCustomer.list', {})).code).toBe(200);
  expect((await finance.call('shopCustomer.save', { userId, version: 0, note: 'x' })).code).toBe(40300);
  const content = await people.staff(oak.id, 'content');
  expect((await content.call('shopCustomer.list', {})).code).toBe(40300);
  const elm = await people.shop();
  for (const call of [
    elm.call('shopCustomer.detail', { userId }),
    elm.call('shopCustomer.orders', { userId }),
    elm.call('shopCustomer.save', { userId, version: 0, note: 'x' }),
  ])
    expect((await call).msgKey).toBe('missing');
});

it('notes a buyer once, however many orders they place at once, and none of the mall', async () => {
  const who = await lin();
  const skus = [];
  for (let n = 0; n < 4; n += 1) skus.push(await api.given.sku());
  await Promise.all(skus.map(({ skuId }) => people.buy(who, skuId)));
  const { data } = await oak.call('shopCustomer.detail', { userId: who.memberId });
  expect(data.orders).toBe(4);
  const before = await api.db.selectFrom('shop_customers').select('user_id').execute();
  await order(await people.shopper());
  expect(await api.db.selectFrom('shop_customers').select('user_id').execute()).toHaveLength(before.length);
});

it('two statements that write orders of the same people do not wait for each other', async () => {
  const [one, two] = [await lin(), await lin()];
  const placing = (...buyers: string[]) =>
    inTransaction(api.db, (tx) =>
      sql`insert into orders (id, no, user_id, shop_id, source, goods, discount, freight, pay, qty, address)
        select gen_random_uuid()::text, substr(replace(gen_random_uuid()::text, '-', ''), 1, 20), b.id, ${oak.id}, 'direct', 0, 0, 0, 0, 1, '{}'
        from unnest(${buyers}::text[]) b(id)`.execute(tx),
    );
  await Promise.all(
    [1, 2, 3, 4].map((turn) =>
      turn % 2 === 0 ? placing(one.memberId, two.memberId) : placing(two.memberId, one.memberId),
    ),
  );
  expect((await oak.call('shopCustomer.detail', { userId: two.memberId })).data.orders).toBe(4);
});
