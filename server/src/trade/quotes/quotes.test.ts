import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const soon = () => new Date(Date.now() + dayMs).toISOString();
const phone = () => `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/**
 * A member who wants a table from a shop, and the shop's offer: two chairs of the mall and a table in text.
 */
const offered = async (over: { validUntil?: string; stock?: number } = {}) => {
  const shop = await people.shop({ factor: 15_000 });
  const lin = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ stock: over.stock ?? 5, price: 30_000 });
  const { data: want } = await lin.call('purchaseRequest.create', {
    contact: '林',
    phone: phone(),
    quantity: 1,
    remark: '需要一张大餐桌配两把椅子',
    ...(await api.given.regions()),
  });
  const quote = {
    lines: [
      { skuId, qty: 2, unitPrice: 28_000 },
      { text: '定制餐桌 240 × 100', qty: 1, unitPrice: 500_001 },
    ],
    freight: 10_000,
    validUntil: over.validUntil ?? soon(),
    note: '含安装',
  };
  const { data } = await shop.call('shopPurchaseRequest.update', { id: want.id, verify: 'real', quote });
  const accept = async (id = data.quoteId ?? '') => {
    const preview = await lin.call('quote.preview', { id, addressId: lin.addressId });
    const previewHash = preview.code === 200 ? hashShown(preview) : 'nothing-was-shown';
    return lin.call('quote.accept', { id, addressId: lin.addressId, previewHash });
  };
  return { shop, lin, skuId, want, quote, id: data.quoteId ?? '', accept };
};
const total = 2 * 28_000 + 500_001 + 10_000;

describe('an offer', () => {
  it('is seen by the member with its prices, and they are told once', async () => {
    const { lin, id } = await offered();
    expect((await lin.call('purchaseRequest.list', {})).data.list[0]?.quote).toMatchObject({
      id,
      total,
      orderId: null,
    });
    const { data } = await lin.call('quote.list');
    expect(data).toMatchObject({
      open: 1,
      total: 1,
      list: [
        {
          id,
          state: 'sent',
          goods: total - 10_000,
          freight: 10_000,
          total,
          lines: [
            { qty: 2, unitPrice: 28_000 },
            { skuId: null, name: '定制餐桌 240 × 100' },
          ],
        },
      ],
    });
    const told = (await lin.call('message.list')).data.list.filter(({ type }) => type === 'quote.sent');
    expect(told).toHaveLength(1);
    expect(told[0]?.orderId).toBeNull();
  });

  it('becomes an order at its prices, is paid, and holds stock for what is of the mall', async () => {
    const { lin, skuId, want, accept } = await offered();
    const { data: order } = await accept();
    expect(order).toMatchObject({ pay: total });
    const held = await api.db
      .selectFrom('skus')
      .select('held')
      .where('id', '=', Number(skuId))
      .executeTakeFirstOrThrow();
    expect(held.held).toBe(2);
    await people.pay(lin, order.orderId);
    const { data: detail } = await lin.call('order.detail', { id: order.orderId });
    expect(detail).toMatchObject({ source: 'quote', status: 1, paid: total, discount: 0, freight: 10_000 });
    expect(detail.lines.map(({ skuId: sku, reviewed }) => [sku === null, reviewed])).toEqual([
      [false, false],
      [true, true],
    ]);
    const { data: wants } = await lin.call('purchaseRequest.list', {});
    expect(wants.list.find(({ id }) => id === want.id)?.state).toBe('won');
  });

  it('keeps its prices when those of the mall change', async () => {
    const { skuId, accept } = await offered();
    await sql`update skus set price = price * 3 where id = ${Number(skuId)}`.execute(api.db);
    expect((await accept()).data).toMatchObject({ pay: total });
  });

  it('is refused when it is out of date, with what the same costs now', async () => {
    const { shop, lin, skuId, want, accept } = await offered();
    const { data } = await shop.call('shopPurchaseRequest.update', {
      id: want.id,
      quote: { lines: [{ skuId, qty: 2, unitPrice: 28_000 }], validUntil: soon() },
    });
    await sql`update quotes set valid_until = now() - interval '1 second' where id = ${data.quoteId}`.execute(
      api.db,
    );
    expect(await accept(data.quoteId ?? '')).toMatchObject({
      code: 40900,
      msgKey: 'quote.expired',
      data: { pay: 2 * 45_000 },
    });
    expect((await lin.call('quote.list')).data).toMatchObject({
      open: 0,
      list: [{ state: 'expired' }, { state: 'withdrawn' }],
    });
  });

  it('may be accepted again when its order ends unpaid', async () => {
    const { lin, want, accept } = await offered();
    const { data: first } = await accept();
    await lin.call('order.cancel', { id: first.orderId });
    expect(
      (await lin.call('purchaseRequest.list', {})).data.list.find(({ id }) => id === want.id)?.state,
    ).toBe('open');
    expect((await accept()).code).toBe(200);
  });

  it('can be declined once, and then not be accepted', async () => {
    const { shop, lin, id, accept } = await offered();
    expect(await lin.call('quote.decline', { id })).toMatchObject({ code: 200 });
    expect(await lin.call('quote.decline', { id })).toMatchObject({ msgKey: 'quote.closed' });
    expect(await accept()).toMatchObject({ msgKey: 'quote.closed' });
    const told = (await shop.call('message.list', { audience: 'shop' })).data.list.map(({ type }) => type);
    expect(told).toContain('quote.declined');
  });

  it('accepted ten times at once is one order', async () => {
    const { lin, id } = await offered();
    const preview = await lin.call('quote.preview', { id, addressId: lin.addressId });
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        lin.call('quote.accept', { id, addressId: lin.addressId, previewHash: hashShown(preview) }),
      ),
    );
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(all.filter(({ msgKey }) => msgKey === 'quote.closed')).toHaveLength(9);
  });

  it('sells no more than there is', async () => {
    const { accept } = await offered({ stock: 1 });
    expect(await accept()).toMatchObject({ code: 40901, msgKey: 'order.shortOfStock' });
  });

  it('can be given back before it is sent, the words too', async () => {
    const { shop, lin, skuId, accept } = await offered();
    const { data: order } = await accept();
    await people.pay(lin, order.orderId);
    const { data } = await lin.call('refund.ask', { id: order.orderId, reason: 'other' });
    await shop.call('shopRefund.decide', { id: data.ids[0] ?? '', decision: 'approve' });
    const sku = await api.db
      .selectFrom('skus')
      .select('stock')
      .where('id', '=', Number(skuId))
      .executeTakeFirstOrThrow();
    expect(sku.stock).toBe(5);
    expect((await lin.call('order.detail', { id: order.orderId })).data).toMatchObject({
      status: 5,
      refunded: total,
    });
  });
});

describe('a shop', () => {
  it('never offers below what a piece costs to supply, nor what it does not sell', async () => {
    const { shop, want, quote, skuId } = await offered();
    await sql`update skus set supply_price = 29000 where id = ${Number(skuId)}`.execute(api.db);
    expect(await shop.call('shopPurchaseRequest.update', { id: want.id, quote })).toMatchObject({
      msgKey: 'quote.belowSupply',
      data: { skuId, least: 29_000 },
    });
    const clerk = await people.staff(shop.id, 'sales');
    const told = await clerk.call('shopPurchaseRequest.update', { id: want.id, quote });
    expect(told).toMatchObject({ msgKey: 'quote.belowSupply', data: { skuId } });
    expect(told.data).not.toHaveProperty('least');
    const unknown = { ...quote, lines: [{ skuId: '999999999', qty: 1, unitPrice: 1 }] };
    expect(await shop.call('shopPurchaseRequest.update', { id: want.id, quote: unknown })).toMatchObject({
      msgKey: 'product.unavailable',
    });
  });

  it.each([
    ['a day that is over', { validUntil: new Date(0).toISOString() }, 'quote.dayWrong'],
    [
      'a day too far away',
      { validUntil: new Date(Date.now() + 200 * dayMs).toISOString() },
      'quote.dayWrong',
    ],
    ['no lines', { lines: [] }, 'request.invalid'],
    [
      'a line that is both a SKU and words',
      { lines: [{ skuId: '1', text: 'x', qty: 1, unitPrice: 1 }] },
      'request.invalid',
    ],
    ['a price of nothing', { lines: [{ text: 'x', qty: 1, unitPrice: 0 }] }, 'request.invalid'],
  ])('cannot send %s', async (_what, over, msgKey) => {
    const { shop, want, quote } = await offered();
    expect(
      await shop.call('shopPurchaseRequest.update', { id: want.id, quote: { ...quote, ...over } }),
    ).toMatchObject({
      msgKey,
    });
  });

  it('replaces an offer that waits, and is bound by one that was accepted', async () => {
    const { shop, lin, want, quote, id, accept } = await offered();
    const { data } = await shop.call('shopPurchaseRequest.update', {
      id: want.id,
      quote: { ...quote, freight: 0 },
    });
    expect((await lin.call('quote.list')).data.list.map((one) => [one.id, one.state])).toEqual([
      [data.quoteId, 'sent'],
      [id, 'withdrawn'],
    ]);
    await accept(data.quoteId ?? '');
    expect(await shop.call('shopPurchaseRequest.update', { id: want.id, quote })).toMatchObject({
      msgKey: 'want.closed',
    });
  });

  it('ends a request as lost, which takes its offer back', async () => {
    const { shop, lin, want, accept } = await offered();
    await shop.call('shopPurchaseRequest.update', {
      id: want.id,
      followUp: { note: '打过电话' },
      end: 'lost',
    });
    expect(await accept()).toMatchObject({ msgKey: 'quote.closed' });
    expect((await lin.call('purchaseRequest.list', {})).data.list[0]?.state).toBe('lost');
  });

  it('cannot make an offer to somebody without an account', async () => {
    const shop = await people.shop();
    const visitor = api.as({ code: shop.code });
    const { data: want } = await visitor.call('purchaseRequest.create', {
      contact: '林',
      phone: phone(),
      quantity: 1,
      remark: '需要一张大餐桌',
      ...(await api.given.regions()),
    });
    const quote = { lines: [{ text: '餐桌', qty: 1, unitPrice: 1000 }], validUntil: soon() };
    expect(await shop.call('shopPurchaseRequest.update', { id: want.id, quote })).toMatchObject({
      msgKey: 'want.noMember',
    });
  });

  it('knows nothing of the requests of another, nor a member of the offers of another', async () => {
    const { lin, want, quote, id } = await offered();
    const other = await people.shop();
    const stranger = await people.shopper();
    const answers = [
      await other.call('shopPurchaseRequest.update', { id: want.id, quote }),
      await stranger.call('quote.detail', { id }),
      await stranger.call('quote.preview', { id }),
      await stranger.call('quote.decline', { id }),
      await stranger.call('quote.accept', { id, addressId: stranger.addressId, previewHash: 'x'.repeat(16) }),
      await lin.call('quote.preview', { id: 'nothing' }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ code: 40400, msgKey: 'missing' });
  });
});
