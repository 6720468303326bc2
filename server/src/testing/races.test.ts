import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { campaigns } from '../campaign/index.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { settle } from '../trade/payments/settle.ts';
import { onPostgres } from './engine.ts';
import { expectInvariants } from './invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from './people.ts';
import { scaled } from './scale.ts';
import { type Api, startApi } from './start-api.ts';

/** The embedded database does one thing after the other: a tenth proves the same. */
const [asked, pieces] = onPostgres ? [scaled(2_000, 10_000), 100] : [1_000, 10];

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const shoppers = (n: number): Promise<Shopper[]> =>
  Promise.all(Array.from({ length: n }, () => people.shopper()));
/** Whom a busy mall sends away comes again. */
const insisting = async <Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
    await sleep(2000 + 2000 * Math.random());
  }
};
const tally = (replies: readonly { code: number; msgKey?: string }[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { code, msgKey } of replies) {
    const key = code === 200 ? 'ok' : (msgKey ?? String(code));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
};
const ordersOf = async (skuId: string): Promise<number> =>
  (
    await api.db
      .selectFrom('orders as o')
      .innerJoin('order_lines as l', 'l.order_id', 'o.id')
      .select('o.id')
      .where('l.sku_id', '=', Number(skuId))
      .where('o.status', '<>', 5)
      .execute()
  ).length;

describe('at the same time', () => {
  it('50 orders for the last 10 pieces: exactly 10', async () => {
    const { skuId } = await api.given.sku({ stock: 10 });
    const buyers = await shoppers(50);
    const previews = await Promise.all(
      buyers.map((buyer) => buyer.call('order.previewDirect', { skuId, qty: 1 })),
    );
    const replies = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.call('order.createDirect', {
          skuId,
          qty: 1,
          addressId: buyer.addressId,
          previewHash: previews[index]?.data.previewHash ?? '',
        }),
      ),
    );
    expect(tally(replies)).toEqual({ ok: 10, 'order.shortOfStock': 40 });
    expect(await ordersOf(skuId)).toBe(10);
  });

  it(`${asked} orders for the last ${pieces} pieces: exactly ${pieces} (D9)`, async () => {
    const { skuId } = await api.given.sku({ stock: pieces });
    const buyers = await shoppers(100);
    const replies = await Promise.all(
      buyers.map(async (buyer) => {
        const preview = await insisting(() => buyer.call('order.previewDirect', { skuId, qty: 1 }));
        const input = { skuId, qty: 1, addressId: buyer.addressId, previewHash: hashShown(preview) };
        // An order that a busy mall wrote too late to say so is told to whoever asks again with its key.
        const order = () => {
          const once = { 'idempotency-key': randomUUID() };
          return insisting(() => buyer.call('order.createDirect', input, once));
        };
        return Promise.all(Array.from({ length: asked / buyers.length }, order));
      }),
    );
    const counts = tally(replies.flat());
    // A buyer who comes when all is gone gets that answer, or a preview that contains it.
    expect(counts).toMatchObject({ ok: pieces });
    expect(await ordersOf(skuId)).toBe(pieces);
    expect(replies.flat()).toHaveLength(asked);
  }, 300_000);

  it('carts with the same goods in another order: no deadlock, no piece twice', async () => {
    const [one, two] = [await api.given.sku({ stock: 8 }), await api.given.sku({ stock: 8 })];
    const buyers = await shoppers(12);
    const replies = await Promise.all(
      buyers.map(async (buyer, index) => {
        for (const { skuId } of index % 2 === 0 ? [one, two] : [two, one])
          await buyer.call('cart.add', { skuId, qty: 1 });
        const preview = await buyer.call('order.previewCart', {});
        return buyer.call('order.createCart', {
          addressId: buyer.addressId,
          previewHash: hashShown(preview),
        });
      }),
    );
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(8);
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
  });

  it('20 times the same Idempotency-Key: one order, one answer', async () => {
    const { skuId } = await api.given.sku({ stock: 50 });
    const lin = await people.shopper();
    const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 1 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        lin.call(
          'order.createDirect',
          { skuId, qty: 1, addressId: lin.addressId, previewHash: preview.previewHash },
          { 'idempotency-key': 'the-same-key' },
        ),
      ),
    );
    expect(tally(replies)).toEqual({ ok: 20 });
    expect(new Set(replies.map((reply) => reply.data.orderId)).size).toBe(1);
    expect(await ordersOf(skuId)).toBe(1);
  });

  it('20 times the same key for a cart that the first order empties: one order, one answer', async () => {
    const { skuId } = await api.given.sku({ stock: 50 });
    const lin = await people.shopper();
    await lin.call('cart.add', { skuId, qty: 2 });
    const { data: preview } = await lin.call('order.previewCart', {});
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        lin.call(
          'order.createCart',
          { addressId: lin.addressId, previewHash: preview.previewHash },
          { 'idempotency-key': 'the-same-cart' },
        ),
      ),
    );
    expect(tally(replies)).toEqual({ ok: 20 });
    expect(await ordersOf(skuId)).toBe(1);
  });

  it('20 notifications of one payment: settled once', async () => {
    const { skuId } = await api.given.sku({ stock: 5, price: 1000 });
    const lin = await people.shopper();
    const { data: order } = await people.buy(lin, skuId);
    const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
    const states = await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(api.db, (tx) => settle(tx, campaigns, intent.id, { amount: 1000, currency: 'CNY' })),
      ),
    );
    expect(new Set(states)).toEqual(new Set(['succeeded']));
    const moves = await api.db
      .selectFrom('stock_moves')
      .select('delta')
      .where('sku_id', '=', Number(skuId))
      .execute();
    expect(moves).toEqual([{ delta: -1 }]);
  });

  it('one coupon in 10 orders: one order has it', async () => {
    const { skuId } = await api.given.sku({ stock: 50, price: 10_000 });
    const lin = await people.shopper();
    const { data: coupon } = await lin.call('coupon.take', { id: await people.template({ value: 1000 }) });
    const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 1, couponId: coupon.id });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        lin.call('order.createDirect', {
          skuId,
          qty: 1,
          addressId: lin.addressId,
          couponId: coupon.id,
          previewHash: preview.previewHash,
        }),
      ),
    );
    expect(tally(replies)).toEqual({ ok: 1, 'coupon.notUsable': 9 });
    expect(await ordersOf(skuId)).toBe(1);
  });

  it('50 people for 10 coupons: exactly 10', async () => {
    const id = await people.template({ total: 10 });
    const replies = await Promise.all((await shoppers(50)).map((who) => who.call('coupon.take', { id })));
    expect(tally(replies)).toEqual({ ok: 10, 'coupon.gone': 40 });
  });

  it('one person 20 times for one coupon: one', async () => {
    const id = await people.template();
    const lin = await people.shopper();
    const replies = await Promise.all(Array.from({ length: 20 }, () => lin.call('coupon.take', { id })));
    expect(tally(replies)).toEqual({ ok: 1, 'coupon.alreadyTaken': 19 });
  });

  it('cancel against pay: paid or cancelled, and never money kept for nothing', async () => {
    const { skuId } = await api.given.sku({ stock: 50 });
    for (let round = 0; round < 8; round += 1) {
      const lin = await people.shopper();
      const { data: order } = await people.buy(lin, skuId);
      const { data: intent } = await lin.call('payment.start', { id: order.orderId, method: 'sandbox' });
      const cancel = () => lin.call('order.cancel', { id: order.orderId });
      const pay = () => lin.call('payment.sandbox', { id: intent.id, outcome: 'success' });
      const [first, second] = round % 2 === 0 ? [cancel, pay] : [pay, cancel];
      await Promise.all([first(), second()]);
      const { data: after } = await lin.call('order.detail', { id: order.orderId });
      const outcome = [after.status, after.payments[0]?.status];
      expect([
        [1, 'succeeded'],
        [5, 'refunded'],
      ]).toContainEqual(outcome);
    }
  });
});

describe('a flash sale at the same time', () => {
  const rush = async (who: Shopper, activityId: string, skuId: string) => {
    const input = { activityId, skuId, qty: 1 };
    const preview = await who.call('seckill.preview', input);
    return () =>
      who.call('seckill.create', {
        ...input,
        addressId: who.addressId,
        previewHash: hashShown(preview),
      });
  };

  it('50 buyers for 10 pieces: exactly 10, and the stock of the SKU is untouched', async () => {
    const { activityId, skuId } = await people.activity({ stock: 10 });
    const ready = await Promise.all((await shoppers(50)).map((who) => rush(who, activityId, skuId)));
    const replies = await Promise.all(ready.map((create) => create()));
    // As many as there are unpaid pieces wait for returned ones.
    expect(tally(replies)).toEqual({ ok: 10, 'seckill.waiting': 10, 'seckill.soldOut': 30 });
    const sku = await api.db
      .selectFrom('skus')
      .select(['stock', 'held'])
      .where('id', '=', Number(skuId))
      .executeTakeFirstOrThrow();
    expect(sku).toEqual({ stock: 90, held: 0 });
  });

  it('one buyer 20 times with a limit of one: one order (D10)', async () => {
    const { activityId, skuId } = await people.activity({ stock: 50 });
    const create = await rush(await people.shopper(), activityId, skuId);
    const replies = await Promise.all(Array.from({ length: 20 }, () => create()));
    expect(tally(replies)).toEqual({ ok: 1, 'seckill.quota': 19 });
  });
});
