import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { shelfOf } from '../../testing/shelf.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const selling = async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ stock: 5 });
  const placed = async () => (await people.buy(lin, skuId)).data.orderId;
  return { shop, lin, skuId, placed };
};
const audited = async (shopId: string) =>
  (
    await api.db
      .selectFrom('audit_log')
      .select('action')
      .where('shop_id', '=', shopId)
      .orderBy('at')
      .execute()
  ).map(({ action }) => action);

describe('a shop cancels an order that is not paid', () => {
  it('with a reason that the buyer reads, and its goods are for sale again', async () => {
    const { shop, lin, skuId, placed } = await selling();
    const id = await placed();
    expect(await shelfOf(api, skuId)).toEqual({ stock: 5, held: 1 });
    const { data } = await shop.call('shopOrder.cancel', { id, reason: '这款停产了' });
    expect(data).toMatchObject({ status: 5, actions: ['remove'] });
    expect(data.events.at(-1)).toMatchObject({ actor: 'shop', note: 'cancelled', noteText: '这款停产了' });
    expect(await shelfOf(api, skuId)).toEqual({ stock: 5, held: 0 });
    const [message] = (await lin.call('message.list')).data.list;
    expect(message).toMatchObject({ type: 'order.cancelledByShop', body: expect.stringContaining('停产') });
    expect(await audited(shop.id)).toEqual(['order.cancel']);
  });

  it('and none that is paid, without a reason, or of another shop', async () => {
    const { shop, lin, skuId, placed } = await selling();
    const paid = await people.paidOrder(lin, skuId);
    expect(await shop.call('shopOrder.cancel', { id: paid, reason: 'x' })).toMatchObject({
      msgKey: 'order.notAllowed',
      data: { status: 1 },
    });
    const id = await placed();
    expect((await shop.call('shopOrder.cancel', { id, reason: ' ' })).code).toBe(40001);
    expect((await (await people.shop()).call('shopOrder.cancel', { id, reason: 'x' })).msgKey).toBe(
      'missing',
    );
  });
});

describe('sending', () => {
  it.each([
    ['a number of nothing but spaces', { receiptNo: '  ' }],
    ['a number that is too long', { receiptNo: '1'.repeat(41) }],
    ['no carrier', { carrier: '' }],
    ['a carrier that is too long', { carrier: '顺'.repeat(41) }],
  ])('is refused with %s, and nothing of it stays', async (_what, wrong) => {
    const { shop, lin, skuId } = await selling();
    const id = await people.paidOrder(lin, skuId);
    await shop.call('shopOrder.record', { id });
    const { data: before } = await shop.call('shopOrder.detail', { id });
    expect(await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: '1', ...wrong })).toMatchObject({
      code: 40001,
      data: { [Object.keys(wrong)[0] ?? '']: expect.any(String) },
    });
    expect((await shop.call('shopOrder.detail', { id })).data).toEqual(before);
    expect(await audited(shop.id)).toEqual(['order.record']);
  });
});

describe('finished orders', () => {
  it('are hidden together and shown again; what is not finished or not ours stays as it is', async () => {
    const { shop, lin, placed } = await selling();
    const other = await selling();
    const [done, open, foreign] = [await placed(), await placed(), await other.placed()];
    await lin.call('order.cancel', { id: done });
    await other.lin.call('order.cancel', { id: foreign });
    const ids = [done, open, foreign];
    expect((await shop.call('shopOrder.hide', { ids, hidden: true })).data).toEqual({ ids: [done] });
    expect((await shop.call('shopOrder.list')).data.list.map(({ id }) => id)).toEqual([open]);
    expect((await shop.call('shopOrder.hide', { ids, hidden: true })).data).toEqual({ ids: [] });
    expect((await shop.call('shopOrder.hide', { ids: [done], hidden: false })).data).toEqual({ ids: [done] });
    expect((await shop.call('shopOrder.list')).data.total).toBe(2);
    expect(await audited(shop.id)).toEqual(['order.hide', 'order.restore']);
    expect((await other.shop.call('shopOrder.detail', { id: foreign })).code).toBe(200);
  });
});

describe('notes', () => {
  it('are seen by the staff alone, and taken away by who wrote them', async () => {
    const { shop, lin, placed } = await selling();
    const id = await placed();
    const sales = await people.staff(shop.id, 'sales');
    const { data } = await sales.call('shopOrder.addNote', { id, text: '周一再致电' });
    expect(data.notes).toMatchObject([{ text: '周一再致电', mine: true }]);
    const seen = (await shop.call('shopOrder.detail', { id })).data.notes;
    expect(seen).toMatchObject([{ text: '周一再致电', mine: false }]);
    expect(JSON.stringify((await lin.call('order.detail', { id })).data)).not.toContain('周一');
    const noteId = seen[0]?.id ?? '';
    expect((await shop.call('shopOrder.removeNote', { id: noteId })).msgKey).toBe('missing');
    expect((await sales.call('shopOrder.removeNote', { id: noteId })).data.notes).toEqual([]);
    const other = await people.shop();
    expect((await other.call('shopOrder.addNote', { id, text: 'x' })).msgKey).toBe('missing');
  });
});

describe('slips', () => {
  it('are whole orders in the order asked for, of this shop alone', async () => {
    const { shop, placed } = await selling();
    const [one, two] = [await placed(), await placed()];
    const foreign = await (await selling()).placed();
    const { data } = await shop.call('shopOrder.slips', { ids: [two, foreign, one] });
    expect(data.list.map(({ id }) => id)).toEqual([two, one]);
    expect(data.list[0]).toMatchObject({ consignee: '林', events: [{ by: null }] });
  });
});

describe('of two people who act on one order at once', () => {
  const won = (replies: readonly { code: number; msgKey?: string }[]) =>
    replies
      .map(({ code, msgKey }) => (code === 200 ? 'won' : String(msgKey)))
      .toSorted((one, other) => one.localeCompare(other));

  it('one sends it, the other reads that it has moved on and sees the new state', async () => {
    const { shop, lin, skuId } = await selling();
    const carrier = await people.staff(shop.id, 'manager');
    const id = await people.paidOrder(lin, skuId);
    await shop.call('shopOrder.record', { id });
    const replies = await Promise.all(
      [shop, carrier].map((who, at) =>
        who.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: `SF${at}` }),
      ),
    );
    expect(won(replies)).toEqual(['order.notAllowed', 'won']);
    const lost = replies.find(({ code }) => code !== 200);
    expect(lost).toMatchObject({ code: 40900, data: { status: 3 } });
    const { data } = await shop.call('shopOrder.detail', { id });
    expect([data.status, data.deliveries.length]).toEqual([3, 1]);
    expect(data.events.filter(({ note }) => note === 'shipped')).toHaveLength(1);
  });

  it.each([0, 1])('one cancels it or confirms its payment, never both (%s first)', async (turn) => {
    const { shop, skuId, placed } = await selling();
    const id = await placed();
    const { data: before } = await shop.call('shopOrder.detail', { id });
    const works = [
      () => shop.call('shopOrder.cancel', { id, reason: 'x' }),
      () => shop.call('shopOrder.confirmPayment', { id, amount: before.pay }),
    ];
    const replies = await Promise.all((turn === 0 ? works : works.toReversed()).map((work) => work()));
    expect(won(replies)).toEqual(['order.notAllowed', 'won']);
    const { data } = await shop.call('shopOrder.detail', { id });
    expect([1, 5]).toContain(data.status);
    expect(await shelfOf(api, skuId)).toEqual({ stock: data.status === 5 ? 5 : 4, held: 0 });
  });

  it('one decides about the money, the other reads that it is decided', async () => {
    const { shop, lin, skuId } = await selling();
    const finance = await people.staff(shop.id, 'finance');
    const id = await people.paidOrder(lin, skuId);
    const { data } = await lin.call('refund.ask', { id, reason: 'changedMind' });
    const refundId = data.ids[0] ?? '';
    const replies = await Promise.all([
      shop.call('shopRefund.decide', { id: refundId, decision: 'approve' }),
      finance.call('shopRefund.decide', { id: refundId, decision: 'reject', note: 'x' }),
    ]);
    expect(won(replies)).toEqual(['refund.decided', 'won']);
    const { data: after } = await shop.call('shopOrder.detail', { id });
    expect([1, 5]).toContain(after.status);
    expect(await shelfOf(api, skuId)).toEqual({ stock: after.status === 5 ? 5 : 4, held: 0 });
  });
});
