import { type MallWithGateways, startMallWithGateways } from '../../../testing/gateways.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { createTransfers } from '../../../testing/transfers.ts';
import { payOutRefunds } from '../pay-out.ts';

const operatorOf = async (api: Api) => {
  const memberId = await api.given.member({ operator: true, name: 'Wei' });
  return api.as({ token: await api.signIn(memberId), lang: 'en' });
};

describe('ways to pay in a mall with gateways', () => {
  let mall: MallWithGateways;
  let people: People;
  let wei: Awaited<ReturnType<typeof operatorOf>>;
  beforeAll(async () => {
    mall = await startMallWithGateways();
    people = createPeople(mall.api);
    wei = await operatorOf(mall.api);
  });
  beforeEach(() => mall.api.db.deleteFrom('payment_methods').execute());
  afterEach(() => expectInvariants(mall.api));
  afterAll(() => mall.stop());

  const set = (method: 'alipay' | 'wechat' | 'stripe' | 'offline', on: boolean, last = false) =>
    wei.call('mallPayMethod.set', { method, on, last });
  const ordered = async (code?: string) => {
    const lin = await people.shopper(code === undefined ? {} : { code });
    const { skuId } = await mall.api.given.sku({ price: 100_000 });
    return { lin, id: (await people.buy(lin, skuId)).data.orderId };
  };
  const offered = async ({ lin, id }: Awaited<ReturnType<typeof ordered>>) =>
    (await lin.call('payment.status', { id })).data.methods;

  it('are offered in the order that an operator chose, and what is off is offered to nobody', async () => {
    const order = await ordered();
    expect(await offered(order)).toEqual(['alipay', 'wechat', 'stripe', 'sandbox']);
    await wei.call('mallPayMethod.sort', { methods: ['stripe', 'wechat'] });
    expect(await offered(order)).toEqual(['stripe', 'wechat', 'alipay', 'sandbox']);
    const { data } = await set('wechat', false);
    expect(data.list[1]).toMatchObject({ method: 'wechat', on: false, setUp: true });
    expect(data.list.at(-1)).toMatchObject({ method: 'offline', on: true, setUp: false });
    expect(await offered(order)).toEqual(['stripe', 'alipay', 'sandbox']);
    const refused = await order.lin.call('payment.start', { id: order.id, method: 'wechat' });
    expect(refused).toMatchObject({ code: 40900, msgKey: 'payment.methodOff' });
    await set('wechat', true);
    expect(await offered(order)).toEqual(['stripe', 'wechat', 'alipay', 'sandbox']);
    expect((await order.lin.call('payment.start', { id: order.id, method: 'wechat' })).code).toBe(200);
  });

  it('are in the log, once for what is done twice', async () => {
    await Promise.all([set('stripe', false), set('stripe', false)]);
    await wei.call('mallPayMethod.sort', { methods: ['stripe'] });
    await wei.call('mallPayMethod.sort', { methods: ['stripe'] });
    const { data } = await wei.call('operatorLog.list', { area: 'shop' });
    expect(data.list.map(({ title }) => title).slice(0, 2)).toEqual([
      'Order of the ways to pay changed',
      'Way to pay switched off',
    ]);
    const { length } = await mall.api.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'payMethod.off')
      .where('object', '=', 'payMethod:stripe')
      .execute();
    expect(length).toBe(1);
  });

  it('finish what was begun: its notification pays the order, and its refund goes back', async () => {
    const { lin, orderId, payment } = await mall.begun('stripe');
    await set('stripe', false);
    expect((await lin.call('payment.status', { id: orderId })).data.intent).toMatchObject({
      ...{ method: 'stripe', status: 'pending', action: expect.anything() },
    });
    await mall.pay(payment);
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(1);
    const { data: asked } = await lin.call('refund.ask', { id: orderId, reason: 'other' });
    await wei.call('platformRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve', note: '' });
    await payOutRefunds(mall.api.db, mall.ports);
    expect(payment.refunds).toMatchObject([{ status: 'done' }]);
  });

  it('leave transfers to shops with the switch for transfers', async () => {
    const shop = await people.shop();
    const order = await ordered(shop.code);
    expect(await offered(order)).toContain('offline');
    await set('offline', false);
    expect(await offered(order)).not.toContain('offline');
    const proofUrl = await people.picture(order.lin.memberId);
    const refused = await order.lin.call('payment.start', { id: order.id, method: 'offline', proofUrl });
    expect(refused.msgKey).toBe('payment.methodOff');
    // The money has come all the same.
    const { data } = await shop.call('shopOrder.detail', { id: order.id });
    const confirmed = await shop.call('shopOrder.confirmPayment', { id: order.id, amount: data.pay });
    expect(confirmed.data.status).toBe(1);
  });
});

describe('the last way to pay', () => {
  let api: Api;
  let wei: Awaited<ReturnType<typeof operatorOf>>;
  let transfers: ReturnType<typeof createTransfers>;
  beforeAll(async () => {
    api = await startApi({ SANDBOX_PAYMENT: 'off' });
    wei = await operatorOf(api);
    transfers = createTransfers(api, createPeople(api));
  });
  afterAll(() => api.stop());

  it('is switched off by who says that it may be, and says whose buyers cannot pay then', async () => {
    const steps = async () => {
      const { data } = await wei.call('operator.start');
      return data.steps.find(({ step }) => step === 'payment')?.done;
    };
    expect(await steps()).toBe(false);
    await transfers.account();
    expect(await steps()).toBe(true);
    const off = { method: 'offline', on: false } as const;
    expect(await wei.call('mallPayMethod.set', off)).toMatchObject({
      ...{ code: 40900, msgKey: 'payment.lastMethod', data: { whom: 'all' } },
    });
    // What is not set up is nobody's last.
    expect((await wei.call('mallPayMethod.set', { method: 'alipay', on: false })).code).toBe(200);
    expect((await wei.call('mallPayMethod.set', { ...off, last: true })).code).toBe(200);
    expect(await steps()).toBe(false);
    expect((await wei.call('mallPayMethod.set', off)).code).toBe(200);
  });
});

it('two operators who switch off the last two ways at once: the second is asked', async () => {
  const mall = await startMallWithGateways({ SANDBOX_PAYMENT: 'off' });
  const [wei, lin] = [await operatorOf(mall.api), await operatorOf(mall.api)];
  await wei.call('mallPayMethod.set', { method: 'stripe', on: false });
  const answers = await Promise.all([
    wei.call('mallPayMethod.set', { method: 'alipay', on: false }),
    lin.call('mallPayMethod.set', { method: 'wechat', on: false }),
  ]);
  expect(
    answers
      .map(({ msgKey, data }) => [msgKey ?? 'done', msgKey && data] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  ).toEqual([
    ['done', undefined],
    ['payment.lastMethod', { whom: 'mall' }],
  ]);
  await mall.stop();
});
