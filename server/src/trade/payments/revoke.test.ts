import { sql } from 'kysely';
import { createDeliveries } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People } from '../../testing/people.ts';
import { makeOverdue, shelfOf } from '../../testing/shelf.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** An order of two pieces whose transfer the shop has confirmed. */
const confirmed = async (over: { couponId?: string; by?: Awaited<ReturnType<People['shopper']>> } = {}) => {
  const lin = over.by ?? (await people.shopper({ code: shop.code }));
  const { skuId } = await api.given.sku({ price: 10_000, stock: 10 });
  const choice = over.couponId === undefined ? {} : { couponId: over.couponId };
  const { data: made } = await people.buy(lin, skuId, 2, choice);
  const id = made.orderId;
  await confirm(id);
  return { lin, skuId, id };
};
const confirm = async (id: string) => {
  const { data: order } = await shop.call('shopOrder.detail', { id });
  return shop.call('shopOrder.confirmPayment', { id, amount: order.pay });
};
const takeBack = (id: string, who: Pick<typeof shop, 'call'> = shop) =>
  who.call('shopOrder.takeBackPayment', { id, reason: '银行退回' });
const shelf = (skuId: string) => shelfOf(api, skuId);
const sales = async () => {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(delta), 0)::int as total from ledger_entries
      where account = ${`shop:${shop.id}:sales`}`.execute(api.db);
  return rows[0]?.total;
};

describe('a confirmed transfer that has not come', () => {
  it('is taken back by the owner: unpaid again with a fresh time limit, books and stock as before, and the buyer hears why', async () => {
    const before = await sales();
    const { lin, skuId, id } = await confirmed();
    expect(await shelf(skuId)).toEqual({ stock: 8, held: 0 });
    expect(await sales()).toBe((before ?? 0) - 20_000);
    const paid = (await shop.call('shopOrder.detail', { id })).data;
    expect(paid.payments).toMatchObject([{ status: 'succeeded', takeBackUntil: expect.any(String) }]);
    await makeOverdue(api, id);

    const { data: order } = await takeBack(id);
    expect(order).toMatchObject({
      status: 0,
      paid: 0,
      paidAt: null,
      promisedAt: null,
      payments: [{ method: 'offline', status: 'closed' }],
      actions: ['confirmPayment', 'cancel'],
    });
    expect(order.payments[0]).not.toHaveProperty('takeBackUntil');
    expect(order.events.at(-1)).toMatchObject({ from: 1, to: 0, note: 'takenBack', noteText: '银行退回' });
    expect(Date.parse(order.expiresAt ?? '')).toBeGreaterThan(Date.now());
    expect(await shelf(skuId)).toEqual({ stock: 10, held: 2 });
    expect(await sales()).toBe(before);

    const seen = await lin.call('order.detail', { id });
    expect(seen.data).toMatchObject({ status: 0, actions: ['pay', 'cancel'] });
    const { data: news } = await lin.call('message.list');
    expect(news.list[0]).toMatchObject({ type: 'order.paymentTakenBack', orderId: id });
    expect(news.list[0]?.body).toContain('银行退回');
    const audit = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'diff'])
      .where('object', '=', `order:${id}`)
      .orderBy('at', 'desc')
      .executeTakeFirst();
    expect(audit).toMatchObject({
      action: 'order.takeBackPayment',
      actor_id: shop.ownerId,
      diff: { old: { amount: 20_000 }, new: { reason: '银行退回' }, confirmedBy: shop.ownerId },
    });
  });

  it('leaves its coupon locked: with the order it is used again, or free again', async () => {
    for (const ending of ['paid', 'cancelled'] as const) {
      const lin = await people.shopper({ code: shop.code });
      const { data: coupon } = await lin.call('coupon.take', { id: await people.template({ value: 1000 }) });
      const { id } = await confirmed({ couponId: coupon.id, by: lin });
      const statusOf = async () =>
        (
          await api.db
            .selectFrom('coupons')
            .select('status')
            .where('id', '=', coupon.id)
            .executeTakeFirstOrThrow()
        ).status;
      expect(await statusOf()).toBe('used');
      await takeBack(id);
      expect(await statusOf()).toBe('locked');
      await (ending === 'paid' ? people.pay(lin, id) : lin.call('order.cancel', { id }));
      expect(await statusOf()).toBe(ending === 'paid' ? 'used' : 'unused');
    }
  });

  it('may be paid, confirmed, recorded and taken back again, each told anew', async () => {
    const { lin, skuId, id } = await confirmed();
    await shop.call('shopOrder.record', { id });
    expect((await takeBack(id)).data).toMatchObject({ status: 0, deliveries: [], delivery: null });
    expect((await shop.call('delivery.list', {})).data.list.filter((one) => one.orderId === id)).toEqual([]);
    expect((await confirm(id)).data).toMatchObject({ status: 1, paid: 20_000 });
    expect((await shop.call('shopOrder.record', { id })).data.deliveries).toHaveLength(1);
    expect((await takeBack(id)).data.status).toBe(0);
    expect((await people.pay(lin, id)).data.status).toBe('succeeded');
    expect(await shelf(skuId)).toEqual({ stock: 8, held: 0 });
    const { data: news } = await lin.call('message.list', { size: 50 });
    const times = (type: string) => news.list.filter((message) => message.type === type).length;
    expect([times('order.paid'), times('order.recorded'), times('order.paymentTakenBack')]).toEqual([
      3, 2, 2,
    ]);
  });

  it('gives everything free when its new time is over as well', async () => {
    const { lin, skuId, id } = await confirmed();
    await takeBack(id);
    await makeOverdue(api, id);
    expect((await lin.call('order.detail', { id })).data.status).toBe(5);
    expect(await shelf(skuId)).toEqual({ stock: 10, held: 0 });
  });

  it('of a flash sale keeps its piece and its quota', async () => {
    const { activityId, skuId } = await people.activity({ stock: 3 });
    const lin = await people.shopper({ code: shop.code });
    const input = { activityId, skuId, qty: 1 };
    const preview = await lin.call('seckill.preview', input);
    const { data: made } = await lin.call('seckill.create', {
      ...input,
      addressId: lin.addressId,
      previewHash: hashShown(preview),
    });
    await confirm(made.orderId);
    const before = await shelf(skuId);
    expect((await takeBack(made.orderId)).data.status).toBe(0);
    expect(await shelf(skuId)).toEqual(before);
    const left = await api.db
      .selectFrom('seckill_activities')
      .select('stock_left')
      .where('id', '=', activityId)
      .executeTakeFirst();
    expect(left).toEqual({ stock_left: 2 });
  });
});

describe('nothing is taken back', () => {
  it('by anybody but the owner of the shop', async () => {
    const { id } = await confirmed();
    for (const role of ['manager', 'finance']) {
      const clerk = await people.staff(shop.id, role);
      const { data } = await clerk.call('shopOrder.detail', { id });
      expect(data.payments[0]).not.toHaveProperty('takeBackUntil');
      expect(await takeBack(id, clerk)).toMatchObject({ code: 40300, msgKey: 'access.denied' });
    }
    expect((await takeBack(id, await people.shop())).msgKey).toBe('missing');
    expect((await shop.call('shopOrder.detail', { id })).data.status).toBe(1);
  });

  it('that was paid in another way, a day ago, or is sent', async () => {
    const { lin, id } = await confirmed();
    const { skuId } = await api.given.sku();
    const sandbox = await people.paidOrder(lin, skuId);
    expect(await takeBack(sandbox)).toMatchObject({
      code: 40900,
      msgKey: 'payment.takeBackOver',
      data: { hours: 24 },
    });
    const settledAgo = (hours: number) =>
      sql`update payment_intents set settled_at = now() - make_interval(hours => ${hours}::int)
        where order_id = ${id}`.execute(api.db);
    await settledAgo(25);
    expect((await takeBack(id)).msgKey).toBe('payment.takeBackOver');
    await settledAgo(1);
    await shop.call('shopOrder.record', { id });
    await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: '1' });
    expect(await takeBack(id)).toMatchObject({ msgKey: 'order.notAllowed', data: { status: 3 } });
  });

  it('without a reason', async () => {
    const { id } = await confirmed();
    for (const reason of ['', '   ', 'x'.repeat(201)])
      expect((await shop.call('shopOrder.takeBackPayment', { id, reason })).msgKey).toBe('request.invalid');
  });

  it('while its buyer asks for the money, until the request is refused', async () => {
    const { lin, id } = await confirmed();
    const { data: asked } = await lin.call('refund.ask', { id, reason: 'other' });
    expect((await takeBack(id)).msgKey).toBe('refund.open');
    const { data } = await shop.call('shopOrder.detail', { id });
    expect(data.payments[0]).not.toHaveProperty('takeBackUntil');
    await shop.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'reject', note: 'not here' });
    expect((await takeBack(id)).data.status).toBe(0);
  });

  it('once an installer has sent photos, whatever the steps say', async () => {
    const { id } = await confirmed();
    const { data } = await shop.call('shopOrder.record', { id });
    const atDoor = await createDeliveries(api, people).installer(shop, data.deliveries[0]?.id ?? '');
    await atDoor.photos(1);
    expect((await takeBack(id)).msgKey).toBe('payment.takeBackOver');
    expect((await shop.call('shopOrder.detail', { id })).data).toMatchObject({ status: 2, paid: 20_000 });
  });
});

describe('at the same time', () => {
  const rounds = [0, 1, 2, 3, 4, 5];
  const together = <T>(turn: number, one: () => Promise<T>, two: () => Promise<T>): Promise<T[]> =>
    Promise.all(turn % 2 === 0 ? [one(), two()] : [two(), one()]);
  const statusOf = async (id: string) => (await shop.call('shopOrder.detail', { id })).data.status;
  type Answer = { code: number; status: number };

  it.each(rounds)('taken back and sent: one of the two (%d)', async (round) => {
    const { id } = await confirmed();
    await shop.call('shopOrder.record', { id });
    const answers = await together<Answer>(
      round,
      () => takeBack(id),
      () => shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: '1' }),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect([0, 3]).toContain(await statusOf(id));
  });

  it.each(rounds)('taken back and asked back: one of the two (%d)', async (round) => {
    const { lin, id } = await confirmed();
    const answers = await together<Answer>(
      round,
      () => takeBack(id),
      () => lin.call('refund.ask', { id, reason: 'other' }),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const { data } = await lin.call('order.detail', { id });
    expect([
      [0, 0],
      [1, 1],
    ]).toContainEqual([data.status, data.refunds.length]);
  });

  it('taken back five times: once', async () => {
    const { id } = await confirmed();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => takeBack(id)));
    expect(answers.map(({ msgKey }) => msgKey ?? 'done').sort()).toEqual([
      'done',
      ...Array.from({ length: 4 }, () => 'order.notAllowed'),
    ]);
    expect((await shop.call('shopOrder.detail', { id })).data.events).toHaveLength(3);
  });

  it.each(rounds)(
    'taken back and recorded: unpaid without a delivery, whichever came first (%d)',
    async (round) => {
      const { id } = await confirmed();
      const answers = await together<Answer>(
        round,
        () => takeBack(id),
        () => shop.call('shopOrder.record', { id }),
      );
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      expect((await shop.call('shopOrder.detail', { id })).data).toMatchObject({ status: 0, deliveries: [] });
    },
  );
});
