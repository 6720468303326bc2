import { dayMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { shelfOf } from '../../testing/shelf.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

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
const missing = { code: 40400, msgKey: 'missing', data: null };

const unpaid = async () => {
  const lin = await people.shopper();
  const { skuId } = await api.given.sku({ stock: 5 });
  return { lin, skuId, id: (await people.buy(lin, skuId)).data.orderId };
};
/** Paid, two pieces at 100.01, and moved on by some steps. */
const paid = async (...steps: ('record' | 'ship' | 'receive')[]) => {
  const lin = await people.shopper();
  const { skuId } = await api.given.sku({ stock: 5, price: 10_001 });
  const id = await people.paidOrder(lin, skuId, 2);
  if (steps.includes('record')) await operator.call('platformOrder.record', { id });
  if (steps.includes('ship'))
    await operator.call('platformOrder.ship', { id, carrier: 'SF', receiptNo: 'SF1' });
  if (steps.includes('receive')) await operator.call('platformOrder.receive', { id });
  return { lin, skuId, id };
};
/** A paid order of a shop, which no operator touches. */
const theirs = async () => {
  const shop = await people.shop();
  const mei = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku();
  return { shop, mei, skuId, id: await people.paidOrder(mei, skuId) };
};
const noted = async (id: string) =>
  (
    await api.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'diff'])
      .where('object', '=', `order:${id}`)
      .orderBy('at')
      .execute()
  ).map(({ actor_id: by, action, diff }) => ({ by, action, diff }));
const told = async (lin: Shopper) => (await lin.call('message.list')).data.list;

describe('an operator cancels an order that is not paid', () => {
  it('with a reason that the buyer reads, and its goods are for sale again', async () => {
    const { lin, skuId, id } = await unpaid();
    expect((await operator.call('platformOrder.detail', { id })).data.actions).toEqual([
      ...['confirmPayment', 'cancel'],
    ]);
    expect(await shelfOf(api, skuId)).toEqual({ stock: 5, held: 1 });
    const { data } = await operator.call('platformOrder.cancel', { id, reason: '这款停产了' });
    expect(data).toMatchObject({ status: 5, actions: [] });
    expect(data.events.at(-1)).toMatchObject({ actor: 'shop', by: '周', noteText: '这款停产了' });
    expect(await shelfOf(api, skuId)).toEqual({ stock: 5, held: 0 });
    const [message] = await told(lin);
    expect(message).toMatchObject({ type: 'order.cancelledByMall', body: expect.stringContaining('停产') });
    expect((await lin.call('order.detail', { id })).data.events.at(-1)?.noteText).toBe('这款停产了');
    expect(await noted(id)).toEqual([
      { by: operator.memberId, action: 'order.cancel', diff: { new: { reason: '这款停产了' } } },
    ]);
  });

  it('not without a reason, not a paid one, not twice, and no order of a shop', async () => {
    const { id } = await unpaid();
    expect(await operator.call('platformOrder.cancel', { id, reason: ' ' })).toMatchObject({
      msgKey: 'request.invalid',
    });
    expect((await operator.call('platformOrder.cancel', { id, reason: 'x' })).code).toBe(200);
    const refused = { msgKey: 'order.notAllowed' };
    expect(await operator.call('platformOrder.cancel', { id, reason: 'x' })).toMatchObject(refused);
    const other = await paid();
    expect(await operator.call('platformOrder.cancel', { id: other.id, reason: 'x' })).toMatchObject(refused);
    const shops = await theirs();
    const { data } = await people.buy(shops.mei, shops.skuId);
    expect(await operator.call('platformOrder.cancel', { id: data.orderId, reason: 'x' })).toMatchObject(
      missing,
    );
    expect((await shops.mei.call('order.detail', { id: data.orderId })).data.status).toBe(0);
  });
});

describe('notes', () => {
  it('are read by operators alone, and taken away by who wrote them', async () => {
    const { lin, id } = await paid();
    const { data } = await operator.call('platformOrder.addNote', { id, text: '周一再打' });
    expect(data.notes).toMatchObject([{ by: '周', mine: true, text: '周一再打' }]);
    expect(JSON.stringify((await lin.call('order.detail', { id })).data)).not.toContain('周一再打');
    const other = await newOperator();
    const seen = (await other.call('platformOrder.detail', { id })).data.notes;
    expect(seen).toMatchObject([{ mine: false }]);
    const noteId = seen[0]?.id ?? '';
    expect(await other.call('platformOrder.removeNote', { id: noteId })).toMatchObject(missing);
    expect((await operator.call('platformOrder.removeNote', { id: noteId })).data.notes).toEqual([]);
    expect((await noted(id)).map(({ action }) => action)).toEqual(['order.addNote', 'order.removeNote']);
  });

  it("stay away from shops' orders, as those of shops do from the mall's", async () => {
    const { shop, id } = await theirs();
    expect(await operator.call('platformOrder.addNote', { id, text: 'x' })).toMatchObject(missing);
    const { data } = await shop.call('shopOrder.addNote', { id, text: 'x' });
    expect(data.notes).toHaveLength(1);
    const noteId = data.notes[0]?.id ?? '';
    expect(await operator.call('platformOrder.removeNote', { id: noteId })).toMatchObject(missing);
    expect((await shop.call('shopOrder.detail', { id })).data.notes).toHaveLength(1);
    const own = await paid();
    expect(await shop.call('shopOrder.addNote', { id: own.id, text: 'x' })).toMatchObject(missing);
  });
});

describe('an operator gives money back unasked', () => {
  const give = (id: string, reason = '无法供货') => operator.call('platformRefund.give', { id, reason });

  it('all of an order that is not sent, which ends; the buyer reads why', async () => {
    const { lin, skuId, id } = await paid('record');
    expect((await give(id)).code).toBe(200);
    const { data } = await lin.call('order.detail', { id });
    expect(data).toMatchObject({
      status: 5,
      refunded: 20_002,
      refunds: [{ kind: 'order', status: 'refunded', amount: 20_002, answer: '无法供货' }],
    });
    expect(data.events.at(-1)).toMatchObject({ note: 'refunded', noteText: '无法供货' });
    expect(await shelfOf(api, skuId)).toEqual({ stock: 5, held: 0 });
    expect((await told(lin)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['refund.given', 'refund.paidOut']),
    );
    // One transaction writes the last two: they have the same time.
    expect((await noted(id)).map(({ action }) => action).toSorted()).toEqual([
      'order.record',
      'refund.approve',
      'refund.give',
    ]);
  });

  it('what is left of one that is sent, which goes on', async () => {
    const { lin, id } = await paid('record', 'ship');
    const lineId = (await lin.call('order.detail', { id })).data.lines[0]?.id ?? '';
    const { data: asked } = await lin.call('refund.ask', {
      id,
      lines: [{ lineId, qty: 1 }],
      reason: 'damaged',
    });
    expect(await give(id)).toMatchObject({ code: 40900, msgKey: 'refund.open' });
    await operator.call('platformRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve' });
    expect((await give(id)).code).toBe(200);
    const { data } = await operator.call('platformOrder.detail', { id });
    expect(data).toMatchObject({ status: 3, refunded: 20_002, refundsOpen: 0 });
    expect(data.refunds.map(({ amount }) => amount)).toEqual([10_001, 10_001]);
    expect(await give(id)).toMatchObject({ msgKey: 'refund.tooMany' });
  });

  it('not of an unpaid one, not after the days for it, and never of a shop', async () => {
    expect(await give((await unpaid()).id)).toMatchObject({ msgKey: 'order.notAllowed' });
    const { id } = await paid('record', 'ship', 'receive');
    const received = new Date(Date.now() - 8 * dayMs);
    await api.db.updateTable('orders').set({ received_at: received }).where('id', '=', id).execute();
    expect(await give(id)).toMatchObject({ msgKey: 'refund.tooLate' });
    const shops = await theirs();
    expect(await give(shops.id)).toMatchObject(missing);
    expect((await shops.mei.call('order.detail', { id: shops.id })).data).toMatchObject({
      status: 1,
      refunds: [],
    });
  });

  it('once, of two at the same moment', async () => {
    const { id } = await paid();
    const other = await newOperator();
    const replies = await Promise.all([give(id), other.call('platformRefund.give', { id, reason: 'x' })]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 40900]);
    expect((await operator.call('platformOrder.detail', { id })).data.refunds).toHaveLength(1);
  });
});

it('the list is asked by time and sorted by what the orders cost', async () => {
  const dear = await paid();
  const old = await unpaid();
  const before = new Date(Date.now() - 40 * dayMs);
  await api.db.updateTable('orders').set({ created_at: before }).where('id', '=', old.id).execute();
  const ids = async (filter: object) =>
    (await operator.call('platformOrder.list', { size: 50, ...filter })).data.list.map(({ id }) => id);
  expect(await ids({ range: 'month' })).toContain(dear.id);
  expect(await ids({ range: 'month' })).not.toContain(old.id);
  expect((await ids({ order: 'asc' }))[0]).toBe(old.id);
  const { data } = await operator.call('platformOrder.list', { size: 50, sort: 'total' });
  const pays = data.list.map(({ pay }) => pay);
  expect(pays).toEqual(pays.toSorted((a, b) => b - a));
});
