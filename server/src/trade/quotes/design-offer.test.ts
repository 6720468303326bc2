import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { erasePerson } from '../../member/accounts/erase.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown } from '../../testing/people.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
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
let numbers = 0;
const freshMobile = () => {
  numbers += 1;
  return `1377777${String(numbers).padStart(4, '0')}`;
};
const total = 2 * 28_000 + 5_000;

/** A room that a shop's sales staff set up with two chairs, and the member for whom they made it. */
const room = async (over: { stock?: number; role?: string } = {}) => {
  const shop = await people.shop({ factor: 15_000 });
  const seller = await people.staff(shop.id, over.role ?? 'sales');
  const mobile = freshMobile();
  const lin = await people.shopper({ mobile });
  const { skuId } = await api.given.sku({ stock: over.stock ?? 5, price: 30_000 });
  const plan = samplePlan(skuId, skuId);
  const { data: design } = await seller.call('design.save', { name: '林家客厅', plan });
  const offer = {
    id: design.id,
    version: design.version,
    mobile,
    lines: [{ skuId, qty: 2, unitPrice: 28_000 }],
    freight: 5_000,
    validUntil: soon(),
    note: '含安装',
  };
  return { shop, seller, lin, mobile, skuId, plan, design, offer };
};

const offered = async (over: { stock?: number } = {}) => {
  const made = await room(over);
  const { data } = await made.seller.call('shopQuote.offerDesign', made.offer);
  const id = data.quoteId;
  const order = async (quoteId = id) => {
    const { lin } = made;
    const preview = await lin.call('quote.preview', { id: quoteId, addressId: lin.addressId });
    const terms = { id: quoteId, addressId: lin.addressId, previewHash: hashShown(preview) };
    return () => lin.call('quote.accept', terms);
  };
  return { ...made, id, no: data.no, order };
};

describe('a room that a shop offers', () => {
  it('is seen by its member with the plan and the prices, and they are told once', async () => {
    const { lin, id, no, plan } = await offered();
    expect((await lin.call('quote.list')).data).toMatchObject({
      open: 1,
      list: [{ id, no, wantId: null, design: { name: '林家客厅' }, state: 'sent', total, note: '含安装' }],
    });
    expect((await lin.call('quote.detail', { id })).data.plan).toEqual(plan);
    const told = (await lin.call('message.list')).data.list.filter(({ type }) => type === 'quote.designSent');
    expect(told).toMatchObject([{ orderId: null }]);
    expect(told[0]?.body).toContain(no);
  });

  it('stays as it was offered when its design changes or is thrown away', async () => {
    const { seller, lin, id, plan, design, skuId } = await offered();
    await seller.call('design.save', { ...design, name: '别的', plan: samplePlan(skuId) });
    await seller.call('design.remove', { id: design.id });
    expect((await lin.call('quote.detail', { id })).data).toMatchObject({
      design: { name: '林家客厅' },
      plan,
    });
  });

  it('becomes an order of that shop at its prices, whatever the goods cost by then', async () => {
    const { shop, lin, skuId, order } = await offered();
    await sql`update skus set price = price * 3 where id = ${Number(skuId)}`.execute(api.db);
    const { data } = await (await order())();
    expect(data).toMatchObject({ pay: total });
    await people.pay(lin, data.orderId);
    expect((await lin.call('order.detail', { id: data.orderId })).data).toMatchObject({
      source: 'quote',
      status: 1,
      paid: total,
    });
    const { data: sold } = await shop.call('shopOrder.list', {});
    expect(sold.list.map(({ id: orderId }) => orderId)).toContain(data.orderId);
  });

  it('accepted ten times at once is one order', async () => {
    const { order } = await offered();
    const accept = await order();
    const all = await Promise.all(Array.from({ length: 10 }, accept));
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(all.filter(({ msgKey }) => msgKey === 'quote.closed')).toHaveLength(9);
  });

  it('accepted and taken back at once ends in one of both', async () => {
    const { seller, lin, id, order } = await offered();
    const accept = await order();
    const [accepted, withdrawn] = await Promise.all([accept(), seller.call('shopQuote.withdraw', { id })]);
    expect([accepted.code, withdrawn.code].filter((code) => code === 200)).toHaveLength(1);
    const [loser] = [accepted, withdrawn].filter(({ code }) => code !== 200);
    expect(loser).toMatchObject({ msgKey: 'quote.closed' });
    expect((await lin.call('quote.list')).data.list).toMatchObject([
      { state: accepted.code === 200 ? 'accepted' : 'withdrawn' },
    ]);
  });

  it('accepted and offered anew at once leaves one that counts', async () => {
    const { seller, lin, offer, order } = await offered();
    const accept = await order();
    const [accepted, anew] = await Promise.all([accept(), seller.call('shopQuote.offerDesign', offer)]);
    expect([accepted.code, anew.code].filter((code) => code === 200)).toHaveLength(1);
    const states = (await lin.call('quote.list')).data.list.map(({ state }) => state);
    expect(states.filter((state) => state === 'sent' || state === 'accepted')).toHaveLength(1);
  });

  it('is refused when its day is over, with what the same costs now', async () => {
    const { id, order } = await offered();
    const accept = await order();
    await sql`update quotes set valid_until = now() - interval '1 second' where id = ${id}`.execute(api.db);
    expect(await accept()).toMatchObject({ code: 40900, msgKey: 'quote.expired', data: { pay: 2 * 45_000 } });
  });

  it('can be declined once, of which the shop is told', async () => {
    const { shop, lin, id, no } = await offered();
    expect((await lin.call('quote.decline', { id })).code).toBe(200);
    expect(await lin.call('quote.decline', { id })).toMatchObject({ msgKey: 'quote.closed' });
    const told = (await shop.call('message.list', { audience: 'shop' })).data.list;
    expect(told.find(({ type }) => type === 'quote.declined')?.body).toContain(no);
  });

  it('may be accepted again when its order ends unpaid, and is not offered twice meanwhile', async () => {
    const { seller, lin, offer, order } = await offered();
    const { data } = await (await order())();
    expect(await seller.call('shopQuote.offerDesign', offer)).toMatchObject({ msgKey: 'quote.closed' });
    await lin.call('order.cancel', { id: data.orderId });
    expect((await (await order())()).code).toBe(200);
  });

  it('offered again takes the place of the one that waits', async () => {
    const { seller, lin, id, offer } = await offered();
    const { data } = await seller.call('shopQuote.offerDesign', { ...offer, freight: 0 });
    expect((await lin.call('quote.list')).data.list.map((one) => [one.id, one.state])).toEqual([
      [data.quoteId, 'sent'],
      [id, 'withdrawn'],
    ]);
  });

  it('sent again by the same click is the same offer', async () => {
    const { seller, lin, offer } = await room();
    const key = { 'idempotency-key': 'offer-once' };
    const [first, second] = await Promise.all([
      seller.call('shopQuote.offerDesign', offer, key),
      seller.call('shopQuote.offerDesign', offer, key),
    ]);
    expect(second.data).toEqual(first.data);
    expect((await lin.call('quote.list')).data.total).toBe(1);
  });
});

describe('a shop', () => {
  it('finds what it offered, to whom as far as it knew, and takes it back once', async () => {
    const { seller, lin, id, no, mobile, design } = await offered();
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(7)}`;
    expect((await seller.call('shopQuote.list', { designId: design.id })).data).toMatchObject({
      total: 1,
      list: [{ id, no, phone: masked, total, state: 'sent', design: { name: '林家客厅' } }],
    });
    expect((await seller.call('shopQuote.list', { designId: 'another' })).data.total).toBe(0);
    expect((await seller.call('shopQuote.withdraw', { id })).code).toBe(200);
    const told = (await lin.call('message.list')).data.list.filter(({ type }) => type === 'quote.withdrawn');
    expect(told).toMatchObject([{ orderId: null, body: expect.stringContaining(no) }]);
    expect(await seller.call('shopQuote.withdraw', { id })).toMatchObject({ msgKey: 'quote.closed' });
    expect(await lin.call('quote.preview', { id })).toMatchObject({ msgKey: 'quote.closed' });
  });

  it('finds its rooms by their state, name and number, counted, without offers for requests', async () => {
    const { seller, shop, id, no, offer } = await offered();
    const visitor = await people.shopper({ code: shop.code });
    const { data: want } = await visitor.call('purchaseRequest.create', {
      contact: '梅',
      phone: freshMobile(),
      quantity: 1,
      remark: '需要一张大餐桌',
      ...(await api.given.regions()),
    });
    await seller.call('shopPurchaseRequest.update', {
      id: want.id,
      quote: { lines: offer.lines, validUntil: soon() },
    });
    const find = async (over: object) =>
      (await seller.call('shopQuote.list', { kind: 'room', ...over })).data;
    expect(await find({})).toMatchObject({
      total: 1,
      counts: { all: 1, sent: 1 },
      list: [{ id, pieces: 2 }],
    });
    expect((await seller.call('shopQuote.list', {})).data.total).toBe(2);
    for (const over of [{ keyword: '家客' }, { keyword: no.slice(-5) }, { state: 'sent' }])
      expect((await find(over)).list.map((one) => one.id)).toEqual([id]);
    for (const over of [{ keyword: '卧室' }, { state: 'withdrawn' }, { state: 'expired' }])
      expect((await find(over)).list).toEqual([]);
    await sql`update quotes set valid_until = now() - interval '1 second' where id = ${id}`.execute(api.db);
    expect((await find({ state: 'expired' })).counts).toEqual({ all: 1, expired: 1 });
  });

  it.each([
    ['a number that nobody has', { mobile: '13799999999' }, 'quote.noSuchMember'],
    ['what is no number', { mobile: '12345' }, 'mobile.invalid'],
    ['a day that is over', { validUntil: new Date(0).toISOString() }, 'quote.dayWrong'],
    [
      'what the mall does not have',
      { lines: [{ skuId: '999999999', qty: 1, unitPrice: 1 }] },
      'product.unavailable',
    ],
    ['no lines', { lines: [] }, 'request.invalid'],
    ['another version of the room', { version: 7 }, 'design.changedElsewhere'],
  ])('offers nothing for %s', async (_what, over, msgKey) => {
    const { seller, lin, offer } = await room();
    expect(await seller.call('shopQuote.offerDesign', { ...offer, ...over })).toMatchObject({ msgKey });
    expect((await lin.call('quote.list')).data.total).toBe(0);
  });

  it('is told of its own mistakes before it learns whether a number is a member’s', async () => {
    const { seller, offer } = await room();
    const wrong = { ...offer, mobile: '13799999999', validUntil: new Date(0).toISOString() };
    expect(await seller.call('shopQuote.offerDesign', wrong)).toMatchObject({ msgKey: 'quote.dayWrong' });
  });

  it('never offers below what a piece costs to supply', async () => {
    const { seller, offer, skuId } = await room();
    await sql`update skus set supply_price = 29000 where id = ${Number(skuId)}`.execute(api.db);
    const told = await seller.call('shopQuote.offerDesign', offer);
    expect(told).toMatchObject({ msgKey: 'quote.belowSupply', data: { skuId } });
    expect(told.data).not.toHaveProperty('least'); // who offers may not see finances
  });

  it('offers only by those who may, and only rooms of their own', async () => {
    const { shop, seller, offer } = await room();
    const delivery = await people.staff(shop.id, 'delivery');
    const colleague = await people.staff(shop.id, 'sales');
    expect(await delivery.call('shopQuote.offerDesign', offer)).toMatchObject({ data: 'want.edit' });
    expect(await colleague.call('shopQuote.offerDesign', offer)).toMatchObject({ msgKey: 'missing' });
    expect((await seller.call('shopQuote.offerDesign', offer)).code).toBe(200);
  });
});

it('somebody who tries numbers is stopped after twenty in an hour', async () => {
  const strict = await startApi({ RATE_LIMITS: 'on' });
  try {
    const others = createPeople(strict);
    const shop = await others.shop();
    const { skuId } = await strict.given.sku();
    const { data: design } = await shop.call('design.save', { name: '客厅', plan: samplePlan(skuId) });
    const terms = { lines: [{ skuId, qty: 1, unitPrice: 90_000 }], validUntil: soon() };
    const guess = () => shop.call('shopQuote.offerDesign', { ...design, ...terms, mobile: freshMobile() });
    for (let n = 0; n < 20; n += 1) expect(await guess()).toMatchObject({ msgKey: 'quote.noSuchMember' });
    expect(await guess()).toMatchObject({ code: 42900, status: 429 });
  } finally {
    await strict.stop();
  }
});

it('nobody else learns of an offer', async () => {
  const { id, lin } = await offered();
  const other = await people.shop();
  const stranger = await people.shopper();
  const answers = [
    await stranger.call('quote.detail', { id }),
    await stranger.call('quote.preview', { id }),
    await stranger.call('quote.decline', { id }),
    await stranger.call('quote.accept', { id, addressId: stranger.addressId, previewHash: 'x'.repeat(16) }),
    await other.call('shopQuote.withdraw', { id }),
    await lin.call('quote.detail', { id: 'nothing' }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ code: 40400, msgKey: 'missing' });
  expect((await other.call('shopQuote.list')).data.total).toBe(0);
});

it('a member who leaves takes the room of their offer with them', async () => {
  const { lin, id, seller } = await offered();
  await api.db.transaction().execute((tx) => erasePerson(tx, lin.memberId, 'any'));
  const row = await api.db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    design_name: '',
    plan: { rooms: [], items: [] },
    note: '',
    status: 'declined',
  });
  expect((await seller.call('shopQuote.list')).data.list).toMatchObject([{ phone: '' }]);
});

describe('the mall’s operator', () => {
  const asked = async (code?: string) => {
    const lin = await people.shopper(code === undefined ? {} : { code });
    const { data: want } = await lin.call('purchaseRequest.create', {
      contact: '林',
      phone: freshMobile(),
      quantity: 1,
      remark: '需要一张大餐桌',
      ...(await api.given.regions()),
    });
    const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
    return {
      lin,
      want,
      operator,
      quote: { lines: [{ text: '餐桌', qty: 1, unitPrice: 90_000 }], validUntil: soon() },
    };
  };

  it('offers for what was asked of no shop, and it becomes an order of the mall', async () => {
    const { lin, want, operator, quote } = await asked();
    expect(
      (await operator.call('platformWant.list', { stage: 'toVerify', sort: 'newest' })).data.list[0],
    ).toMatchObject({
      id: want.id,
    });
    const { data } = await operator.call('platformWant.update', { id: want.id, verify: 'real', quote });
    const id = data.quoteId ?? '';
    const preview = await lin.call('quote.preview', { id, addressId: lin.addressId });
    const { data: order } = await lin.call('quote.accept', {
      id,
      addressId: lin.addressId,
      previewHash: hashShown(preview),
    });
    const row = await api.db
      .selectFrom('orders')
      .select(['shop_id', 'pay'])
      .where('id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ shop_id: null, pay: 90_000 });
  });

  it('has nothing to say of what was asked of a shop', async () => {
    const shop = await people.shop();
    const { want, operator, quote } = await asked(shop.code);
    expect(await operator.call('platformWant.update', { id: want.id, quote })).toMatchObject({
      msgKey: 'missing',
    });
    const { data } = await operator.call('platformWant.list');
    expect(data.list.map(({ id }) => id)).not.toContain(want.id);
  });
});
