import { sql } from 'kysely';
import { campaigns } from '../../../campaign/index.ts';
import type { Reader } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { onPostgres } from '../../../testing/engine.ts';
import { eventually } from '../../../testing/eventually.ts';
import { settle } from '../settle.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { arrive, parkedIdOf } from '../../../testing/parked.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { lockMoney } from './lock-money.queries.ts';
import { parkEarlier } from './park-earlier.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({
    token: await api.signIn(await api.given.member({ operator: true, name: 'Wei' })),
    lang: 'en',
  });
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

let made = 0;
const newRef = () => `ref-${(made += 1)}`;

/** Money of which the mall knows nothing. */
const parked = async (amount: number, currency = 'CNY') => {
  const ref = newRef();
  expect(await arrive(api, { ref, amount, currency })).toBe('parked');
  return { ref, id: await parkedIdOf(api, ref) };
};
const ordered = async (price = 100_000) => {
  const lin = await people.shopper();
  const { skuId } = await api.given.sku({ price });
  const { data } = await people.buy(lin, skuId, 1);
  const { data: order } = await lin.call('order.detail', { id: data.orderId });
  return { lin, order };
};
/** A payment of the mall that was written after news of it had come. */
const lateIntent = async (
  order: { id: string; pay: number },
  ref: string,
  db: Reader = api.db,
): Promise<string> => {
  await db
    .insertInto('payment_intents')
    .values({
      ...{ id: `late-${ref}`, order_id: order.id, method: 'alipay', amount: order.pay, currency: 'CNY' },
      ...{ status: 'pending', provider_ref: ref },
    })
    .execute();
  return `late-${ref}`;
};
const balanceOf = async (account: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(delta), 0)::bigint as n from ledger_entries where account = ${account}`.execute(
    api.db,
  );
  return Number(rows[0]?.n);
};
const books = async () => ({
  cash: await balanceOf('cash:alipay'),
  suspense: await balanceOf('suspense:alipay'),
  sales: await balanceOf('platform:sales'),
});
const since = (before: Awaited<ReturnType<typeof books>>, now: typeof before) => ({
  cash: now.cash - before.cash,
  suspense: now.suspense - before.suspense,
  sales: now.sales - before.sales,
});
const reason = 'seen in the back office of the provider';

it('money of nobody stands in suspense, and waits with its age', async () => {
  const before = await books();
  const { id, ref } = await parked(12_300);
  expect(since(before, await books())).toEqual({ cash: 12_300, suspense: -12_300, sales: 0 });
  const { data } = await operator.call('mallParked.list', { size: 100 });
  expect(data.list.find((one) => one.id === id)).toMatchObject({
    ...{
      method: 'alipay',
      providerRef: ref,
      amount: 12_300,
      currency: 'CNY',
      why: 'unknown',
      status: 'open',
    },
    ...{ expected: null, canSendBack: false, by: null, resolvedAt: null },
  });
  const { data: start } = await operator.call('operator.start');
  const waiting = start.queues.find(({ queue }) => queue === 'parked');
  expect(waiting?.count).toBe(data.total);
  expect(waiting?.since).toBe(data.list[0]?.parkedAt);
});

it('is parked once, whoever tells of it', async () => {
  const { ref } = await parked(900);
  const again = await Promise.all(
    [1, 2, 3].map((n) => arrive(api, { ref, amount: 900, eventId: `asked-${ref}-${n}` })),
  );
  expect(again).toEqual(['ignored', 'ignored', 'ignored']);
  const fresh = newRef();
  const first = await Promise.all(
    [1, 2, 3].map((n) => arrive(api, { ref: fresh, amount: 800, eventId: `told-${fresh}-${n}` })),
  );
  expect(first.toSorted()).toEqual(['ignored', 'ignored', 'parked']);
});

it('assigned, it pays the order as if its notification had fitted', async () => {
  const { lin, order } = await ordered();
  const { id } = await parked(order.pay);
  const before = await books();
  const { code, data } = await operator.call('mallParked.assign', { id, orderNo: order.no, reason });
  expect(code).toBe(200);
  expect(data).toMatchObject({ status: 'assigned', reason, by: { name: 'Wei' }, order: { no: order.no } });
  expect(since(before, await books())).toEqual({ cash: 0, suspense: order.pay, sales: -order.pay });
  const { data: paid } = await lin.call('order.detail', { id: order.id });
  expect([paid.status, paid.paid]).toEqual([1, order.pay]);
  const { data: status } = await lin.call('payment.status', { id: order.id });
  expect(status.intent).toMatchObject({ method: 'alipay', status: 'succeeded', amount: order.pay });
  const log = await api.db
    .selectFrom('audit_log')
    .select(['action', 'diff'])
    .where('action', '=', 'payment.assign')
    .where('object', '=', `payment:${status.intent?.id}`)
    .execute();
  expect(log).toMatchObject([{ diff: { reason, new: { orderNo: order.no } } }]);
});

it('is assigned to nothing that does not wait for exactly it', async () => {
  const { lin, order } = await ordered();
  const before = await books();
  const { id } = await parked(order.pay - 1);
  const { id: dollars } = await parked(order.pay, 'USD');
  const { id: fits } = await parked(order.pay);
  const assign = (money: string, orderNo: string) =>
    operator.call('mallParked.assign', { id: money, orderNo, reason });
  expect((await assign(id, order.no)).msgKey).toBe('payment.amountDiffers');
  expect((await assign(dollars, order.no)).msgKey).toBe('payment.amountDiffers');
  expect((await assign(fits, '1')).msgKey).toBe('parked.noOrder');
  expect((await assign('nothing', order.no)).msgKey).toBe('missing');
  await lin.call('order.cancel', { id: order.id });
  expect((await assign(fits, order.no)).msgKey).toBe('order.notAllowed');
  const late = await ordered();
  await api.db
    .updateTable('orders')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', late.order.id)
    .execute();
  const { id: tooLate } = await parked(late.order.pay);
  expect((await assign(tooLate, late.order.no)).msgKey).toBe('order.notAllowed');
  const open = (await operator.call('mallParked.list', { size: 100 })).data.list.map((one) => one.id);
  expect(open).toEqual(expect.arrayContaining([id, dollars, fits, tooLate]));
  expect(since(before, await books()).sales).toBe(0);
});

it('another amount for a payment that the mall knows: its order waits on, the money goes to another', async () => {
  const meant = await ordered();
  const other = await ordered();
  const ref = newRef();
  const intentId = `intent-${ref}`;
  await api.db
    .insertInto('payment_intents')
    .values({
      ...{
        id: intentId,
        order_id: meant.order.id,
        method: 'alipay',
        amount: meant.order.pay + 5,
        currency: 'CNY',
      },
      ...{ status: 'pending', provider_ref: ref },
    })
    .execute();
  expect(await arrive(api, { ref, amount: other.order.pay })).toBe('parked');
  const id = await parkedIdOf(api, ref);
  const { data } = await operator.call('mallParked.list', { size: 100 });
  expect(data.list.find((one) => one.id === id)).toMatchObject({
    why: 'amount',
    expected: { order: { no: meant.order.no }, amount: meant.order.pay + 5 },
  });
  expect((await operator.call('mallParked.assign', { id, orderNo: other.order.no, reason })).code).toBe(200);
  const rows = await api.db
    .selectFrom('payment_intents')
    .select(['order_id', 'status', 'provider_ref'])
    .where('order_id', 'in', [meant.order.id, other.order.id])
    .orderBy('status')
    .execute();
  expect(rows).toEqual([
    { order_id: meant.order.id, status: 'closed', provider_ref: null },
    { order_id: other.order.id, status: 'succeeded', provider_ref: ref },
  ]);
  // The next time the provider tells of it, it is a payment like any other.
  expect(await arrive(api, { ref, amount: other.order.pay, eventId: `again-${ref}` })).toBe('ignored');
});

it('what has paid an order already is neither assigned nor sent back by its name', async () => {
  const first = await ordered();
  const { id, ref } = await parked(first.order.pay);
  await operator.call('mallParked.assign', { id, orderNo: first.order.no, reason });
  const other = await ordered(700);
  expect(await arrive(api, { ref, amount: other.order.pay, eventId: `other-${ref}` })).toBe('parked');
  const { data } = await operator.call('mallParked.list', { size: 100 });
  const twice = data.list.find((one) => one.providerRef === ref);
  expect(twice).toMatchObject({ why: 'amount', canSendBack: false });
  const again = await operator.call('mallParked.assign', {
    id: twice?.id ?? '',
    orderNo: other.order.no,
    reason,
  });
  expect(again.msgKey).toBe('parked.taken');
});

it('sent back by hand it leaves the books with its reference, dismissed without', async () => {
  const { id } = await parked(5_000);
  const { id: twice } = await parked(6_000);
  const before = await books();
  const input = { id, by: 'hand', reason } as const;
  expect((await operator.call('mallParked.payBack', input)).msgKey).toBe('refund.referenceMissing');
  expect((await operator.call('mallParked.payBack', { ...input, by: 'provider' })).msgKey).toBe(
    'parked.notReturnable',
  );
  const { data } = await operator.call('mallParked.payBack', { ...input, reference: 'BANK 17' });
  expect(data).toMatchObject({ status: 'returned', reference: 'BANK 17', reason });
  expect((await operator.call('mallParked.dismiss', { id: twice, reason: 'told twice' })).data).toMatchObject(
    {
      status: 'dismissed',
      reason: 'told twice',
    },
  );
  expect(since(before, await books())).toEqual({ cash: -11_000, suspense: 11_000, sales: 0 });
  const { data: ended } = await operator.call('mallParked.list', { tab: 'ended' });
  expect(ended.list.slice(0, 2).map((one) => one.id)).toEqual([twice, id]);
});

it('is resolved once, however many decide at the same moment', async () => {
  const { order } = await ordered();
  const { id } = await parked(order.pay);
  const answers = await Promise.all([
    operator.call('mallParked.assign', { id, orderNo: order.no, reason }),
    operator.call('mallParked.dismiss', { id, reason }),
    operator.call('mallParked.payBack', { id, by: 'hand', reference: 'B', reason }),
    operator.call('mallParked.assign', { id, orderNo: order.no, reason }),
  ]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ msgKey }) => msgKey === 'parked.resolved')).toHaveLength(3);
});

it('one order is paid by one of two payments that are assigned to it at once', async () => {
  const { order } = await ordered();
  const money = [await parked(order.pay), await parked(order.pay)];
  const answers = await Promise.all(
    money.map(({ id }) => operator.call('mallParked.assign', { id, orderNo: order.no, reason })),
  );
  expect(answers.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual(['done', 'order.notAllowed']);
});

it('of which no exact amount is known nothing is booked, and it is dismissed only', async () => {
  const { order } = await ordered();
  const ref = newRef();
  const before = await books();
  expect(await arrive(api, { ref, amount: null, currency: null })).toBe('parked');
  const id = await parkedIdOf(api, ref);
  const assigned = await operator.call('mallParked.assign', { id, orderNo: order.no, reason });
  const sent = await operator.call('mallParked.payBack', { id, by: 'hand', reference: 'B', reason });
  expect([assigned.msgKey, sent.msgKey]).toEqual(['parked.amountUnknown', 'parked.amountUnknown']);
  expect((await operator.call('mallParked.dismiss', { id, reason })).data.status).toBe('dismissed');
  expect(since(before, await books())).toEqual({ cash: 0, suspense: 0, sales: 0 });
});

it('news that were quicker than the payment’s own row settle it the next time, and nothing waits', async () => {
  const { lin, order } = await ordered();
  const { id, ref } = await parked(order.pay);
  await lateIntent(order, ref);
  expect(await arrive(api, { ref, amount: order.pay, eventId: `asked-${ref}` })).toBe('settled');
  expect((await lin.call('order.detail', { id: order.id })).data.status).toBe(1);
  expect((await operator.call('mallParked.dismiss', { id, reason })).msgKey).toBe('parked.resolved');
});

it('what waits although its payment has been settled leaves suspense with the next news', async () => {
  const { order } = await ordered();
  const before = await books();
  const { id, ref } = await parked(order.pay);
  const intentId = await lateIntent(order, ref);
  await inTransaction(api.db, (tx) =>
    settle(tx, campaigns, intentId, { amount: order.pay, currency: 'CNY' }),
  );
  expect(await arrive(api, { ref, amount: order.pay, eventId: `again-${ref}` })).toBe('ignored');
  expect(since(before, await books())).toEqual({ cash: order.pay, suspense: 0, sales: -order.pay });
  expect((await operator.call('mallParked.dismiss', { id, reason })).msgKey).toBe('parked.resolved');
});

(onPostgres ? it : it.skip)(
  'news wait for whoever is busy with the same payment, and see what that has written',
  async () => {
    const { order } = await ordered();
    const ref = newRef();
    const { told, intentId } = await inTransaction(api.db, async (tx) => {
      await lockMoney(tx, 'alipay', ref);
      const news = arrive(api, { ref, amount: order.pay });
      const waits = async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
          api.db,
        );
        return rows.length > 0;
      };
      expect(await eventually(waits, Boolean)).toBe(true);
      return { told: [news], intentId: await lateIntent(order, ref, tx) };
    });
    expect(await told[0]).toBe('settled');
    const { data } = await operator.call('mallPayment.detail', { id: intentId });
    expect([data.status, data.parked]).toEqual(['succeeded', []]);
  },
);

it('one name of a provider pays one order, however many are assigned at once', async () => {
  const ref = newRef();
  const orders = [await ordered(90_000), await ordered(80_000)].map(({ order }) => order);
  const answers = await Promise.all(
    orders.map(async ({ no, pay }) => {
      await arrive(api, { ref, amount: pay, eventId: `evt-${ref}-${pay}` });
      const { id } = await api.db
        .selectFrom('parked_payments')
        .select('id')
        .where('provider_ref', '=', ref)
        .where('amount', '=', pay)
        .executeTakeFirstOrThrow();
      return operator.call('mallParked.assign', { id, orderNo: no, reason });
    }),
  );
  expect(answers.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual(['done', 'parked.taken']);
});

it('money that was given back pays no order that learns of it later', async () => {
  const { lin, order } = await ordered();
  const { id, ref } = await parked(order.pay);
  await operator.call('mallParked.payBack', { id, by: 'hand', reference: 'B', reason });
  await lateIntent(order, ref);
  expect(await arrive(api, { ref, amount: order.pay, eventId: `asked-${ref}` })).toBe('ignored');
  expect((await lin.call('order.detail', { id: order.id })).data.status).toBe(0);
});

it('who may look may not move, and who may neither sees nothing', async () => {
  const { id } = await parked(100);
  const as = async (permissions: Parameters<Api['given']['operator']>[1]) => {
    const memberId = await api.given.member();
    await api.given.operator(memberId, permissions);
    return api.as({ token: await api.signIn(memberId) });
  };
  const viewer = await as(['finance.view']);
  expect((await viewer.call('mallParked.list')).code).toBe(200);
  expect((await viewer.call('mallParked.dismiss', { id, reason })).msgKey).toBe('access.denied');
  expect((await (await as(['order.view'])).call('mallParked.list')).msgKey).toBe('access.denied');
});

it('what the version before parked waits in the same list, each money once', async () => {
  const insert = (event_id: string, ref: string, more: { reason: string; amount?: number }) =>
    api.db
      .insertInto('payment_events')
      .values({
        provider: 'wechat',
        event_id,
        provider_ref: ref,
        outcome: 'parked',
        amount: 300,
        currency: 'CNY',
        ...more,
      })
      .execute();
  await insert('old 1', 'old', { reason: 'another amount or currency' });
  await insert('old 2', 'old', { reason: 'another amount or currency' });
  await api.db
    .insertInto('audit_log')
    .values(
      ['old 1', 'old 2'].map((eventId) => ({
        ...{ id: `audit ${eventId}`, action: 'payment.parked', object: 'payment:old', at: new Date() },
        diff: sql`${JSON.stringify({ eventId })}::text::jsonb` as never, // what recordAudit writes
      })),
    )
    .execute();
  expect(await parkEarlier(api.db)).toMatchObject({ failed: [] });
  expect(await parkEarlier(api.db)).toMatchObject({ done: 0, failed: [] });
  const { data } = await operator.call('mallParked.list', { size: 100 });
  expect(data.list.filter(({ providerRef }) => providerRef === 'old')).toMatchObject([
    { why: 'amount', amount: 300 },
  ]);
  expect(await balanceOf('suspense:wechat')).toBe(-300);
});
