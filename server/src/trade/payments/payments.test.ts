import { promisedBy } from '@mall/contract/trade/promise';
import { campaigns } from '../../campaign/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { makeOverdue, shelfOf } from '../../testing/shelf.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { settle } from './settle.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const skuRow = (skuId: string) => shelfOf(api, skuId);
const overdue = (orderId: string) => makeOverdue(api, orderId);

describe('paying in the sandbox', () => {
  it('turns the hold into a sale, promises its day and books the money', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId, productId } = await api.given.sku({ price: 100_000, stock: 5 });
    const { data: order } = await people.buy(lin, skuId, 2);
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    expect(intent).toMatchObject({ amount: 200_000, currency: 'CNY', status: 'pending' });
    const paid = await lin.call('payment.sandbox', { id: intent.id, outcome: 'success' });
    expect(paid.data.status).toBe('succeeded');

    const { data: status } = await lin.call('payment.status', { id: order.orderId });
    expect(status).toMatchObject({ status: 1, paid: { amount: 200_000, method: 'sandbox' } });
    const { paidAt = '', promisedAt } = status.paid ?? {};
    expect(promisedAt).toBe(new Date(promisedBy([14], Date.parse(paidAt))).toISOString());
    expect(await skuRow(skuId)).toEqual({ stock: 3, held: 0 });
    const product = await api.db
      .selectFrom('products')
      .select('sales')
      .where('id', '=', Number(productId))
      .executeTakeFirstOrThrow();
    expect(product.sales).toBe(2);
    const messages = (await shop.call('message.list', { audience: 'shop' })).data.list;
    expect(messages.map((message) => message.type)).toEqual(['order.paid', 'order.created']);
    expect((await lin.call('order.detail', { id: order.orderId })).data.actions).toEqual(['askRefund']);
  });

  it('is told twice and counts once', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 5 });
    const { data: order } = await people.buy(lin, skuId);
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    for (const _ of [1, 2])
      expect((await lin.call('payment.sandbox', { id: intent.id, outcome: 'success' })).data.status).toBe(
        'succeeded',
      );
    expect(await skuRow(skuId)).toEqual({ stock: 4, held: 0 });
  });

  it('can fail and be tried again with a new payment', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    const { data: order } = await people.buy(lin, skuId);
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    expect((await lin.call('payment.sandbox', { id: intent.id, outcome: 'failure' })).data.status).toBe(
      'failed',
    );
    expect((await lin.call('payment.sandbox', { id: intent.id, outcome: 'success' })).msgKey).toBe(
      'payment.closed',
    );
    expect((await people.pay(lin, order.orderId)).data.status).toBe('succeeded');
  });

  it('closes the payment that was open when another is started', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    const { data: order } = await people.buy(lin, skuId);
    const { data: first } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    expect((await lin.call('payment.sandbox', { id: first.id, outcome: 'success' })).msgKey).toBe(
      'payment.closed',
    );
  });

  it('leaves one payment open when several are started at once', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    const { data: order } = await people.buy(lin, skuId);
    const started = await Promise.all(
      [1, 2, 3].map(() => lin.call('payment.start', { id: order.orderId, method: 'sandbox' })),
    );
    expect(started.map(({ code }) => code)).toEqual([200, 200, 200]);
    const intents = await api.db
      .selectFrom('payment_intents')
      .select('status')
      .where('order_id', '=', order.orderId)
      .execute();
    expect(intents.filter(({ status }) => status === 'pending')).toHaveLength(1);
    expect((await people.pay(lin, order.orderId)).data.status).toBe('succeeded');
  });

  it('is one payment when it is started twice with one key', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    const { data: order } = await people.buy(lin, skuId);
    const start = (key: string, id = order.orderId) =>
      lin.call('payment.start', { id, method: 'sandbox' }, { 'idempotency-key': key });
    const [one, two] = await Promise.all([start('pay-once-1'), start('pay-once-1')]);
    expect(two.data).toEqual(one.data);
    const { data: other } = await people.buy(lin, skuId);
    expect((await start('pay-once-1', other.orderId)).msgKey).toBe('idempotency.mismatch');
  });

  it('gives the money back when the order is cancelled already', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 5 });
    const { data: order } = await people.buy(lin, skuId);
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    await lin.call('order.cancel', { id: order.orderId });
    expect((await lin.call('payment.sandbox', { id: intent.id, outcome: 'success' })).data.status).toBe(
      'refunded',
    );
    expect((await lin.call('payment.sandbox', { id: intent.id, outcome: 'success' })).data.status).toBe(
      'refunded',
    );
    expect(await skuRow(skuId)).toEqual({ stock: 5, held: 0 });
    const types = (await lin.call('message.list')).data.list.map((message) => message.type);
    expect(types.filter((type) => type === 'order.refunded')).toHaveLength(1);
  });

  it('gives the money back when the time to pay was over', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 5 });
    const { data: order } = await people.buy(lin, skuId);
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    await overdue(order.orderId);
    expect((await lin.call('payment.sandbox', { id: intent.id, outcome: 'success' })).data.status).toBe(
      'refunded',
    );
    expect((await lin.call('order.detail', { id: order.orderId })).data.status).toBe(5);
  });

  it('never accepts another amount or currency', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ price: 100_000 });
    const { data: order } = await people.buy(lin, skuId);
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    for (const received of [
      { amount: 1, currency: 'CNY' },
      { amount: 100_000, currency: 'IDR' },
    ])
      await expect(inTransaction(api.db, (tx) => settle(tx, campaigns, intent.id, received))).rejects.toThrow(
        'payment.amountDiffers',
      );
    expect((await lin.call('order.detail', { id: order.orderId })).data.status).toBe(0);
  });

  it("does not know another member's payment or order", async () => {
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    const { skuId } = await api.given.sku();
    const { data: order } = await people.buy(lin, skuId);
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    expect((await mei.call('payment.sandbox', { id: intent.id, outcome: 'success' })).msgKey).toBe('missing');
    expect((await mei.call('payment.start', { id: order.orderId, method: 'sandbox' })).msgKey).toBe(
      'missing',
    );
    expect((await mei.call('payment.status', { id: order.orderId })).msgKey).toBe('missing');
  });
});
