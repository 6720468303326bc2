import { dayMs, hourMs } from '@mall/contract/core/time';
import { campaigns } from '../../campaign/index.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { sweepOrders } from './sweep.ts';

let api: Api;
let people: People;
let operator: Awaited<ReturnType<typeof newOperator>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = await newOperator();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const newOperator = async () => {
  const memberId = await api.given.member({ operator: true, name: '周' });
  return { memberId, ...api.as({ token: await api.signIn(memberId) }) };
};
type Operator = typeof operator;

const carried = { carrier: '顺丰', receiptNo: '00123' };
const steps = {
  record: (who: Operator, id: string) => who.call('platformOrder.record', { id }),
  ship: (who: Operator, id: string) => who.call('platformOrder.ship', { id, ...carried }),
  receive: (who: Operator, id: string) => who.call('platformOrder.receive', { id }),
};
type Step = keyof typeof steps;
const way: readonly Step[] = ['record', 'ship', 'receive'];

/** A paid order without a shop's code, moved on by some steps. */
const mallOrder = async (...taken: Step[]): Promise<{ lin: Shopper; id: string }> => {
  const lin = await people.shopper();
  const { skuId } = await api.given.sku();
  const id = await people.paidOrder(lin, skuId);
  for (const step of taken) expect((await steps[step](operator, id)).code).toBe(200);
  return { lin, id };
};
const noted = (id: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'shop_id', 'action', 'diff'])
    .where('object', '=', `order:${id}`)
    .orderBy('at')
    .execute();
const whatHappened = async (lin: Shopper, id: string) =>
  (await lin.call('order.detail', { id })).data.events.map(({ actor, note }) => [actor, note]);

describe("the mall's own orders", () => {
  it('go from paid to received by its operator, step by step, and the buyer sees it', async () => {
    const { lin, id } = await mallOrder();
    expect((await steps.ship(operator, id)).msgKey).toBe('delivery.notReady');
    const recorded = await operator.call('platformOrder.record', {
      id,
      productionDays: 10,
      transitDays: 4,
      urgent: true,
    });
    expect(recorded.data).toMatchObject({ status: 2, actions: ['ship'], deliveries: [{ status: 1 }] });
    const expected = Date.parse(recorded.data.deliveries[0]?.expectedAt ?? '') - Date.now();
    expect(Math.round(expected / dayMs)).toBe(10);
    const shipped = await operator.call('platformOrder.ship', { id, ...carried, note: '小心轻放' });
    expect(shipped.data).toMatchObject({ status: 3, actions: ['receive'] });
    const { data: logistics } = await lin.call('order.logistics', { orderId: id });
    expect(logistics.deliveries).toMatchObject([
      {
        status: 3,
        ...carried,
        risk: 'none',
        steps: [{ status: 1 }, { status: 2 }, { status: 3, note: '小心轻放' }],
      },
    ]);
    const received = await operator.call('platformOrder.receive', { id, note: '电话确认' });
    expect(received.data).toMatchObject({ status: 4, actions: [], receivedAt: expect.any(String) });
    expect(received.data.events.map(({ actor, by, note }) => [actor, by, note])).toEqual([
      ['buyer', null, 'created'],
      ['buyer', null, 'paid'],
      ['shop', '周', 'recorded'],
      ['shop', '周', 'shipped'],
      ['shop', '周', 'received'],
    ]);

    const { data: seen } = await lin.call('order.detail', { id });
    expect(seen).toMatchObject({ status: 4, actions: ['askRefund', 'evaluate', 'remove'] });
    expect(JSON.stringify(seen)).not.toContain('周');
    const { data: messages } = await lin.call('message.list');
    expect(messages.list.map(({ type }) => type)).toEqual([
      'order.received',
      'order.shipped',
      'order.recorded',
      'order.paid',
      'order.created',
    ]);
    const by = { actor_id: operator.memberId, shop_id: null };
    expect(await noted(id)).toEqual([
      {
        ...by,
        action: 'order.record',
        diff: { new: { productionDays: 10, transitDays: 4, urgent: true } },
      },
      { ...by, action: 'order.ship', diff: { new: carried } },
      { ...by, action: 'order.receive', diff: { new: { note: '电话确认' } } },
    ]);
  });

  it('are received by their buyers as those of shops are, and a delivery stays where it was either way', async () => {
    const { lin, id } = await mallOrder('record', 'ship');
    expect((await lin.call('order.receive', { id })).code).toBe(200);
    expect((await whatHappened(lin, id)).at(-1)).toEqual(['buyer', 'received']);
    const other = await mallOrder(...way);
    const deliveries = async (who: Shopper, orderId: string) =>
      (await who.call('order.logistics', { orderId })).data.deliveries.map(({ status, risk }) => [
        status,
        risk,
      ]);
    expect(await deliveries(lin, id)).toEqual([[3, 'none']]);
    expect(await deliveries(other.lin, other.id)).toEqual([[3, 'none']]);
    const refused = await steps.receive(operator, id);
    expect(refused).toMatchObject({ msgKey: 'order.notAllowed', data: { status: 4 } });
  });

  it('that the clock has recorded are shipped all the same', async () => {
    const { id } = await mallOrder();
    const paid = new Date(Date.now() - 25 * hourMs);
    await api.db.updateTable('orders').set({ paid_at: paid }).where('id', '=', id).execute();
    expect((await sweepOrders({ db: api.db, campaigns })).recorded).toBe(1);
    expect((await steps.ship(operator, id)).data).toMatchObject({ status: 3, deliveries: [{ status: 3 }] });
  });

  it.each([
    ['recorded twice', ['record'], 'record', 2],
    ['shipped twice', ['record', 'ship'], 'ship', 3],
    ['received before they are shipped', ['record'], 'receive', 2],
    ['received twice', way, 'receive', 4],
    ['recorded once they are received', way, 'record', 4],
  ] as const)('are not %s', async (_what, taken, step, status) => {
    const { lin, id } = await mallOrder(...taken);
    const before = [await whatHappened(lin, id), await noted(id)];
    expect(await steps[step](operator, id)).toMatchObject({
      code: 40900,
      msgKey: 'order.notAllowed',
      data: { status },
    });
    expect([await whatHappened(lin, id), await noted(id)]).toEqual(before);
  });

  it('are neither recorded nor shipped unpaid, and offer no transfer while the mall has no account', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    const { data } = await people.buy(lin, skuId);
    const id = data.orderId;
    for (const step of way)
      expect(await steps[step](operator, id)).toMatchObject({
        msgKey: 'order.notAllowed',
        data: { status: 0 },
      });
    expect((await operator.call('platformOrder.detail', { id })).data.actions).toEqual([
      ...['confirmPayment', 'cancel'],
    ]);
    expect((await lin.call('payment.status', { id })).data.methods).not.toContain('offline');
    const proofUrl = await people.picture(lin.memberId);
    expect(await lin.call('payment.start', { id, method: 'offline', proofUrl })).toMatchObject({
      msgKey: 'payment.methodUnknown',
    });
  });

  it('are not shipped while all the money is asked back, and end with it', async () => {
    const { lin, id } = await mallOrder('record');
    await lin.call('refund.ask', { id, reason: 'changedMind' });
    expect((await steps.ship(operator, id)).msgKey).toBe('refund.open');
    const { data } = await operator.call('platformOrder.list', { need: 'refund' });
    expect(data.list).toMatchObject([{ id, refundsOpen: 1 }]);
    const { data: asked } = await operator.call('platformOrder.detail', { id });
    expect(asked.refunds).toMatchObject([{ status: 'requested', actions: ['approve', 'reject'] }]);
    const refundId = asked.refunds[0]?.id ?? '';
    await operator.call('platformRefund.decide', { id: refundId, decision: 'approve' });
    expect((await steps.ship(operator, id)).data).toEqual({ status: 5 });
  });

  it.each([
    ['record', [], [1, 2]],
    ['ship', ['record'], [2, 3]],
    ['receive', ['record', 'ship'], [3, 4]],
  ] as const)('of two operators at once one may %s', async (step, taken, [from, to]) => {
    const { lin, id } = await mallOrder(...taken);
    const both = [operator, await newOperator()];
    const replies = await Promise.all(both.map((who) => steps[step](who, id)));
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 40900]);
    const lost = replies.find(({ code }) => code !== 200);
    expect(lost).toMatchObject({ msgKey: 'order.notAllowed', data: { status: to } });
    const { events } = (await lin.call('order.detail', { id })).data;
    expect(events.filter((event) => event.from === from && event.to === to)).toHaveLength(1);
    expect((await noted(id)).filter(({ action }) => action === `order.${step}`)).toHaveLength(1);
  });

  it('are received once, by the buyer or by the operator', async () => {
    const { lin, id } = await mallOrder('record', 'ship');
    const replies = await Promise.all([lin.call('order.receive', { id }), steps.receive(operator, id)]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 40900]);
    expect((await whatHappened(lin, id)).filter(([, note]) => note === 'received')).toHaveLength(1);
  });
});

describe('who may', () => {
  it("the operator finds no order of a shop, and a shop none of the mall's", async () => {
    const shop = await people.shop();
    const mei = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const theirs = await people.paidOrder(mei, skuId);
    const missing = { code: 40400, msgKey: 'missing', data: null };
    for (const step of way) expect(await steps[step](operator, theirs)).toMatchObject(missing);
    expect(await operator.call('platformOrder.detail', { id: theirs })).toMatchObject(missing);
    expect(await noted(theirs)).toEqual([]);
    await shop.call('shopOrder.record', { id: theirs });
    expect(await steps.ship(operator, theirs)).toMatchObject(missing);

    const { id } = await mallOrder();
    expect(await shop.call('shopOrder.detail', { id })).toMatchObject(missing);
    expect(await shop.call('shopOrder.record', { id })).toMatchObject(missing);
    expect(await shop.call('shopOrder.ship', { id, ...carried })).toMatchObject(missing);
  });

  it('nobody else, whose order it may be', async () => {
    const { lin, id } = await mallOrder();
    const shop = await people.shop();
    const denied = { code: 40300, msgKey: 'access.denied' };
    for (const who of [lin, shop]) {
      expect(await who.call('platformOrder.list')).toMatchObject(denied);
      expect(await who.call('platformOrder.detail', { id })).toMatchObject(denied);
      expect(await who.call('platformOrder.record', { id })).toMatchObject(denied);
      expect(await who.call('platformOrder.ship', { id, ...carried })).toMatchObject(denied);
      expect(await who.call('platformOrder.receive', { id })).toMatchObject(denied);
    }
    expect(await api.as().call('platformOrder.list')).toMatchObject({ code: 40003 });
    expect((await lin.call('order.detail', { id })).data.status).toBe(1);
  });
});

describe('the list', () => {
  it('has the orders without a shop alone, with what waits, and shows the buyer in part', async () => {
    const before = (await operator.call('platformOrder.list')).data;
    const shop = await people.shop();
    const mei = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const theirs = await people.paidOrder(mei, skuId);
    const paid = await mallOrder();
    const recorded = await mallOrder('record');
    const { data } = await operator.call('platformOrder.list', { size: 2 });
    expect(data.list).toMatchObject([
      { id: recorded.id, actions: ['ship'], consignee: '林**', phone: '138****1111' },
      { id: paid.id, actions: ['record'] },
    ]);
    expect(data.total).toBe(before.total + 2);
    expect(data.counts.awaitingShipment).toBe((before.counts.awaitingShipment ?? 0) + 2);
    expect(data.needs).toEqual({
      ...before.needs,
      record: (before.needs.record ?? 0) + 1,
      ship: (before.needs.ship ?? 0) + 1,
    });
    expect(data.list.map(({ id }) => id)).not.toContain(theirs);
    const waiting = await operator.call('platformOrder.list', { need: 'record', size: 50 });
    const ids = waiting.data.list.map(({ id }) => id);
    expect(ids).toContain(paid.id);
    expect(ids).not.toContain(recorded.id);
    expect(ids).not.toContain(theirs);
    const second = await operator.call('platformOrder.list', { page: 2, size: 1 });
    expect(second.data.list).toMatchObject([{ id: paid.id }]);
  });

  it('finds an order by the beginning or the end of its number, also within a tab', async () => {
    const { lin, id } = await mallOrder();
    const { no } = (await lin.call('order.detail', { id })).data;
    const found = async (keyword: string, tab: 'all' | 'received' = 'all') =>
      (await operator.call('platformOrder.list', { keyword, tab, size: 50 })).data.list.map((row) => row.id);
    expect(await found(no)).toEqual([id]);
    expect(await found(no.slice(-9))).toEqual([id]);
    expect(await found(no.slice(0, 17))).toEqual([id]);
    expect(await found(no, 'received')).toEqual([]);
    for (const nothing of ['%', "' or 1=1 --", `${no}0`]) expect(await found(nothing)).toEqual([]);
    const shop = await people.shop();
    const mei = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const { data: theirs } = await people.buy(mei, skuId);
    expect(await found(theirs.orderNo)).toEqual([]);
  });

  it('finds an order by its receiver or a product, and none of a shop', async () => {
    const shop = await people.shop();
    const { skuId } = await api.given.sku({ name: 'Rosewood commode' });
    const wei = await people.shopper();
    const { data: ours } = await people.buy(wei, skuId);
    await people.buy(await people.shopper({ code: shop.code }), skuId);
    const found = async (keyword: string) =>
      (await operator.call('platformOrder.list', { keyword, size: 50 })).data.list.map((row) => row.id);
    expect(await found('rosewood')).toEqual([ours.orderId]);
    expect(await found('林')).toContain(ours.orderId);
    expect(await found('林木')).toEqual([]);
    expect(await found('wood commode 2')).toEqual([]);
  });
});
