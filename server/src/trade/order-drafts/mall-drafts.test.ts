import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { sql } from 'kysely';
import { erasePerson } from '../../member/accounts/erase.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let wei: Awaited<ReturnType<typeof operatorWith>>;
let mei: Awaited<ReturnType<typeof operatorWith>>;

const operatorWith = async (name: string, ...keys: OperatorPermission[]) => {
  const memberId = await api.given.member({ name });
  await api.given.operator(memberId, keys);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
  wei = await operatorWith('Wei', 'order.view', 'order.edit', 'catalogue.view', 'audit.view');
  mei = await operatorWith('Mei', 'order.view', 'order.edit');
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const street = 'Tulip Street 9';
/** Two chairs at 30,000 each and 700 of freight, written by the mall; `discountBps` and the rest as given. */
const draft = async (over: { supply?: number; discountBps?: number; phone?: string } = {}) => {
  const { skuId } = await api.given.sku({
    stock: 5,
    price: 30_000,
    supply: over.supply ?? 100,
    freight: 700,
  });
  const content = {
    lines: [{ skuId, qty: 2 }],
    ...(over.discountBps === undefined ? {} : { discountBps: over.discountBps, reason: 'Regular customer' }),
    note: 'Saturday',
    customer: {
      name: '林小满',
      phone: over.phone ?? api.given.mobile(),
      ...(await api.given.regions()),
      detail: street,
    },
  };
  const { data } = await wei.call('platformOrderDraft.create', content);
  return { skuId, content, id: data.id, version: data.version, data };
};
const send = async ({ id, version }: { id: string; version: number }) => {
  const { data } = await wei.call('platformOrderDraft.send', { id, version, days: 30 });
  return { token: data.url.split('#')[1] ?? '', ...data.draft };
};
const take = async (who: Shopper, token: string) => {
  const preview = await who.call('orderLink.preview', { token, addressId: who.addressId });
  return who.call('orderLink.take', {
    token,
    addressId: who.addressId,
    previewHash: hashShown(preview),
  });
};
const rowOf = (id: string) =>
  api.db.selectFrom('order_drafts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const logged = async () =>
  (await wei.call('operatorLog.list', { area: 'order', shop: 'mall' })).data.list.map(
    ({ title, about, actor }) => [title, about, actor?.name],
  );

it('costs what a member without a shop pays today, with the freight of a checkout, and seals whom it is for', async () => {
  const written = await draft({ discountBps: 1000 });
  expect(written.data).toMatchObject({
    state: 'open',
    name: '林小满',
    customer: { phone: written.content.customer.phone, detail: street },
    priced: {
      lines: [{ fullPrice: 30_000, price: 27_000, amount: 54_000, trouble: null }],
      goods: 54_000,
      saved: 6000,
    },
  });
  const lin = await people.shopper();
  const { data: checkout } = await lin.call('order.previewDirect', {
    skuId: written.skuId,
    qty: 2,
    addressId: lin.addressId,
  });
  const { data: priced } = await wei.call('platformOrderDraft.price', { lines: written.content.lines });
  expect([priced.goods, priced.freight, priced.total]).toEqual([
    checkout.goods,
    checkout.freight,
    checkout.pay,
  ]);
  const row = await rowOf(written.id);
  expect(row.shop_id).toBeNull();
  expect(JSON.stringify(row)).not.toContain(street);
  expect(JSON.stringify(row)).not.toContain(written.content.customer.phone);
});

it('is listed with name and number masked, as the mall’s orders are, and found by both and by its own number', async () => {
  const written = await draft();
  const found = async (keyword: string) => (await mei.call('platformOrderDraft.list', { keyword })).data.list;
  for (const keyword of ['小满', written.content.customer.phone, written.data.no.slice(-6)])
    expect((await found(keyword)).map(({ id }) => id)).toContain(written.id);
  expect(await found('nobody')).toEqual([]);
  const [row] = await found(written.content.customer.phone);
  expect(row).toMatchObject({ name: '林**', phone: expect.stringContaining('****'), by: 'Wei' });
  const { data } = await wei.call('platformOrderDraft.create', { lines: [] });
  expect(data).toMatchObject({ name: '', phone: '' });
});

it('becomes an order of the mall, whatever shop its customer is in, under the name of the mall', async () => {
  const written = await draft({ discountBps: 1000 });
  const { token, validUntil } = await send(written);
  expect(Math.round((Date.parse(validUntil ?? '') - Date.now()) / 86_400_000)).toBe(30);
  const { data: shown } = await api.as({ lang: 'en' }).call('orderLink.show', { token });
  expect(shown).toMatchObject({ shopName: 'Furnimall', goods: 54_000, saved: 6000, receiver: null });
  const lin = await people.shopper({ code: shop.code });
  const { data: order } = await take(lin, token);
  expect(order.pay).toBe(shown.total);
  await people.pay(lin, order.orderId);
  const row = await api.db
    .selectFrom('orders')
    .select(['shop_id', 'source'])
    .where('id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ shop_id: null, source: 'draft' });
  expect((await wei.call('platformOrder.detail', { id: order.orderId })).data.paid).toBe(order.pay);
  expect((await shop.call('shopOrder.detail', { id: order.orderId })).msgKey).toBe('missing');
  expect((await mei.call('platformOrderDraft.detail', { id: written.id })).data).toMatchObject({
    state: 'ordered',
    orderId: order.orderId,
    total: order.pay,
  });
  expect((await take(await people.shopper(), token)).msgKey).toBe('orderLink.over');
});

it('shows where it may go only to the person with the number', async () => {
  const lin = await people.shopper();
  const { token } = await send(await draft({ phone: lin.mobile }));
  expect((await (await people.shopper()).call('orderLink.show', { token })).data.receiver).toBeNull();
  expect((await lin.call('orderLink.show', { token })).data.receiver).toMatchObject({ detail: street });
});

it('stays out of shops, and those of shops out of the console', async () => {
  const written = await draft();
  await send(written);
  const { data: theirs } = await shop.call('orderDraft.create', written.content);
  const { version } = await rowOf(written.id);
  for (const op of ['detail', 'copy', 'remove', 'withdraw', 'restore'] as const) {
    expect((await shop.call(`orderDraft.${op}`, { id: written.id })).msgKey).toBe('missing');
    expect((await wei.call(`platformOrderDraft.${op}`, { id: theirs.id })).msgKey).toBe('missing');
  }
  const content = { lines: [] };
  expect((await shop.call('orderDraft.send', { id: written.id, version })).msgKey).toBe('missing');
  expect((await wei.call('platformOrderDraft.send', { id: theirs.id, version: 1 })).msgKey).toBe('missing');
  expect((await shop.call('orderDraft.save', { ...content, id: written.id, version })).msgKey).toBe(
    'missing',
  );
  expect((await wei.call('platformOrderDraft.save', { ...content, id: theirs.id, version: 1 })).msgKey).toBe(
    'missing',
  );
  const keyword = written.content.customer.phone;
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  expect(ids((await wei.call('platformOrderDraft.list', { keyword })).data.list)).toEqual([written.id]);
  expect(ids((await shop.call('orderDraft.list', { keyword })).data.list)).toEqual([theirs.id]);
  expect(ids((await wei.call('platformOrderDraft.list', { size: 50 })).data.list)).not.toContain(theirs.id);
  expect((await rowOf(theirs.id)).version).toBe(1);
});

it('sells no goods of shops, and tells nothing of them', async () => {
  const { skuId } = await api.given.sku({ shopId: shop.id, name: 'Their own' });
  const lines = [{ skuId, qty: 1 }];
  expect((await wei.call('platformOrderDraft.create', { lines })).msgKey).toBe('product.unavailable');
  expect((await wei.call('platformOrderDraft.price', { lines })).data.lines).toMatchObject([
    { name: '', price: 0, trouble: 'unavailable' },
  ]);
});

it('is written by who may change orders, and supply prices are told to who may see the catalogue', async () => {
  const reader = await operatorWith('Rao', 'order.view');
  const written = await draft({ supply: 29_000, discountBps: 5000 });
  expect((await reader.call('platformOrderDraft.detail', { id: written.id })).code).toBe(200);
  expect((await reader.call('platformOrderDraft.create', { lines: [] })).msgKey).toBe('access.denied');
  expect(
    (await reader.call('platformOrderDraft.customer', { phone: written.content.customer.phone })).msgKey,
  ).toBe('access.denied');
  const sentBy = async (who: Pick<typeof wei, 'call'>) => {
    const { msgKey, data } = await who.call('platformOrderDraft.send', written);
    return { msgKey, data };
  };
  expect(await sentBy(wei)).toEqual({
    msgKey: 'quote.belowSupply',
    data: { skuId: written.skuId, least: 29_000 },
  });
  expect(await sentBy(mei)).toEqual({ msgKey: 'quote.belowSupply', data: { skuId: written.skuId } });
});

it('is changed by one of two who looked at the same, and every step stands in the log', async () => {
  const written = await draft();
  const change = (who: Pick<typeof wei, 'call'>, note: string) =>
    who.call('platformOrderDraft.save', {
      ...written.content,
      id: written.id,
      version: written.version,
      note,
    });
  const replies = await Promise.all([change(wei, 'one'), change(mei, 'two')]);
  expect(replies.map(({ msgKey }) => msgKey ?? 'ok').toSorted()).toEqual([
    'ok',
    'orderDraft.changedElsewhere',
  ]);
  const { token } = await send({ id: written.id, version: 2 });
  await mei.call('platformOrderDraft.withdraw', { id: written.id });
  expect((await api.as().call('orderLink.show', { token })).msgKey).toBe('missing');
  await mei.call('platformOrderDraft.remove', { id: written.id });
  await mei.call('platformOrderDraft.restore', { id: written.id });
  const { data: again } = await mei.call('platformOrderDraft.copy', { id: written.id });
  expect(again).toMatchObject({ state: 'open', name: '林小满', customer: { detail: street } });
  const changer = replies[0].code === 200 ? 'Wei' : 'Mei';
  expect((await logged()).slice(0, 7)).toEqual([
    ['Order draft written', again.no, 'Mei'],
    ['Order draft brought back', written.data.no, 'Mei'],
    ['Order draft removed', written.data.no, 'Mei'],
    ['Order link withdrawn', written.data.no, 'Mei'],
    ['Order link made', written.data.no, 'Wei'],
    ['Order draft changed', written.data.no, changer],
    ['Order draft written', written.data.no, 'Wei'],
  ]);
});

it('is ordered or withdrawn when both happen at once, and both sides agree', async () => {
  for (let round = 0; round < 4; round += 1) {
    const written = await draft();
    const { token } = await send(written);
    const lin = await people.shopper();
    const previewHash = hashShown(await lin.call('orderLink.preview', { token, addressId: lin.addressId }));
    const [order, ended] = await Promise.all([
      lin.call('orderLink.take', { token, addressId: lin.addressId, previewHash }),
      mei.call('platformOrderDraft.withdraw', { id: written.id }),
    ]);
    const { status } = await rowOf(written.id);
    expect([order.code === 200, ended.code === 200]).toEqual(
      status === 'ordered' ? [true, false] : [false, true],
    );
  }
});

it('knows where the last order of the mall to a number went, and the logs of mall and shop say who looked', async () => {
  const phone = api.given.mobile();
  const { skuId } = await api.given.sku();
  const ofShop = await people.shopper({ code: shop.code, phone });
  const { data: theirs } = await people.buy(ofShop, skuId);
  expect((await wei.call('platformOrderDraft.customer', { phone })).data.customer).toBeNull();
  await shop.call('orderDraft.customer', { phone });
  const looks = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'shop_id', 'object'])
    .where('action', '=', 'orderDraft.customer')
    .execute();
  expect(looks).toEqual([{ actor_id: shop.ownerId, shop_id: shop.id, object: `order:${theirs.orderId}` }]);
  const lin = await people.shopper({ phone });
  const { data: order } = await people.buy(lin, skuId);
  const before = await logged();
  expect((await mei.call('platformOrderDraft.customer', { phone })).data.customer).toMatchObject({
    phone,
    ...(await api.given.regions()),
  });
  expect(await logged()).toEqual([
    ['Customer of an earlier order looked up', order.orderNo, 'Mei'],
    ...before,
  ]);
});

it('goes for good a day after it was removed, when the mall removes another; a shop’s stays', async () => {
  const [old, other] = [await draft(), await draft()];
  const { data: theirs } = await shop.call('orderDraft.create', { lines: [] });
  await wei.call('platformOrderDraft.remove', { id: old.id });
  await shop.call('orderDraft.remove', { id: theirs.id });
  await sql`update order_drafts set removed_at = now() - interval '25 hours' where removed_at is not null`.execute(
    api.db,
  );
  await wei.call('platformOrderDraft.remove', { id: other.id });
  await expect(rowOf(old.id)).rejects.toThrow('no result');
  expect((await rowOf(theirs.id)).removed_at).not.toBeNull();
});

it('forgets a person who leaves', async () => {
  const lin = await people.shopper();
  const byNumber = await draft({ phone: lin.mobile });
  await inTransaction(api.db, (tx) => erasePerson(tx, lin.memberId, lin.mobile));
  expect(await rowOf(byNumber.id)).toMatchObject({ name: '', reached: '', number: '', note: '' });
});
