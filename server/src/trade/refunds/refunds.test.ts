import { sql } from 'kysely';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople } from '../../testing/people.ts';
import { shelfOf } from '../../testing/shelf.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

type Shop = Awaited<ReturnType<ReturnType<typeof createPeople>['shop']>>;

/** A shop, a buyer there, and a paid order of some pieces at 100.01 each. */
const paidOrder = async ({ qty = 3, stock = 50 } = {}) => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ stock, price: 10_001 });
  const orderId = await people.paidOrder(lin, skuId, qty);
  const detail = async () => (await lin.call('order.detail', { id: orderId })).data;
  const lineId = (await detail()).lines[0]?.id ?? '';
  return { shop, lin, skuId, orderId, lineId, detail };
};
const ship = async (shop: Shop, id: string) => {
  await shop.call('shopOrder.record', { id });
  await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: 'SF1' });
};
const decide = (shop: Pick<Shop, 'call'>, id: string, decision: 'approve' | 'reject', over = {}) =>
  shop.call('shopRefund.decide', { id, decision, note: 'x', ...over });
const stockOf = (skuId: string) => shelfOf(api, skuId);

describe('before shipping', () => {
  it('all money goes back, the order ends and its goods are for sale again', async () => {
    const { shop, lin, skuId, orderId, detail } = await paidOrder();
    expect(await stockOf(skuId)).toEqual({ stock: 47, held: 0 });
    const { data } = await lin.call('refund.ask', { id: orderId, reason: 'changedMind' });
    expect((await detail()).actions).not.toContain('askRefund');
    expect(await decide(shop, data.ids[0] ?? '', 'approve')).toMatchObject({ code: 200 });
    expect(await detail()).toMatchObject({
      status: 5,
      refunded: 30_003,
      refunds: [{ kind: 'order', status: 'refunded', amount: 30_003 }],
    });
    expect(await stockOf(skuId)).toEqual({ stock: 50, held: 0 });
    const told = (await lin.call('message.list')).data.list.map(({ type }) => type);
    expect(told).toEqual(expect.arrayContaining(['refund.approved', 'refund.paidOut']));
  });

  it('single pieces are not given back, and nothing is sent while a request waits', async () => {
    const { shop, lin, orderId, lineId } = await paidOrder();
    expect(
      await lin.call('refund.ask', { id: orderId, lines: [{ lineId, qty: 1 }], reason: 'other' }),
    ).toMatchObject({ msgKey: 'refund.wholeOrder' });
    const { data } = await lin.call('refund.ask', { id: orderId, reason: 'changedMind' });
    expect(await lin.call('refund.ask', { id: orderId, reason: 'changedMind' })).toMatchObject({
      code: 40900,
      msgKey: 'refund.open',
    });
    await shop.call('shopOrder.record', { id: orderId });
    expect(await shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: '1' })).toMatchObject({
      msgKey: 'refund.open',
    });
    expect(await lin.call('refund.withdraw', { id: data.ids[0] ?? '' })).toMatchObject({ code: 200 });
    expect(await shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: '1' })).toMatchObject({
      code: 200,
    });
  });

  it('nothing is given back of an order that is not paid', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 5 });
    const { data } = await people.buy(lin, skuId);
    expect(await lin.call('refund.ask', { id: data.orderId, reason: 'other' })).toMatchObject({
      msgKey: 'order.notAllowed',
      data: { status: 0 },
    });
  });

  it('a flash sale sells again what is given back', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const sale = await people.activity({ stock: 5, perUserLimit: 1 });
    const preview = await lin.call('seckill.preview', { ...sale, qty: 1 });
    const { data } = await lin.call('seckill.create', {
      ...sale,
      qty: 1,
      addressId: lin.addressId,
      previewHash: preview.data.previewHash,
    });
    await people.pay(lin, data.orderId);
    const { data: asked } = await lin.call('refund.ask', { id: data.orderId, reason: 'other' });
    await decide(shop, asked.ids[0] ?? '', 'approve');
    const left = await api.db
      .selectFrom('seckill_activities')
      .select('stock_left')
      .where('id', '=', sale.activityId)
      .executeTakeFirstOrThrow();
    expect(left.stock_left).toBe(5);
  });
});

describe('a shop gives money back unasked', () => {
  const give = (shop: Pick<Shop, 'call'>, id: string, over = {}) =>
    shop.call('shopRefund.give', { id, reason: '无法供货', ...over });

  it('all of an order that is not sent, which ends; the buyer reads why, and the log who', async () => {
    const { shop, skuId, orderId, detail } = await paidOrder();
    expect(await give(shop, orderId)).toMatchObject({ code: 200 });
    expect(await detail()).toMatchObject({
      status: 5,
      refunded: 30_003,
      refunds: [{ kind: 'order', status: 'refunded', amount: 30_003, answer: '无法供货' }],
    });
    expect(await stockOf(skuId)).toEqual({ stock: 50, held: 0 });
    const { data } = await shop.call('audit.list');
    expect(data.list.map(({ title }) => title)).toContain('Money given back unasked');
    expect(await give(shop, orderId)).toMatchObject({ msgKey: 'order.notAllowed' });
  });

  it('pieces of one that is sent, never more than are left; single pieces of one that is not are refused', async () => {
    const { shop, orderId, lineId, detail } = await paidOrder();
    const pieces = (qty: number) => ({ lines: [{ lineId, qty }] });
    expect(await give(shop, orderId, pieces(1))).toMatchObject({ msgKey: 'refund.wholeOrder' });
    await ship(shop, orderId);
    expect(await give(shop, orderId, pieces(1))).toMatchObject({ code: 200 });
    expect(await detail()).toMatchObject({ status: 3, refunded: 10_001 });
    expect(await give(shop, orderId, pieces(3))).toMatchObject({
      msgKey: 'refund.tooMany',
      data: { left: 2 },
    });
    expect(await give(shop, orderId)).toMatchObject({ code: 200 });
    expect(await detail()).toMatchObject({ refunded: 30_003 });
  });

  it('once for a click, however often it arrives, and pieces never twice of two at the same moment', async () => {
    const { shop, orderId, lineId, detail } = await paidOrder();
    await ship(shop, orderId);
    const one = { id: orderId, reason: 'x', lines: [{ lineId, qty: 1 }] };
    const sent = () => shop.call('shopRefund.give', one, { 'idempotency-key': 'one-click-of-giving' });
    const answers = await Promise.all([sent(), sent(), sent()]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await detail()).toMatchObject({ refunded: 10_001 });
    const two = { lines: [{ lineId, qty: 2 }] };
    const both = await Promise.all([give(shop, orderId, two), give(shop, orderId, two)]);
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(both.filter(({ msgKey }) => msgKey === 'refund.tooMany')).toHaveLength(1);
    expect(await detail()).toMatchObject({ refunded: 30_003 });
  });

  it('not while the buyer asks, not for an order of others, not without the right', async () => {
    const { shop, lin, orderId, lineId } = await paidOrder();
    await ship(shop, orderId);
    await lin.call('refund.ask', { id: orderId, lines: [{ lineId, qty: 1 }], reason: 'damaged' });
    expect(await give(shop, orderId)).toMatchObject({ msgKey: 'refund.open' });
    const other = await paidOrder();
    expect(await give(shop, other.orderId)).toMatchObject({ msgKey: 'missing' });
    const unpaid = await people.buy(other.lin, other.skuId);
    expect(await give(other.shop, unpaid.data.orderId)).toMatchObject({ msgKey: 'order.notAllowed' });
  });
});

describe('after shipping', () => {
  it('pieces go back one by one, and the last closes to what was paid (D11)', async () => {
    const { shop, lin, orderId, lineId, detail } = await paidOrder();
    await ship(shop, orderId);
    for (const [qty, so] of [
      [1, 10_001],
      [2, 30_003],
    ] as const) {
      const { data } = await lin.call('refund.ask', {
        id: orderId,
        lines: [{ lineId, qty }],
        reason: 'damaged',
      });
      await decide(shop, data.ids[0] ?? '', 'approve');
      expect(await detail()).toMatchObject({ status: 3, refunded: so });
    }
    expect((await detail()).actions).not.toContain('askRefund');
    expect(await lin.call('refund.ask', { id: orderId, reason: 'damaged' })).toMatchObject({
      msgKey: 'refund.tooMany',
      data: { left: 0 },
    });
  });

  it('a shop may give a part of what is due, and no fen more', async () => {
    const { shop, lin, orderId, lineId, detail } = await paidOrder();
    await ship(shop, orderId);
    const { data } = await lin.call('refund.ask', {
      id: orderId,
      lines: [{ lineId, qty: 1 }],
      reason: 'damaged',
    });
    const id = data.ids[0] ?? '';
    expect(await decide(shop, id, 'approve', { amount: 10_002 })).toMatchObject({
      msgKey: 'refund.tooMuch',
      data: { due: 10_001 },
    });
    expect(await decide(shop, id, 'approve', { amount: 5_000 })).toMatchObject({ code: 200 });
    expect(await detail()).toMatchObject({
      refunded: 5_000,
      refunds: [{ due: 10_001, amount: 5_000, status: 'refunded' }],
    });
    const audited = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('object', '=', `order:${orderId}`)
      .execute();
    expect(audited).toContainEqual({ action: 'refund.approve', actor_id: shop.ownerId });
  });

  it('a refusal says why, changes no money, and the pieces may be asked back again', async () => {
    const { shop, lin, orderId, lineId, detail } = await paidOrder({ qty: 1 });
    await ship(shop, orderId);
    const ask = { id: orderId, lines: [{ lineId, qty: 1 }], reason: 'damaged' as const };
    const { data } = await lin.call('refund.ask', ask);
    const id = data.ids[0] ?? '';
    expect(await decide(shop, id, 'reject', { note: '' })).toMatchObject({ msgKey: 'refund.noteMissing' });
    await decide(shop, id, 'reject', { note: '已拆封' });
    expect(await detail()).toMatchObject({
      refunded: 0,
      refunds: [{ status: 'rejected', answer: '已拆封' }],
    });
    expect(await lin.call('refund.ask', ask)).toMatchObject({ code: 200 });
  });

  it('is over seven days after receipt', async () => {
    const { shop, lin, orderId, detail } = await paidOrder();
    await ship(shop, orderId);
    await lin.call('order.receive', { id: orderId });
    expect((await detail()).actions).toContain('askRefund');
    await sql`update orders set received_at = now() - interval '7 days 1 minute' where id = ${orderId}`.execute(
      api.db,
    );
    expect((await detail()).actions).not.toContain('askRefund');
    expect(await lin.call('refund.ask', { id: orderId, reason: 'damaged' })).toMatchObject({
      msgKey: 'refund.tooLate',
    });
  });

  it('a coupon comes back when all is given back, and not before', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku({ stock: 50, price: 10_001 });
    const { data: coupon } = await lin.call('coupon.take', { id: await people.template({ value: 1_001 }) });
    const { data: order } = await people.buy(lin, skuId, 2, { couponId: coupon.id });
    await people.pay(lin, order.orderId);
    await ship(shop, order.orderId);
    const lineId = (await lin.call('order.detail', { id: order.orderId })).data.lines[0]?.id ?? '';
    const statusOf = async () =>
      await api.db
        .selectFrom('coupons')
        .select(['status', 'order_id'])
        .where('id', '=', coupon.id)
        .executeTakeFirstOrThrow();
    for (const status of ['used', 'unused']) {
      const { data } = await lin.call('refund.ask', {
        id: order.orderId,
        lines: [{ lineId, qty: 1 }],
        reason: 'late',
      });
      await decide(shop, data.ids[0] ?? '', 'approve');
      expect(await statusOf()).toMatchObject({ status });
    }
    // It may be spent again, although the first order stays.
    const again = await people.buy(lin, skuId, 1, { couponId: coupon.id });
    expect(again.code).toBe(200);
  });
});

describe('at the same moment', () => {
  it('of ten requests for the last piece one is written', async () => {
    const { shop, lin, orderId, lineId } = await paidOrder({ qty: 1 });
    await ship(shop, orderId);
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        lin.call('refund.ask', { id: orderId, lines: [{ lineId, qty: 1 }], reason: 'damaged' }),
      ),
    );
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('of ten decisions one counts, and a withdrawal never meets one', async () => {
    const { shop, lin, orderId } = await paidOrder({ qty: 1 });
    const { data } = await lin.call('refund.ask', { id: orderId, reason: 'other' });
    const id = data.ids[0] ?? '';
    const all = await Promise.all([
      ...Array.from({ length: 5 }, () => decide(shop, id, 'approve')),
      ...Array.from({ length: 5 }, () => decide(shop, id, 'reject')),
      lin.call('refund.withdraw', { id }),
    ]);
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(all.filter(({ msgKey }) => msgKey === 'refund.decided')).toHaveLength(10);
  });

  it('the same request with the same key is one request', async () => {
    const { lin, orderId } = await paidOrder({ qty: 1 });
    const ask = () =>
      lin.call('refund.ask', { id: orderId, reason: 'other' }, { 'idempotency-key': 'once-only' });
    const [first, second] = [await ask(), await ask()];
    expect(second.data).toEqual(first.data);
  });
});

describe('who may', () => {
  it('another shop, another member and the operator find nothing', async () => {
    const { lin, orderId } = await paidOrder();
    const { data } = await lin.call('refund.ask', { id: orderId, reason: 'other' });
    const id = data.ids[0] ?? '';
    const stranger = await people.shopper();
    const other = await people.shop();
    const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
    const answers = await Promise.all([
      stranger.call('refund.withdraw', { id }),
      stranger.call('refund.ask', { id: orderId, reason: 'other' }),
      decide(other, id, 'approve'),
      operator.call('platformRefund.decide', { id, decision: 'approve' }),
      lin.call('refund.withdraw', { id: 'nothing' }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ code: 40400, msgKey: 'missing' });
  });

  it("the operator decides about the mall's own orders", async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ stock: 5 });
    const orderId = await people.paidOrder(lin, skuId);
    await lin.call('refund.ask', { id: orderId, reason: 'other' });
    const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
    const { data } = await operator.call('platformRefund.list');
    expect(data.list).toMatchObject([{ orderId, status: 'requested' }]);
    await operator.call('platformRefund.decide', { id: data.list[0]?.id ?? '', decision: 'approve' });
    expect((await lin.call('order.detail', { id: orderId })).data.status).toBe(5);
  });

  it.each(['reject', 'approve'] as const)(
    'staff of the shop who %s are asked for a fresh proof first, and nothing is decided without it',
    async (decision) => {
      const { shop, lin, orderId, detail } = await paidOrder();
      const { data } = await lin.call('refund.ask', { id: orderId, reason: 'changedMind' });
      const id = data.ids[0] ?? '';
      const cashier = await people.staff(shop.id, 'finance');
      await sql`
        update sessions set proved_at = now() - interval '11 minutes' where user_id = ${cashier.memberId}`.execute(
        api.db,
      );
      expect(await decide(cashier, id, decision)).toMatchObject({ code: 40310, msgKey: 'proof.needed' });
      expect(await detail()).toMatchObject({ refunded: 0, refunds: [{ status: 'requested', answer: '' }] });

      await cashier.call('account.sendCode', { purpose: 'stepUp' });
      const verify_code = api.inbox.last().find(({ mobile }) => mobile === cashier.mobile)?.code ?? '';
      expect(await cashier.call('account.prove', { verify_code })).toMatchObject({ code: 200 });
      expect(await decide(cashier, id, decision)).toMatchObject({ code: 200 });
      expect((await detail()).refunds[0]?.status).toBe(decision === 'reject' ? 'rejected' : 'refunded');
    },
  );

  it("another's picture is as if it were not there, and nothing is written", async () => {
    const { lin, orderId, detail } = await paidOrder({ qty: 1 });
    const mei = await people.shopper();
    const ask = (photo: string) => lin.call('refund.ask', { id: orderId, reason: 'other', photos: [photo] });
    const refused = await ask(await people.picture(mei.memberId));
    expect(refused).toMatchObject({ code: 40400, msgKey: 'missing', data: null });
    expect(await ask('/media/review/nothing.webp')).toEqual(refused);
    expect((await detail()).refunds).toEqual([]);
  });

  it.each([
    ['a tenth picture', { photos: Array.from({ length: 10 }, (_, n) => `/media/review/${n}.webp`) }],
    ['a text of 501 characters', { note: 'x'.repeat(501) }],
    ['no pieces at all', { lines: [] }],
    ['a reason that nobody knows', { reason: 'because' }],
  ])('%s is refused and nothing is written', async (_what, over) => {
    const { lin, orderId, detail } = await paidOrder({ qty: 1 });
    const ask = { id: orderId, reason: 'other', ...over } as never; // wrong on purpose
    expect(await lin.call('refund.ask', ask)).toMatchObject({ code: 40001 });
    expect((await detail()).refunds).toEqual([]);
  });
});
