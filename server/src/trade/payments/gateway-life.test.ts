import { mock } from 'node:test';
import { gatewayMethods } from '@mall/contract/trade/payment';
import { campaigns } from '../../campaign/index.ts';
import { createAnswers } from '../../platform/http/answers.ts';
import { type MallWithGateways, startMallWithGateways } from '../../testing/gateways.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { askPending, closeAbandoned } from './ask.ts';
import { payOutRefund, payOutRefunds } from './pay-out.ts';

let mall: MallWithGateways;
beforeAll(async () => {
  mall = await startMallWithGateways();
});
afterEach(async () => {
  mall.fake.breakWith(undefined);
  mall.fake.endRefunds('done');
  await expectInvariants(mall.api);
});
afterAll(() => mall.stop());

const told: string[] = [];
const parts = () => ({
  db: mall.api.db,
  campaigns,
  ports: mall.ports,
  answers: createAnswers(),
  log: { warn: (_about: object, says: string) => void told.push(says) },
});
const intentRow = (id: string) =>
  mall.api.db.selectFrom('payment_intents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const inject = (method: string, sent: { headers: Record<string, string>; body: string }) =>
  mall.api.app.inject({
    method: 'POST',
    url: `/api/payment/webhook/${method}`,
    headers: sent.headers,
    payload: sent.body,
  });

describe.each(gatewayMethods)('%s', (method) => {
  it('is told that a cancelled order is not paid any more', async () => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    await lin.call('order.cancel', { id: orderId });
    await mall.later();
    await closeAbandoned(parts());
    expect(payment.state).toBe('closed');
    expect((await intentRow(intent.id)).gateway_closed_at).not.toBeNull();
    expect(await mall.pay(payment)).toEqual([]);
  });

  it('is asked again later when it cannot be told', async () => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    await lin.call('order.cancel', { id: orderId });
    await mall.later();
    mall.fake.breakWith(500);
    await closeAbandoned(parts());
    expect((await intentRow(intent.id)).gateway_closed_at).toBeNull();
    mall.fake.breakWith(undefined);
    await mall.later();
    await closeAbandoned(parts());
    expect(payment.state).toBe('closed');
  });

  it('sends money back in its own time, and is asked after until it has', async () => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    await lin.call('order.cancel', { id: orderId });
    await mall.pay(payment, { afterClose: true });
    mall.fake.endRefunds('pending');
    await payOutRefunds(mall.api.db, mall.ports);
    const refund = () =>
      mall.api.db
        .selectFrom('refunds')
        .selectAll()
        .where('intent_id', '=', intent.id)
        .executeTakeFirstOrThrow();
    const { id, status, provider_ref: ref } = await refund();
    expect({ status, has: ref !== null }).toEqual({ status: 'approved', has: true });
    expect(await payOutRefund(mall.api.db, mall.ports, id)).toBe('none'); // its next try is not due
    mall.fake.endRefunds('done');
    await mall.later();
    expect(await payOutRefund(mall.api.db, mall.ports, id)).toBe('done');
    expect(await refund()).toMatchObject({ status: 'refunded', tries: 2 });
    expect(payment.refunds).toHaveLength(1);
  });

  it('keeps what it would not send back for the next try, with the reason', async () => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    await lin.call('order.cancel', { id: orderId });
    await mall.pay(payment, { afterClose: true });
    mall.fake.breakWith(500);
    await payOutRefunds(mall.api.db, mall.ports);
    expect(
      await mall.api.db
        .selectFrom('refunds')
        .select(['status', 'tries', 'last_error'])
        .where('intent_id', '=', intent.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ status: 'approved', tries: 1, last_error: expect.stringContaining('500') });
    mall.fake.breakWith(undefined);
    await mall.later();
    await payOutRefunds(mall.api.db, mall.ports);
    expect(payment.refunds).toMatchObject([{ status: 'done' }]);
  });

  it('believes no notification that was changed on the way', async () => {
    const { intent, payment } = await mall.begun(method);
    const sent = mall.fake.notice(payment, 'paid');
    if (sent === undefined) throw new Error('nothing to send');
    const changed =
      method === 'xendit'
        ? { ...sent, headers: { ...sent.headers, 'x-callback-token': 'x' } } // its body is not signed
        : { ...sent, body: method === 'alipay' ? sent.body.replace('=1000.00', '=1.00') : `${sent.body} ` };
    expect((await inject(method, changed)).statusCode).toBe(401);
    expect((await intentRow(intent.id)).status).toBe('pending');
    expect((await inject(method, sent)).statusCode).toBe(200);
    expect((await inject(method, sent)).statusCode).toBe(200); // replayed
    expect((await intentRow(intent.id)).status).toBe('succeeded');
  });
});

it.each(['stripe', 'paymongo', 'wechat'] as const)(
  'a notification of %s that is older than five minutes is not believed',
  async (method) => {
    const { intent, payment } = await mall.begun(method);
    const now = Date.now();
    const clock = mock.method(Date, 'now', () => now - 301_000);
    const sent = mall.fake.notice(payment, 'paid');
    clock.mock.restore();
    if (sent === undefined) throw new Error('nothing to send');
    expect((await inject(method, sent)).statusCode).toBe(401);
    expect((await intentRow(intent.id)).status).toBe('pending');
  },
);

it.each(['wechat', 'xendit', 'paymongo', 'stripe'] as const)(
  'refuses to begin at %s with one sentence while it is out of order, and the order can be paid otherwise',
  async (method) => {
    const { lin, orderId } = await mall.begun(method);
    mall.fake.breakWith(503);
    expect((await lin.call('payment.start', { id: orderId, method })).msgKey).toBe('payment.gatewayFailed');
    expect((await mall.people.pay(lin, orderId)).data.status).toBe('succeeded');
  },
);

it('money for a payment that was given up pays the order if nothing else has', async () => {
  const { lin, orderId, intent, payment } = await mall.begun('alipay');
  const { data: second } = await lin.call('payment.start', { id: orderId, method: 'wechat' });
  expect((await intentRow(intent.id)).status).toBe('closed');
  await mall.pay(payment);
  expect((await lin.call('payment.status', { id: orderId })).data).toMatchObject({
    status: 1,
    paid: { method: 'alipay' },
  });
  expect((await intentRow(second.id)).status).toBe('closed');
});

it('an order that is paid at two gateways is paid once, and the other money goes back', async () => {
  const { lin, orderId, payment } = await mall.begun('alipay');
  const { data: second } = await lin.call('payment.start', { id: orderId, method: 'wechat' });
  const other = await mall.opened('wechat', second);
  await Promise.all([mall.pay(payment), mall.pay(other)]);
  const rows = await mall.api.db
    .selectFrom('payment_intents')
    .select('status')
    .where('order_id', '=', orderId)
    .execute();
  expect(rows.map(({ status }) => status).sort()).toEqual(['refunded', 'succeeded']);
  await payOutRefunds(mall.api.db, mall.ports);
  expect([...payment.refunds, ...other.refunds]).toHaveLength(1);
});

it('a payment whose notification never comes is found by the job', async () => {
  const { lin, orderId, payment } = await mall.begun('wechat');
  await mall.pay(payment, { drop: true });
  await mall.later();
  await askPending(parts());
  expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(1);
});

it('a gateway is asked by those who look at the page once in a few seconds, however many they are', async () => {
  const { lin, orderId, intent } = await mall.begun('stripe');
  await lin.call('payment.status', { id: orderId });
  expect((await intentRow(intent.id)).asked_at).toBeNull(); // too young
  await mall.later();
  await lin.call('payment.status', { id: orderId });
  const { asked_at: first } = await intentRow(intent.id);
  expect(first).not.toBeNull();
  await Promise.all([1, 2, 3].map(() => lin.call('payment.status', { id: orderId })));
  expect((await intentRow(intent.id)).asked_at).toEqual(first);
});

it('a page that asks while the gateway is out of order is answered all the same', async () => {
  const { lin, orderId } = await mall.begun('stripe');
  await mall.later();
  mall.fake.breakWith(500);
  expect((await lin.call('payment.status', { id: orderId })).data.intent?.status).toBe('pending');
});

it('nobody else makes the mall ask for a payment', async () => {
  const { orderId, intent } = await mall.begun('stripe');
  await mall.later();
  const mei = await mall.people.shopper();
  expect((await mei.call('payment.status', { id: orderId })).msgKey).toBe('missing');
  expect((await intentRow(intent.id)).asked_at).toBeNull();
});

it('money for a payment that the mall does not know is parked', async () => {
  const { intent, payment } = await mall.begun('stripe');
  await mall.api.db.deleteFrom('payment_intents').where('id', '=', intent.id).execute();
  const [answer] = await mall.pay(payment);
  expect(answer?.status).toBe(200);
  const events = await mall.api.db
    .selectFrom('payment_events')
    .select(['outcome', 'reason'])
    .where('provider_ref', '=', payment.ref)
    .execute();
  expect(events).toEqual([{ outcome: 'parked', reason: 'no such payment' }]);
});

it('a session that ran out is closed, and the order can be paid anew', async () => {
  const { lin, orderId, intent, payment } = await mall.begun('xendit');
  const sent = mall.fake.notice(payment, 'closed');
  if (sent === undefined) throw new Error('nothing to send');
  await inject('xendit', sent);
  expect((await intentRow(intent.id)).status).toBe('closed');
  expect((await mall.people.pay(lin, orderId)).data.status).toBe('succeeded');
});

it.each(gatewayMethods)(
  '%s: paid, cancelled and looked at in the same moment, it is settled or sent back, once',
  async (method) => {
    const { lin, orderId, intent, payment, skuId } = await mall.begun(method);
    await mall.later();
    await Promise.all([
      mall.pay(payment, { duplicate: 4, reorder: true, afterClose: true }),
      lin.call('order.cancel', { id: orderId }),
      lin.call('payment.status', { id: orderId }),
      askPending(parts()),
    ]);
    await Promise.all([1, 2].map(() => payOutRefunds(mall.api.db, mall.ports)));
    const { data: order } = await lin.call('order.detail', { id: orderId });
    const { status } = await intentRow(intent.id);
    expect([order.status, status]).toEqual(order.status === 1 ? [1, 'succeeded'] : [5, 'refunded']);
    expect(payment.refunds).toHaveLength(order.status === 1 ? 0 : 1);
    const sku = await mall.api.db
      .selectFrom('skus')
      .select(['stock', 'held'])
      .where('id', '=', Number(skuId))
      .executeTakeFirstOrThrow();
    expect(sku).toEqual({ stock: order.status === 1 ? 4 : 5, held: 0 });
  },
);

it.each(['stripe', 'wechat'] as const)(
  '%s may say that a try failed: the buyer is told, and money that comes all the same pays the order',
  async (method) => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    const sent = mall.fake.notice(payment, 'failed');
    if (sent === undefined) throw new Error('nothing to send');
    expect((await inject(method, sent)).statusCode).toBe(200);
    expect((await lin.call('payment.status', { id: orderId })).data).toMatchObject({
      status: 0,
      intent: { id: intent.id, status: 'failed', action: null },
    });
    await mall.pay(payment);
    expect((await lin.call('payment.status', { id: orderId })).data).toMatchObject({
      status: 1,
      paid: { method },
    });
    expect((await inject(method, sent)).statusCode).toBe(200); // the old notification again
    expect((await intentRow(intent.id)).status).toBe('succeeded');
  },
);

it('an invoice that ran out and was paid all the same pays the order, while that still waits', async () => {
  const { lin, orderId, payment } = await mall.begun('xendit');
  const sent = mall.fake.notice(payment, 'closed');
  if (sent === undefined) throw new Error('nothing to send');
  await inject('xendit', sent);
  await mall.pay(payment);
  expect((await lin.call('payment.status', { id: orderId })).data.status).toBe(1);
});
