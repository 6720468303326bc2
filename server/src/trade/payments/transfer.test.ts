import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

describe('the sandbox', () => {
  it('is absent when it is switched off', async () => {
    const strict = await startApi({ SANDBOX_PAYMENT: 'off' });
    const there = createPeople(strict);
    const lin = await there.shopper();
    const { skuId } = await strict.given.sku();
    const { data: order } = await there.buy(lin, skuId);
    expect((await lin.call('payment.start', { id: order.orderId, method: 'sandbox' })).msgKey).toBe(
      'payment.methodUnknown',
    );
    expect((await lin.call('payment.sandbox', { id: 'x', outcome: 'success' })).msgKey).toBe('missing');
    await strict.stop();
  });
});

describe('a transfer', () => {
  it('needs a proof of its own, waits for the shop, and is confirmed with who did it', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku({ price: 100_000 });
    const { data: order } = await people.buy(lin, skuId);
    const start = (proofUrl?: string) =>
      lin.call('payment.start', {
        id: order.orderId,
        method: 'offline',
        ...(proofUrl === undefined ? {} : { proofUrl }),
      });
    expect((await start()).msgKey).toBe('payment.proofMissing');
    const anothers = await start(await people.picture(shop.ownerId));
    expect(anothers).toMatchObject({ code: 40400, msgKey: 'missing', data: null });
    expect(await start('/media/review/nothing.webp')).toEqual(anothers);
    expect((await start(await people.picture(lin.memberId))).data.status).toBe('pending');
    expect((await shop.call('shopOrder.list')).data.list).toMatchObject([{ proofUploaded: true }]);

    const wrong = await shop.call('shopOrder.confirmPayment', { id: order.orderId, amount: 99_999 });
    expect(wrong).toMatchObject({ msgKey: 'payment.amountDiffers', data: { pay: 100_000 } });
    const confirmed = await shop.call('shopOrder.confirmPayment', {
      id: order.orderId,
      amount: 100_000,
      note: 'ok',
    });
    expect(confirmed.data).toMatchObject({
      status: 1,
      paid: 100_000,
      payments: [{ method: 'offline', status: 'succeeded' }],
      events: [{ note: 'created' }, { note: 'confirmed', actor: 'shop', noteText: 'ok' }],
    });
    const audit = await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_id', '=', shop.ownerId)
      .execute();
    expect(audit).toMatchObject([{ action: 'order.confirmPayment', object: `order:${order.orderId}` }]);
    expect((await shop.call('shopOrder.confirmPayment', { id: order.orderId, amount: 100_000 })).msgKey).toBe(
      'order.notAllowed',
    );
  });

  it("is not offered for the mall's own orders while it has no account", async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    const { data: order } = await people.buy(lin, skuId);
    expect((await lin.call('payment.status', { id: order.orderId })).data.methods).toEqual(['sandbox']);
  });
});
