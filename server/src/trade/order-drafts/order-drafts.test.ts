import { sql } from 'kysely';
import { erasePerson } from '../../member/accounts/erase.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { soldLines } from '../reports/facts.queries.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
let shop: Awaited<ReturnType<typeof people.shop>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const street = 'Tulip Street 9';

/** Two chairs of the mall at 45,000 in this shop, as a draft. */
const draft = async (
  over: { stock?: number; supply?: number; qty?: number; discountBps?: number; phone?: string } = {},
) => {
  const { skuId, productId } = await api.given.sku({
    stock: over.stock ?? 5,
    price: 30_000,
    supply: over.supply ?? 100,
  });
  const content = {
    lines: [{ skuId, qty: over.qty ?? 2 }],
    ...(over.discountBps === undefined ? {} : { discountBps: over.discountBps, reason: 'Regular customer' }),
    note: 'Saturday',
    customer: {
      name: 'Lin',
      phone: over.phone ?? api.given.mobile(),
      ...(await api.given.regions()),
      detail: street,
    },
  };
  const { data } = await shop.call('orderDraft.create', content);
  return { skuId, productId, content, id: data.id, version: data.version, data };
};
type Draft = Awaited<ReturnType<typeof draft>>;
const tokenIn = (url: string): string => url.split('#')[1] ?? '';
const send = async ({ id, version }: Pick<Draft, 'id' | 'version'>, days = 3) => {
  const { data } = await shop.call('orderDraft.send', { id, version, days });
  return { token: tokenIn(data.url), ...data.draft, url: data.url };
};
const take = async (who: Shopper, token: string, over: { hash?: string; key?: string } = {}) => {
  const preview =
    over.hash === undefined ? await who.call('orderLink.preview', { token, addressId: who.addressId }) : null;
  const previewHash = over.hash ?? (preview?.code === 200 ? hashShown(preview) : 'nothing-was-shown');
  return who.call(
    'orderLink.take',
    { token, addressId: who.addressId, previewHash },
    over.key === undefined ? {} : { 'idempotency-key': over.key },
  );
};
const outcomesOf = (replies: readonly { code: number; msgKey?: string }[]): string[] =>
  replies.map(({ code, msgKey }) => (code === 200 ? 'ok' : String(msgKey))).toSorted();
const rowOf = (id: string) =>
  api.db.selectFrom('order_drafts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const heldOf = async (skuId: string) =>
  (await api.db.selectFrom('skus').select('held').where('id', '=', Number(skuId)).executeTakeFirstOrThrow())
    .held;

describe('a draft', () => {
  it('is written at the shop’s prices, holds nothing, and seals where the customer is reached', async () => {
    const written = await draft({ discountBps: 1000 });
    expect(written.data).toMatchObject({
      state: 'open',
      total: null,
      customer: { name: 'Lin', detail: street },
      priced: { lines: [{ fullPrice: 45_000, price: 40_500, amount: 81_000 }], goods: 81_000, saved: 9000 },
    });
    expect(await heldOf(written.skuId)).toBe(0);
    const row = JSON.stringify(await rowOf(written.id));
    expect(row).not.toContain(street);
    expect(row).not.toContain(written.content.customer.phone);
  });

  it('is written once by a request that comes twice, whose kept answer has nothing of the customer', async () => {
    const { content } = await draft();
    const key = crypto.randomUUID();
    const write = () => shop.call('orderDraft.create', content, { 'idempotency-key': key });
    const { data } = await write();
    expect((await write()).data).toEqual(data);
    const { rows } = await sql`select response from idempotency_keys where key = ${key}`.execute(api.db);
    expect(rows).toEqual([{ response: { id: data.id } }]);
  });

  it('costs what it costs today until its link fixes the prices', async () => {
    const written = await draft();
    await sql`update skus set price = 20000 where id = ${Number(written.skuId)}`.execute(api.db);
    expect((await shop.call('orderDraft.detail', { id: written.id })).data.priced.goods).toBe(60_000);
    const { token, total } = await send(written);
    await sql`update skus set price = 90000 where id = ${Number(written.skuId)}`.execute(api.db);
    expect(total).toBe(60_000);
    expect((await api.as().call('orderLink.show', { token })).data).toMatchObject({
      goods: 60_000,
      total: 60_000,
    });
  });

  it('is changed by one of two who looked at the same', async () => {
    const written = await draft();
    const change = (note: string) =>
      shop.call('orderDraft.save', { ...written.content, id: written.id, version: written.version, note });
    const replies = await Promise.all([change('one'), change('two')]);
    expect(outcomesOf(replies)).toEqual(['ok', 'orderDraft.changedElsewhere']);
    expect((await shop.call('orderDraft.send', { id: written.id, version: written.version })).msgKey).toBe(
      'orderDraft.changedElsewhere',
    );
  });

  it('is found by name, whole number and the end of its own, and counted by state', async () => {
    const written = await draft();
    const found = async (keyword: string) =>
      (await shop.call('orderDraft.list', { keyword, size: 50 })).data.list.map(({ id }) => id);
    expect(await found('li')).toContain(written.id);
    expect(await found(written.content.customer.phone)).toEqual([written.id]);
    expect(await found(written.data.no.slice(-6))).toContain(written.id);
    expect(await found('nobody')).toEqual([]);
    await send(written);
    const { data } = await shop.call('orderDraft.list', {
      state: 'sent',
      keyword: written.content.customer.phone,
    });
    expect(data).toMatchObject({
      total: 1,
      counts: { all: 1, sent: 1 },
      list: [{ state: 'sent', total: 90_000, phone: expect.stringContaining('****') }],
    });
  });

  it('is removed with its link, and brought back with it', async () => {
    const written = await draft();
    const { token } = await send(written);
    await shop.call('orderDraft.remove', { id: written.id });
    expect((await api.as().call('orderLink.show', { token })).msgKey).toBe('missing');
    expect((await shop.call('orderDraft.detail', { id: written.id })).msgKey).toBe('missing');
    expect((await shop.call('orderDraft.restore', { id: written.id })).data).toMatchObject({ state: 'sent' });
    expect((await shop.call('orderDraft.restore', { id: written.id })).msgKey).toBe('missing');
    expect((await api.as().call('orderLink.show', { token })).data.state).toBe('sent');
  });

  it('that was removed goes for good when the shop removes another a day later', async () => {
    const [old, other] = [await draft(), await draft()];
    await shop.call('orderDraft.remove', { id: old.id });
    await sql`update order_drafts set removed_at = now() - interval '25 hours' where id = ${old.id}`.execute(
      api.db,
    );
    await shop.call('orderDraft.remove', { id: other.id });
    await expect(rowOf(old.id)).rejects.toThrow('no result');
    expect((await rowOf(other.id)).removed_at).not.toBeNull();
  });

  it('refuses too few, too many, more than half off, a discount without a reason, half a region, goods twice, and another shop’s goods', async () => {
    const { skuId } = await api.given.sku();
    const other = await people.shop();
    const foreign = await api.given.sku({ shopId: other.id });
    const lines = [{ skuId, qty: 1 }];
    const refused = async (content: Parameters<typeof shop.call<'orderDraft.create'>>[1]) =>
      (await shop.call('orderDraft.create', content)).msgKey;
    for (const qty of [0, 1_000_000])
      expect(await refused({ lines: [{ skuId, qty }] })).toBe('request.invalid');
    expect(await refused({ lines, discountBps: 5001, reason: 'x' })).toBe('request.invalid');
    expect(await refused({ lines, discountBps: 100 })).toBe('orderDraft.reasonMissing');
    expect(await refused({ lines, customer: { provinceId: '11' } })).toBe('address.incomplete');
    expect(await refused({ lines: [...lines, ...lines] })).toBe('request.invalid');
    expect(await refused({ lines: [{ skuId: foreign.skuId, qty: 1 }] })).toBe('product.unavailable');
    const { data } = await shop.call('orderDraft.price', { lines: [{ skuId: foreign.skuId, qty: 1 }] });
    expect(data.lines).toMatchObject([{ name: '', price: 0, trouble: 'unavailable' }]);
  });

  it('is no other shop’s, and sales staff write it while those of deliveries only read', async () => {
    const written = await draft();
    const other = await people.shop();
    for (const name of [
      'orderDraft.detail',
      'orderDraft.copy',
      'orderDraft.remove',
      'orderDraft.withdraw',
    ] as const)
      expect((await other.call(name, { id: written.id })).msgKey).toBe('missing');
    expect((await other.call('orderDraft.send', { id: written.id, version: written.version })).msgKey).toBe(
      'missing',
    );
    const [sales, driver] = [await people.staff(shop.id, 'sales'), await people.staff(shop.id, 'delivery')];
    expect((await sales.call('orderDraft.create', { lines: [] })).code).toBe(200);
    expect((await driver.call('orderDraft.detail', { id: written.id })).code).toBe(200);
    expect((await driver.call('orderDraft.create', { lines: [] })).msgKey).toBe('access.denied');
  });

  it('knows the customer of an earlier order by the whole number, and nobody of another shop', async () => {
    const phone = api.given.mobile();
    const lin = await people.shopper({ code: shop.code, phone });
    const { skuId } = await api.given.sku();
    await people.buy(lin, skuId);
    expect((await shop.call('orderDraft.customer', { phone })).data.customer).toMatchObject({
      phone,
      ...(await api.given.regions()),
    });
    const other = await people.shop();
    expect((await other.call('orderDraft.customer', { phone })).data.customer).toBeNull();
  });
});

describe('a link', () => {
  it('is not made of nothing, of what is off sale, or below what a piece costs to supply', async () => {
    const { data: empty } = await shop.call('orderDraft.create', { lines: [] });
    expect((await shop.call('orderDraft.send', { id: empty.id, version: 1 })).msgKey).toBe(
      'orderDraft.empty',
    );
    const gone = await draft();
    await sql`update products set on_sale = false where id = ${Number(gone.productId)}`.execute(api.db);
    expect((await shop.call('orderDraft.send', gone)).msgKey).toBe('product.unavailable');
    const cheap = await draft({ supply: 29_000, discountBps: 5000 });
    expect(await shop.call('orderDraft.send', cheap)).toMatchObject({
      msgKey: 'quote.belowSupply',
      data: { least: 29_000 },
    });
    const sales = await people.staff(shop.id, 'sales');
    expect((await sales.call('orderDraft.send', cheap)).data).not.toHaveProperty('least');
  });

  it('shows the goods to whoever has it, and the address only to the person with the number', async () => {
    const lin = await people.shopper();
    const { token } = await send(await draft({ phone: lin.mobile, discountBps: 1000 }));
    const { data } = await api.as().call('orderLink.show', { token });
    expect(data).toMatchObject({ goods: 81_000, saved: 9000, note: 'Saturday', receiver: null });
    expect((await (await people.shopper()).call('orderLink.show', { token })).data.receiver).toBeNull();
    expect((await lin.call('orderLink.show', { token })).data.receiver).toMatchObject({ detail: street });
  });

  it('becomes an order of the shop at its prices, by the usual way, which is paid', async () => {
    const written = await draft({ discountBps: 1000 });
    const { token } = await send(written);
    const lin = await people.shopper();
    const { data: order } = await take(lin, token);
    expect(order.pay).toBe(81_000);
    expect(await heldOf(written.skuId)).toBe(2);
    await people.pay(lin, order.orderId);
    expect((await lin.call('order.detail', { id: order.orderId })).data).toMatchObject({
      source: 'draft',
      paid: 81_000,
      discount: 0,
    });
    expect((await shop.call('shopOrder.detail', { id: order.orderId })).data.id).toBe(order.orderId);
    const { rows } = await sql`
      select offer_off, member_off from (${soldLines(sql`${[order.orderId]}`)}) sold`.execute(api.db);
    expect(rows).toEqual([{ offer_off: 9000, member_off: 0 }]);
    expect((await shop.call('orderDraft.detail', { id: written.id })).data).toMatchObject({
      state: 'ordered',
      orderId: order.orderId,
      total: 81_000,
    });
    expect((await lin.call('orderLink.show', { token })).data).toMatchObject({
      state: 'ordered',
      orderId: order.orderId,
    });
    expect((await api.as().call('orderLink.show', { token })).data).toMatchObject({
      state: 'ordered',
      orderId: null,
    });
    for (const name of ['orderDraft.withdraw', 'orderDraft.remove'] as const)
      expect((await shop.call(name, { id: written.id })).msgKey).toBe('orderDraft.notOpen');
  });

  it('is not given back by an order that ends unpaid: the draft is written again', async () => {
    const written = await draft({ discountBps: 500 });
    const { token } = await send(written);
    const lin = await people.shopper();
    const { data: order } = await take(lin, token);
    await lin.call('order.cancel', { id: order.orderId });
    expect((await take(lin, token)).msgKey).toBe('orderLink.over');
    const { data } = await shop.call('orderDraft.copy', { id: written.id });
    expect(data).toMatchObject({
      state: 'open',
      discountBps: 500,
      customer: { name: 'Lin', detail: street },
    });
  });

  it.each(['withdrawn', 'replaced', 'removed'] as const)('that was %s opens nothing', async (how) => {
    const written = await draft();
    const { token, version } = await send(written);
    if (how === 'replaced') await send({ id: written.id, version });
    else await shop.call(how === 'removed' ? 'orderDraft.remove' : 'orderDraft.withdraw', { id: written.id });
    const lin = await people.shopper();
    expect((await lin.call('orderLink.show', { token })).msgKey).toBe('missing');
    expect((await take(lin, token)).msgKey).toBe('missing');
  });

  it('is over at its time; then the draft is open for changes', async () => {
    const written = await draft();
    const { token, version } = await send(written);
    expect((await shop.call('orderDraft.save', { ...written.content, id: written.id, version })).msgKey).toBe(
      'orderDraft.notOpen',
    );
    await sql`update order_drafts set valid_until = now() - interval '1 second' where id = ${written.id}`.execute(
      api.db,
    );
    const lin = await people.shopper();
    expect((await lin.call('orderLink.show', { token })).data.state).toBe('expired');
    expect((await take(lin, token)).msgKey).toBe('orderLink.over');
    expect((await shop.call('orderDraft.detail', { id: written.id })).data).toMatchObject({
      state: 'expired',
      total: null,
    });
    expect(
      (await shop.call('orderDraft.save', { ...written.content, id: written.id, version })).data.state,
    ).toBe('open');
  });

  it('orders nothing that is sold out, off sale or hidden since, or of a shop that is suspended', async () => {
    const lin = await people.shopper();
    const short = await draft({ stock: 5 });
    const { token } = await send(short);
    await people.buy(await people.shopper(), short.skuId, 4);
    expect(await take(lin, token)).toMatchObject({
      msgKey: 'order.shortOfStock',
      data: [{ skuId: short.skuId, stock: 1 }],
    });
    const gone = await draft();
    const { token: second } = await send(gone);
    await shop.call('shopGoods.show', { id: gone.productId, visible: false });
    expect((await take(lin, second)).msgKey).toBe('product.unavailable');
    await sql`update shops set status = 'suspended' where id = ${shop.id}`.execute(api.db);
    expect((await lin.call('orderLink.show', { token })).msgKey).toBe('missing');
    expect((await shop.call('orderDraft.send', await draft())).msgKey).toBe('orderDraft.suspended');
    await sql`update shops set status = 'open' where id = ${shop.id}`.execute(api.db);
  });

  it('takes no price from its buyer', async () => {
    const { token } = await send(await draft());
    const lin = await people.shopper();
    expect(await take(lin, token, { hash: 'x'.repeat(43) })).toMatchObject({
      msgKey: 'order.priceChanged',
      data: { pay: 90_000 },
    });
  });
});

describe('at the same time', () => {
  const endings = ['orderDraft.withdraw', 'orderDraft.remove'] as const;
  it('two people take one link: one order, and the other reads that it is over', async () => {
    const written = await draft({ stock: 50 });
    const { token } = await send(written);
    const buyers = await Promise.all(Array.from({ length: 6 }, () => people.shopper()));
    const hashes = await Promise.all(
      buyers.map(async (who) =>
        hashShown(await who.call('orderLink.preview', { token, addressId: who.addressId })),
      ),
    );
    const replies = await Promise.all(buyers.map((who, at) => take(who, token, { hash: hashes[at] ?? '' })));
    expect(outcomesOf(replies)).toEqual(['ok', ...Array.from({ length: 5 }, () => 'orderLink.over')]);
    expect(await heldOf(written.skuId)).toBe(2);
  });

  it('one person clicks twice: the same order twice', async () => {
    const { token } = await send(await draft());
    const lin = await people.shopper();
    const hash = hashShown(await lin.call('orderLink.preview', { token, addressId: lin.addressId }));
    const key = crypto.randomUUID();
    const replies = await Promise.all([take(lin, token, { hash, key }), take(lin, token, { hash, key })]);
    expect(new Set(replies.map(({ data }) => data.orderId)).size).toBe(1);
    expect(replies.map(({ code }) => code)).toEqual([200, 200]);
  });

  it.each(endings)('a link is taken during %s: an order or none, and both sides agree', async (ending) => {
    for (let round = 0; round < 4; round += 1) {
      const written = await draft();
      const { token } = await send(written);
      const lin = await people.shopper();
      const hash = hashShown(await lin.call('orderLink.preview', { token, addressId: lin.addressId }));
      const [order, ended] = await Promise.all([
        take(lin, token, { hash }),
        shop.call(ending, { id: written.id }),
      ]);
      const { status } = await rowOf(written.id);
      expect([order.code === 200, ended.code === 200]).toEqual(
        status === 'ordered' ? [true, false] : [false, true],
      );
      expect(await heldOf(written.skuId)).toBe(order.code === 200 ? 2 : 0);
    }
  });
});

it('a person who leaves is forgotten by the drafts of shops', async () => {
  const lin = await people.shopper();
  const byNumber = await draft({ phone: lin.mobile });
  await inTransaction(api.db, (tx) => erasePerson(tx, lin.memberId, lin.mobile));
  expect(await rowOf(byNumber.id)).toMatchObject({ name: '', reached: '', number: '', note: '' });
});
