import { type GatewayMethod, gatewayMethods } from '@mall/contract/trade/payment';
import type { Knobs } from '@mall/fake-gateway';
import { type MallWithGateways, startMallWithGateways } from '../../testing/gateways.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { checkKeys } from './check-keys.ts';
import { payOutRefunds } from './pay-out.ts';
import { paymentPorts } from './ports.ts';

let mall: MallWithGateways;
beforeAll(async () => {
  mall = await startMallWithGateways();
});
afterEach(() => expectInvariants(mall.api));
afterAll(() => mall.stop());

const eventsOf = async (intentId: string) => {
  const rows = await mall.api.db
    .selectFrom('payment_events')
    .select('outcome')
    .where('intent_id', '=', intentId)
    .execute();
  return rows.map(({ outcome }) => outcome).sort();
};
const cashOf = async (method: string, intentId: string) => {
  const rows = await mall.api.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_txns', 'ledger_txns.id', 'ledger_entries.txn_id')
    .select('delta')
    .where('account', '=', `cash:${method}`)
    .where('biz_id', '=', intentId)
    .execute();
  return rows.map(({ delta }) => delta);
};
const parkedRows = (intentId: string) =>
  mall.api.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'payment.parked')
    .where('object', '=', `payment:${intentId}`)
    .execute();

/** A setting of each provider, and another value of it that the provider does not know. */
const wrong: Record<GatewayMethod, object> = {
  alipay: { ALIPAY_APP_ID: '2099999999999999' },
  wechat: { WECHAT_SERIAL_NO: 'DEAD' },
  xendit: { XENDIT_SECRET_KEY: 'xnd_another' },
  paymongo: { PAYMONGO_SECRET_KEY: 'sk_another' },
  stripe: { STRIPE_SECRET_KEY: 'sk_another' },
};

describe.each(gatewayMethods)('%s', (method) => {
  it('accepts the keys of the mall, no others, and is told from a provider that is away', async () => {
    const operator = await mall.api.given.member({ operator: true });
    const asked = mall.api
      .as({ token: await mall.api.signIn(operator) })
      .call('mallSettings.testPayment', { method });
    expect((await asked).data).toEqual({ outcome: 'works', said: null });
    const outcomeWith = async (over: object) =>
      (await checkKeys(paymentPorts({ ...mall.api.settings, ...over }), method)).outcome;
    expect(await outcomeWith(wrong[method])).toBe('refused');
    expect(await outcomeWith({ [`${method.toUpperCase()}_URL`]: 'http://127.0.0.1:1' })).toBe('unreachable');
  });

  it('gives the buyer somewhere to pay, and the payment is taken up again', async () => {
    const { lin, orderId, intent } = await mall.begun(method);
    expect(intent).toMatchObject({ method, status: 'pending', amount: 100_000 });
    expect(intent.action?.kind).toBe(method === 'wechat' ? 'scan' : 'redirect');
    if (intent.action?.kind === 'scan') {
      expect(intent.action.text).toMatch(/^weixin:\/\//);
      expect(intent.action.picture).toMatch(/^data:image\/svg\+xml,/);
    }
    const { data: status } = await lin.call('payment.status', { id: orderId });
    expect(status.intent).toEqual(intent);
  });

  it.each<[string, Knobs]>([
    ['as it should be', {}],
    ['late', { delayMs: 30 }],
    ['four times at once', { duplicate: 3 }],
    ['before older news', { reorder: true }],
    ['twice and before older news', { duplicate: 1, reorder: true }],
  ])('is settled once when it notifies %s', async (_how, knobs) => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    const answers = await mall.pay(payment, knobs);
    const right = method === 'alipay' ? 'success' : expect.any(String);
    for (const answer of answers) expect(answer).toEqual({ status: 200, body: right });
    const { data: status } = await lin.call('payment.status', { id: orderId });
    expect(status).toMatchObject({ status: 1, paid: { amount: 100_000, method } });
    expect((await eventsOf(intent.id)).filter((outcome) => outcome !== 'ignored')).toEqual(['settled']);
    expect(await cashOf(method, intent.id)).toEqual([100_000]);
    const types = (await lin.call('message.list')).data.list.map(({ type }) => type);
    expect(types.filter((type) => type === 'order.paid')).toHaveLength(1);
  });

  it('is found paid by asking when its notification never comes', async () => {
    const { lin, orderId, payment, intent } = await mall.begun(method);
    expect(await mall.pay(payment, { drop: true })).toEqual([]);
    expect((await lin.call('payment.status', { id: orderId })).data.status).toBe(0);
    await mall.later();
    const both = await Promise.all([1, 2].map(() => lin.call('payment.status', { id: orderId })));
    expect(both.map(({ data }) => data.status)).toContain(1);
    expect(await eventsOf(intent.id)).toEqual(['settled']);
  });

  it.each<[string, Knobs]>([
    ['amount', { wrongAmount: true, duplicate: 1 }],
    ['currency', { wrongCurrency: true }],
  ])('is parked and told to nobody when the %s is another', async (_what, knobs) => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    for (const { status } of await mall.pay(payment, knobs)) expect(status).toBe(200);
    expect(await eventsOf(intent.id)).toEqual(['parked']);
    expect(await parkedRows(intent.id)).toMatchObject([
      { diff: { provider: method, reason: 'another amount or currency' } },
    ]);
    await mall.later();
    const { data: status } = await lin.call('payment.status', { id: orderId });
    expect(status).toMatchObject({ status: 0, paid: null, intent: { status: 'pending' } });
    expect(await cashOf(method, intent.id)).toEqual([]);
    const types = (await lin.call('message.list')).data.list.map(({ type }) => type);
    expect(types).not.toContain('order.paid');
  });

  it('is not believed with a signature of somebody else, and nothing is changed', async () => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    for (const { status } of await mall.pay(payment, { badSignature: true })) expect(status).toBe(401);
    expect(await eventsOf(intent.id)).toEqual([]);
    expect((await lin.call('payment.status', { id: orderId })).data).toMatchObject({
      status: 0,
      intent: { status: 'pending' },
    });
  });

  it('is sent back once when it comes after the order was cancelled', async () => {
    const { lin, orderId, intent, payment } = await mall.begun(method);
    await lin.call('order.cancel', { id: orderId });
    await mall.pay(payment, { afterClose: true, duplicate: 1 });
    const refund = () =>
      mall.api.db
        .selectFrom('refunds')
        .selectAll()
        .where('intent_id', '=', intent.id)
        .executeTakeFirstOrThrow();
    expect(await refund()).toMatchObject({ status: 'approved', amount: 100_000 });
    await expectInvariants(mall.api);
    await Promise.all([1, 2].map(() => payOutRefunds(mall.api.db, mall.ports)));
    await payOutRefunds(mall.api.db, mall.ports);
    expect(await refund()).toMatchObject({ status: 'refunded', tries: 1, last_error: null });
    expect(payment.refunds).toMatchObject([{ minor: payment.paid.minor, status: 'done' }]);
  });

  it('answers with 401 to what is no notification at all', async () => {
    for (const payload of ['', '{}', 'a=b', '\u0000'])
      expect(
        (await mall.api.app.inject({ method: 'POST', url: `/api/payment/webhook/${method}`, payload }))
          .statusCode,
      ).toBe(401);
  });

  it('answers with 413 to more than a notification can be', async () => {
    const reply = await mall.api.app.inject({
      method: 'POST',
      url: `/api/payment/webhook/${method}`,
      payload: 'x'.repeat(1024 * 1024 + 1),
    });
    expect([reply.statusCode, reply.json().msgKey]).toEqual([413, 'request.tooLarge']);
  });
});

it('offers a provider for the currencies that it serves', async () => {
  const offered = async (method: 'alipay' | 'xendit' | 'paymongo' | 'stripe') => {
    const { lin, orderId } = await mall.begun(method);
    return (await lin.call('payment.status', { id: orderId })).data.methods;
  };
  expect(await offered('alipay')).toEqual(['alipay', 'wechat', 'stripe', 'sandbox']);
  expect(await offered('xendit')).toEqual(['xendit', 'stripe', 'sandbox']);
  expect(await offered('paymongo')).toEqual(['xendit', 'paymongo', 'stripe', 'sandbox']);
  expect(await offered('stripe')).toEqual(['stripe', 'sandbox']);
});

it.each([
  ['alipay', 'CNY', 100_000n, 2],
  ['wechat', 'CNY', 100_000n, 0],
  ['xendit', 'IDR', 1000n, 0], // whole rupiah
  ['paymongo', 'PHP', 100_000n, 0],
  ['stripe', 'USD', 100_000n, 0],
] as const)('%s is asked for the amount as it counts', async (method, currency, minor, digits) => {
  const { payment } = await mall.begun(method);
  expect(payment.asked).toEqual({ currency, minor, digits });
});

it.each([
  ['xendit', 'IDR', 100_050, 'a fraction of a rupiah'],
  ['paymongo', 'PHP', 1999, 'less than it takes'],
  ['stripe', 'XAF', 100_000, 'a currency that is not counted here'],
  ['alipay', 'USD', 100_000, 'another currency than its own'],
  ['wechat', 'USD', 100_000, 'another currency than its own'],
] as const)('%s does not take %s %i: %s', (method, currency, amount, _why) => {
  const port = mall.ports.find((one) => one.method === method);
  expect(port?.serves({ shopId: null, hasAccount: false, currency, amount })).toBe(false);
});

it('Stripe is asked for whole yen', async () => {
  const port = mall.ports.find(({ method }) => method === 'stripe');
  const started = await port?.start({
    intentId: 'yen',
    orderId: 'o',
    orderNo: '1',
    shopId: null,
    amount: 5000,
    currency: 'JPY',
    endsAt: null,
  });
  const payment = mall.fake.payments().find(({ ref }) => ref === started?.providerRef);
  expect(payment?.asked).toEqual({ currency: 'JPY', minor: 5000n, digits: 0 });
});

it('is on the API page, in words of its own', async () => {
  const api = (await mall.api.app.inject('/api/openapi.json')).json<{
    paths: Record<string, { post: object }>;
  }>();
  expect(api.paths['/api/payment/webhook/{provider}']?.post).toMatchObject({
    operationId: 'payment.notice',
    responses: { 200: expect.any(Object), 401: expect.any(Object) },
  });
});
