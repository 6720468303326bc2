import { dayMs } from '@mall/contract/core/time';
import { createDeliveries } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let deliveries: ReturnType<typeof createDeliveries>;
let operator: Awaited<ReturnType<typeof newOperator>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  deliveries = createDeliveries(api, people);
  operator = await newOperator();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const newOperator = async () => {
  const memberId = await api.given.member({ operator: true, name: '周' });
  return { memberId, ...api.as({ token: await api.signIn(memberId) }) };
};
const missing = { code: 40400, msgKey: 'missing', data: null };

/** A paid order without a shop of some pieces at 100.01, recorded by the operator. */
const recorded = async (qty = 1) => {
  const lin = await people.shopper();
  const { skuId } = await api.given.sku({ stock: 9, price: 10_001 });
  const orderId = await people.paidOrder(lin, skuId, qty);
  const { data } = await operator.call('platformOrder.record', { id: orderId });
  return { lin, orderId, id: data.deliveries[0]?.id ?? '' };
};
const step = (id: string, taken: 'collected' | 'inTransit' | 'installing' | 'undo', more: object = {}) =>
  operator.call('platformDelivery.change', { id, step: taken, ...more });
const carried = { carrier: 'SF', receiptNo: 'SF1' };
const noted = async (id: string) =>
  (
    await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'shop_id', 'action'])
      .where('object', '=', `delivery:${id}`)
      .orderBy('at')
      .execute()
  ).map(({ actor_id: by, shop_id: shopId, action }) => [by === operator.memberId, shopId, action]);

describe("an order without a shop's code", () => {
  it('of two parts is split, and each goes its own way', async () => {
    const lin = await people.shopper();
    for (const price of [10_001, 20_001]) {
      const { skuId } = await api.given.sku({ stock: 9, price });
      await lin.call('cart.add', { skuId, qty: 1 });
    }
    const { data: preview } = await lin.call('order.previewCart', { addressId: lin.addressId });
    const { data: order } = await lin.call('order.createCart', {
      addressId: lin.addressId,
      previewHash: preview.previewHash,
    });
    await people.pay(lin, order.orderId);
    const { data } = await operator.call('platformOrder.record', { id: order.orderId });
    const [whole] = data.deliveries;
    const id = whole?.id ?? '';
    const { lines } = (await operator.call('platformDelivery.show', { id })).data;
    const { data: rest } = await operator.call('platformDelivery.split', {
      id,
      lineIds: [lines[0]?.id ?? ''],
    });
    expect(rest.lines).toHaveLength(1);
    expect((await operator.call('platformOrder.detail', { id: order.orderId })).data.deliveries).toHaveLength(
      2,
    );
    expect((await step(id, 'collected')).data.status).toBe(2);
  });

  it('goes the whole way: paid, recorded, shipped, installed, received, and part of the money back', async () => {
    const { lin, orderId, id } = await recorded(2);
    const visitAt = new Date(Date.now() + 2 * dayMs).toISOString();
    expect((await step(id, 'collected')).data).toMatchObject({ status: 2, moves: ['depart'] });
    expect((await step(id, 'inTransit')).msgKey).toBe('delivery.carrierMissing');
    expect((await step(id, 'inTransit', carried)).data).toMatchObject({ status: 3, ...carried });
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(3);
    expect((await step(id, 'installing', { visitAt })).data).toMatchObject({ visitAt, basis: 'visit' });

    const { data: link } = await operator.call('platformDelivery.makeLink', { id });
    const installer = deliveries.installerWith(link);
    expect((await installer.job()).data).toMatchObject({ customer: '林', shop: 'Furnimall', status: 4 });
    expect((await installer.submit(await installer.form())).data.status).toBe(5);
    const { data: seen } = await operator.call('platformDelivery.show', { id });
    expect(seen).toMatchObject({
      status: 5,
      moves: [],
      form: { result: 'accepted', signedBy: '林' },
      links: [{ revokedAt: null }],
    });
    expect(seen.form?.photos).toHaveLength(2);
    expect(seen.log.map(({ actor, name, title }) => [actor, name, title])).toContainEqual([
      'shop',
      '周',
      expect.any(String),
    ]);
    expect((await lin.call('order.logistics', { orderId })).data.deliveries).toMatchObject([{ status: 5 }]);
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(4);

    const lineId = seen.lines[0]?.id ?? '';
    const { data: asked } = await lin.call('refund.ask', {
      id: orderId,
      lines: [{ lineId, qty: 1 }],
      reason: 'damaged',
    });
    const refundId = asked.ids[0] ?? '';
    await operator.call('platformRefund.decide', {
      id: refundId,
      decision: 'approve',
      amount: 6_000,
      note: 'x',
    });
    expect((await lin.call('order.detail', { id: orderId })).data).toMatchObject({
      status: 4,
      refunded: 6_000,
      refunds: [{ status: 'refunded', amount: 6_000 }],
    });
    expect((await lin.call('message.list')).data.list.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['order.shipped', 'delivery.installing', 'delivery.accepted', 'refund.paidOut']),
    );
    expect(await noted(id)).toEqual([
      [true, null, 'delivery.change'],
      [true, null, 'delivery.change'],
      [true, null, 'delivery.change'],
      [true, null, 'delivery.makeLink'],
    ]);
  });

  it('has its plan changed, a step taken back and pieces sent apart', async () => {
    const { lin, orderId, id } = await recorded();
    const { data } = await operator.call('platformDelivery.change', {
      id,
      version: (await operator.call('platformDelivery.show', { id })).data.version,
      productionDays: 20,
      attribute: 'urgent',
    });
    expect(data).toMatchObject({ productionDays: 20, urgent: true, basis: 'plan' });
    expect(await operator.call('platformDelivery.change', { id, version: 0, transitDays: 1 })).toMatchObject({
      msgKey: 'delivery.changedMeanwhile',
    });
    await step(id, 'collected');
    expect((await step(id, 'undo')).data.status).toBe(1);
    expect(
      await operator.call('platformDelivery.split', { id, lineIds: [data.lines[0]?.id ?? ''] }),
    ).toMatchObject({ msgKey: 'delivery.itemsDiffer' });
    expect((await lin.call('order.detail', { id: orderId })).data.deliveries).toHaveLength(1);
  });

  it('gives an installer no way in by a link that was revoked', async () => {
    const { id } = await recorded();
    const { data: link } = await operator.call('platformDelivery.makeLink', { id, days: 1 });
    const installer = deliveries.installerWith(link);
    expect((await installer.job()).code).toBe(200);
    const { data } = await operator.call('platformDelivery.revokeLink', { id, linkId: link.id });
    expect(data.links).toMatchObject([{ id: link.id, revokedAt: expect.any(String) }]);
    expect(await installer.job()).toMatchObject(missing);
  });
});

describe('who may', () => {
  it("operators find no delivery of a shop, and shops none of the mall's", async () => {
    const theirs = await deliveries.recorded(2);
    const lineIds = ['x'];
    for (const reply of [
      await operator.call('platformDelivery.show', { id: theirs.id }),
      await step(theirs.id, 'collected'),
      await operator.call('platformDelivery.split', { id: theirs.id, lineIds }),
      await operator.call('platformDelivery.makeLink', { id: theirs.id }),
      await operator.call('platformDelivery.revokeLink', { id: theirs.id }),
    ])
      expect(reply).toMatchObject(missing);
    expect((await theirs.shop.call('delivery.show', { id: theirs.id })).data).toMatchObject({
      status: 1,
      links: [],
    });

    const { id } = await recorded();
    const { shop } = theirs;
    expect(await shop.call('delivery.show', { id })).toMatchObject(missing);
    expect(await shop.call('delivery.change', { id, step: 'collected' })).toMatchObject(missing);
    expect(await shop.call('delivery.makeLink', { id })).toMatchObject(missing);
  });

  it('who only sees orders sees no way to change them', async () => {
    const { id } = await recorded();
    const memberId = await api.given.member();
    await api.given.operator(memberId, ['order.view']);
    const viewer = api.as({ token: await api.signIn(memberId) });
    const { data } = await viewer.call('platformDelivery.show', { id });
    expect(data).toMatchObject({ status: 1, moves: [], undoUntil: null });
    expect(await viewer.call('platformDelivery.change', { id, step: 'collected' })).toMatchObject({
      code: 40300,
    });
  });
});
