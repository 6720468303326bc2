import { webhookSamples } from '@mall/contract/core/webhook';
import { createHooks, type Hooks } from '../../testing/hooks.ts';
import { createPeople, type People } from '../../testing/people.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let hooks: Hooks;
let receiver: Receiver;
beforeAll(async () => {
  api = await startApi({ WEBHOOK_LOOPBACK: 'on' });
  people = createPeople(api);
  hooks = await createHooks(api, people);
});
beforeEach(async () => {
  receiver = await hooks.begin();
});
afterEach(() => hooks.end());
afterAll(async () => {
  await hooks.stop();
  await api.stop();
});

describe.each(['shop', 'mall'] as const)('addresses of a %s', (which) => {
  it('hear of an order from its beginning to its end, in order, and of nobody’s else', async () => {
    const [seller, other] = [await hooks.sellers[which](), await hooks.sellers.shop()];
    const { id } = await hooks.added(seller);
    const { skuId } = await api.given.sku({ price: 100_000, stock: 50 });
    await people.paidOrder(other.buyer, skuId);
    const orderId = await people.paidOrder(seller.buyer, skuId, 2);
    const shop = which === 'shop';
    await seller.call(shop ? 'shopOrder.record' : 'platformOrder.record', {
      id: orderId,
      productionDays: 1,
      transitDays: 1,
    });
    await seller.call(shop ? 'shopOrder.ship' : 'platformOrder.ship', {
      id: orderId,
      carrier: 'SF',
      receiptNo: '1',
    });
    await seller.buyer.call('order.receive', { id: orderId });
    const { data: order } = await seller.buyer.call('order.detail', { id: orderId });
    await seller.buyer.call('refund.ask', {
      id: orderId,
      reason: 'damaged',
      lines: [{ lineId: order.lines[0]?.id ?? '', qty: 1 }],
    });
    await hooks.pumpDry();
    expect(hooks.types().filter((type) => type.startsWith('order.'))).toEqual([
      'order.created',
      'order.paid',
      'order.awaitingShipment',
      'order.shipped',
      'order.received',
    ]);
    expect(hooks.types()).toEqual(
      expect.arrayContaining(['payment.succeeded', 'delivery.recorded', 'refund.requested']),
    );
    expect(new Set(hooks.told().map(({ data }) => data['orderId']))).toEqual(new Set([orderId]));
    const created = hooks.told().find(({ type }) => type === 'order.created');
    expect(created?.data).toEqual({
      ...{ orderId, no: order.no, shopId: seller.shopId, state: 'unpaid', previous: null, currency: 'CNY' },
      ...{ goods: 200_000, discount: 0, freight: order.freight, pay: order.pay, pieces: 2 },
    });
    for (const { type, data } of hooks.told()) {
      const sample = webhookSamples[type.split('.')[0] as keyof typeof webhookSamples]; // the kinds of events
      expect([type, Object.keys(data).sort()]).toEqual([type, Object.keys(sample).sort()]);
    }
    const texts = receiver.got.map(({ body }) => body).join('\n');
    for (const personal of ['林', seller.buyer.mobile, seller.buyer.memberId, seller.buyer.addressId])
      expect(texts).not.toContain(personal);
    expect(await hooks.sends(seller, id)).toHaveLength(receiver.got.length);
  });
});

it('an address hears of what it chose, from then on', async () => {
  const seller = await hooks.sellers.shop();
  const { skuId } = await api.given.sku({ stock: 50 });
  await people.paidOrder(seller.buyer, skuId);
  const { id } = await hooks.added(seller, { events: ['order.cancelled', 'refund.approved'] });
  const orderId = await people.paidOrder(seller.buyer, skuId);
  const { data: asked } = await seller.buyer.call('refund.ask', { id: orderId, reason: 'changedMind' });
  await seller.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve' });
  expect((await hooks.sends(seller, id)).map(({ event }) => event).sort()).toEqual([
    'order.cancelled',
    'refund.approved',
  ]);
});

it('is told in the transaction of the change: what is undone was never told', async () => {
  const seller = await hooks.sellers.shop();
  const { id } = await hooks.added(seller);
  const { skuId } = await api.given.sku({ stock: 50 });
  const { data } = await people.buy(seller.buyer, skuId);
  const before = await hooks.sends(seller, id);
  const undone = new Error('undone');
  await expect(
    api.db.transaction().execute(async (tx) => {
      await tx.updateTable('orders').set({ status: 5 }).where('id', '=', data.orderId).execute();
      throw undone;
    }),
  ).rejects.toBe(undone);
  expect(await hooks.sends(seller, id)).toEqual(before);
});

it('tells when stock becomes low, runs out, and is enough again', async () => {
  const seller = await hooks.sellers.shop();
  await hooks.added(seller, { events: ['stock.low', 'stock.out', 'stock.enough'] });
  const { skuId } = await api.given.sku({ stock: 8, shopId: seller.shopId });
  const buy = (qty: number) => people.buy(seller.buyer, skuId, qty);
  await buy(1); // seven are free
  await buy(2); // five
  await buy(5); // none
  await seller.call('shopStock.change', { id: skuId, change: 20, reason: 'received', note: '' });
  await hooks.pumpDry();
  expect(
    hooks
      .told()
      .map(({ type, data }) => [type, data['previous'], data['onHand'], data['held'], data['free']]),
  ).toEqual([
    ['stock.low', 'enough', 8, 3, 5],
    ['stock.out', 'low', 8, 8, 0],
    ['stock.enough', 'out', 28, 8, 20],
  ]);
});
