import { sql } from 'kysely';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { makeOverdue, shelfOf } from '../../testing/shelf.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { arrived, createTransfers } from '../../testing/transfers.ts';
import { payOutRefunds } from './pay-out.ts';
import { paymentPorts } from './ports.ts';

let api: Api;
let people: People;
let transfers: ReturnType<typeof createTransfers>;
let wei: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  transfers = createTransfers(api, people);
  wei = await operator();
  await transfers.account();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const operator = async (permissions: Parameters<Api['given']['operator']>[1] = null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
const balance = async (account: string) => {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(delta), 0)::int as n from ledger_entries where account = ${account}`.execute(api.db);
  return rows[0]?.n ?? 0;
};
const confirm = (id: string, who: Pick<typeof wei, 'call'> = wei, amount = 10_000) =>
  who.call('platformOrder.confirmPayment', arrived(id, amount));
const waitsForMoney = async (who: Pick<typeof wei, 'call'> = wei) =>
  (await who.call('operator.start')).data.queues.find(({ queue }) => queue === 'transfer')?.count ?? 0;

describe('a transfer to the mall', () => {
  it('waits for an operator, is confirmed with day and reference, and is in the books', async () => {
    const [cash, sales] = [await balance('cash:offline'), await balance('platform:sales')];
    const { lin, skuId, id, paymentId } = await transfers.transferred();
    expect(await waitsForMoney()).toBe(1);
    const { data: list } = await wei.call('platformOrder.list', { need: 'proof' });
    expect(list).toMatchObject({ list: [{ id, proofUploaded: true }], needs: { proof: 1 } });
    const before = await wei.call('platformOrder.detail', { id });
    expect(before.data.actions).toContain('confirmPayment');
    expect(before.data.payments).toMatchObject([
      { id: paymentId, status: 'pending', proofUrl: expect.any(String) },
    ]);

    expect((await confirm(id, wei, 9_999)).msgKey).toBe('payment.amountDiffers');
    const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
    const early = await wei.call('platformOrder.confirmPayment', { ...arrived(id), receivedOn: tomorrow });
    expect(early.msgKey).toBe('payment.dayWrong');
    const { data: paid } = await confirm(id);
    expect(paid).toMatchObject({
      ...{ status: 1, paid: 10_000 },
      payments: [{ status: 'succeeded', receivedOn: '2026-01-05', reference: 'B-17' }],
      events: [{ note: 'created' }, { note: 'confirmed', actor: 'shop', by: 'Wei' }],
    });
    expect(await waitsForMoney()).toBe(0);
    expect(await shelfOf(api, skuId)).toEqual({ stock: 9, held: 0 });
    expect([await balance('cash:offline'), await balance('platform:sales')]).toEqual([
      cash + 10_000,
      sales - 10_000,
    ]);
    const seen = await lin.call('order.detail', { id });
    expect(seen.data.payments[0]).not.toHaveProperty('reference');
    expect((await lin.call('payment.status', { id })).data).toMatchObject({
      paid: { method: 'offline', amount: 10_000 },
      accounts: [],
    });
    const audit = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'shop_id', 'diff'])
      .where('object', '=', `order:${id}`)
      .execute();
    expect(audit).toMatchObject([
      {
        ...{ action: 'order.confirmPayment', actor_id: wei.memberId, shop_id: null },
        diff: { new: { amount: 10_000, receivedOn: '2026-01-05', reference: 'B-17' } },
      },
    ]);
    const { data: payment } = await wei.call('mallPayment.detail', { id: paymentId });
    expect(payment).toMatchObject({ status: 'succeeded', method: 'offline', confirmedBy: { name: 'Wei' } });
    expect((await confirm(id)).msgKey).toBe('order.notAllowed');
  });

  it('is confirmed by who may move money alone, who alone see its proof', async () => {
    const { id, paymentId } = await transfers.transferred();
    const clerk = await operator(['order.view', 'order.edit', 'finance.view']);
    expect((await confirm(id, clerk)).code).toBe(40300);
    const refused = await clerk.call('platformOrder.rejectPayment', { id, paymentId, reason: 'x' });
    expect(refused.code).toBe(40300);
    expect((await clerk.call('platformOrder.detail', { id })).data.payments[0]?.proofUrl).toBeNull();
    expect(await waitsForMoney(clerk)).toBe(1);
    const cashier = await operator(['order.view', 'finance.pay']);
    expect((await confirm(id, cashier)).code).toBe(200);
  });

  it('waits three days from the order for its check, however many proofs come', async () => {
    const { lin, id } = await transfers.transferred();
    const waits = async () => {
      const { rows } = await sql<{ hours: number; warned: boolean }>`
        select round(extract(epoch from expires_at - created_at) / 3600)::int as hours, warned_at is not null as warned
        from orders where id = ${id}`.execute(api.db);
      return rows[0];
    };
    expect(await waits()).toEqual({ hours: 72, warned: true });
    const proofUrl = await people.picture(lin.memberId);
    expect((await lin.call('payment.start', { id, method: 'offline', proofUrl })).code).toBe(200);
    expect(await waits()).toEqual({ hours: 72, warned: true });
    await confirm(id);
  });

  it('that turns up after the order was cancelled is owed back, to be sent by hand', async () => {
    const cash = await balance('cash:offline');
    const { lin, id } = await transfers.transferred();
    expect((await lin.call('order.cancel', { id })).code).toBe(200);
    expect((await confirm(id)).data).toMatchObject({
      status: 5,
      payments: [{ status: 'closed' }, { status: 'refunded', reference: 'B-17' }],
      refunds: [{ amount: 10_000 }],
    });
    expect(await balance('cash:offline')).toBe(cash + 10_000);
    expect(await balance(`member:${lin.memberId}:refund`)).toBe(-10_000);
    expect(await payOutRefunds(api.db, paymentPorts(api.settings))).toMatchObject({ done: 0 });
    expect(await balance('cash:offline')).toBe(cash + 10_000);
  });

  it('keeps what was written with it from operators who do not confirm', async () => {
    const { id } = await transfers.transferred();
    await confirm(id);
    const clerk = await operator(['order.view', 'order.edit']);
    const [payment] = (await clerk.call('platformOrder.detail', { id })).data.payments;
    expect(payment).not.toHaveProperty('reference');
    expect(payment).not.toHaveProperty('receivedOn');
    expect(payment).not.toHaveProperty('note');
  });

  it('may be confirmed though its buyer has said nothing, but not of an order of a shop', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ price: 10_000 });
    const { data: made } = await people.buy(lin, skuId);
    expect((await confirm(made.orderId)).data).toMatchObject({
      payments: [{ method: 'offline', status: 'succeeded', reference: 'B-17' }],
    });
    const shop = await people.shop();
    const { data: other } = await people.buy(await people.shopper({ code: shop.code }), skuId);
    expect((await confirm(other.orderId)).msgKey).toBe('missing');
    expect((await confirm('no-such-order')).msgKey).toBe('missing');
  });

  it('that is not found is rejected: its buyer reads why, has a day to pay again, and may', async () => {
    const { lin, id, paymentId } = await transfers.transferred();
    const reject = () =>
      wei.call('platformOrder.rejectPayment', { id, paymentId, reason: 'Nothing has come' });
    const { data } = await reject();
    expect(data).toMatchObject({ status: 0, payments: [{ status: 'failed', rejected: 'Nothing has come' }] });
    const left = Date.parse(data.expiresAt ?? '') - Date.now();
    expect(left).toBeGreaterThan(23.9 * 3_600_000);
    expect((await reject()).msgKey).toBe('payment.closed');
    expect((await wei.call('platformOrder.rejectPayment', { id, paymentId: 'x', reason: 'y' })).msgKey).toBe(
      'missing',
    );
    const { data: status } = await lin.call('payment.status', { id });
    expect(status).toMatchObject({
      rejected: 'Nothing has come',
      methods: expect.arrayContaining(['offline']),
    });
    const { data: news } = await lin.call('message.list');
    expect(news.list[0]).toMatchObject({
      type: 'order.transferRejected',
      body: expect.stringContaining('Nothing has come'),
    });
    expect((await lin.call('order.detail', { id })).data.events.at(-1)).toMatchObject({
      ...{ from: 0, to: 0, note: 'transferRejected', noteText: 'Nothing has come' },
    });
    const proofUrl = await people.picture(lin.memberId);
    await lin.call('payment.start', { id, method: 'offline', proofUrl });
    expect((await lin.call('payment.status', { id })).data).toMatchObject({ rejected: null });
    expect((await confirm(id)).data.status).toBe(1);
  });

  it('of an order whose time is over is owed back, and cannot be rejected', async () => {
    const { id, paymentId } = await transfers.transferred();
    await makeOverdue(api, id);
    expect((await confirm(id)).data).toMatchObject({ status: 5, refunds: [{ amount: 10_000 }] });
    const late = await wei.call('platformOrder.rejectPayment', { id, paymentId, reason: 'x' });
    expect(late.msgKey).toBe('order.notAllowed');
    expect(await waitsForMoney()).toBe(0);
  });

  it('that is not found again and again keeps its goods four days at most', async () => {
    const { id, paymentId } = await transfers.transferred();
    await sql`update orders set created_at = now() - interval '94 hours 30 minutes' where id = ${id}`.execute(
      api.db,
    );
    const { data } = await wei.call('platformOrder.rejectPayment', { id, paymentId, reason: 'None' });
    const hours = (Date.parse(data.expiresAt ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(1);
    const told = await api.db.selectFrom('messages').select('params').where('order_id', '=', id).execute();
    expect(told.map(({ params }) => params)).toContainEqual(expect.objectContaining({ hours: 1 }));
  });
});

describe('its refund', () => {
  const refunded = async () => {
    const made = await transfers.transferred();
    await confirm(made.id);
    await made.lin.call('refund.ask', { id: made.id, reason: 'changedMind' });
    const [asked] = (await wei.call('platformOrder.detail', { id: made.id })).data.refunds;
    const refundId = asked?.id ?? '';
    await wei.call('platformRefund.decide', { id: refundId, decision: 'approve', note: '' });
    return { ...made, refundId };
  };
  const dueIds = async () =>
    (await wei.call('mallRefund.list', { tab: 'due' })).data.list.map(({ id }) => id);

  it('is owed until somebody has sent it by hand: no job, and no provider', async () => {
    const unsent = async () =>
      (await wei.call('operator.start')).data.queues.find(({ queue }) => queue === 'unsentRefund')?.count ??
      0;
    const waiting = await unsent();
    const cash = await balance('cash:offline');
    const { lin, id, refundId } = await refunded();
    expect((await lin.call('order.detail', { id })).data.refunds).toMatchObject([{ status: 'approved' }]);
    expect(await payOutRefunds(api.db, paymentPorts(api.settings))).toMatchObject({ done: 0 });
    expect(await dueIds()).toContain(refundId);
    expect((await wei.call('mallRefund.retry', { id: refundId })).msgKey).toBe('refund.byHandOnly');
    expect(await unsent()).toBe(waiting + 1);
    expect(await balance(`member:${lin.memberId}:refund`)).toBe(-10_000);

    const sent = { id: refundId, reference: 'OUT-3', reason: 'sent by the bank' };
    const both = await Promise.all([1, 2].map(() => wei.call('mallRefund.recordSent', sent)));
    expect(both.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual(['done', 'refund.notDue']);
    expect(await dueIds()).not.toContain(refundId);
    expect([await balance('cash:offline'), await balance(`member:${lin.memberId}:refund`)]).toEqual([
      cash,
      0,
    ]);
    const { data: news } = await lin.call('message.list');
    expect(news.list.map(({ type }) => type)).toContain('refund.sentByHand');
  });

  it('of a shop’s transfer is sent as it is approved, as before', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku({ price: 10_000 });
    const { data: made } = await people.buy(lin, skuId);
    const { data: order } = await shop.call('shopOrder.detail', { id: made.orderId });
    await shop.call('shopOrder.confirmPayment', { id: made.orderId, amount: order.pay });
    const { data: asked } = await lin.call('refund.ask', { id: made.orderId, reason: 'other' });
    await shop.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve', note: '' });
    expect((await lin.call('order.detail', { id: made.orderId })).data.refunds).toMatchObject([
      { status: 'refunded' },
    ]);
  });
});
