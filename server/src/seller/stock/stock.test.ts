import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Sent } from '@mall/contract/operations';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let wei: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
  wei = await operator();
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const operator = async (permissions: OperatorPermission[] | null = null, name = 'Wei') => {
  const memberId = await api.given.member({ name });
  await api.given.operator(memberId, permissions);
  return api.as({ token: await api.signIn(memberId), lang: 'en' });
};
const given = async (stock: number, over: { shopId?: string; name?: string; onSale?: boolean } = {}) =>
  (await api.given.sku({ stock, ...over })).skuId;
type Change = Partial<Sent<'mallStock.change'>>;
const change = (id: string, over: Change, by = wei, key?: string) =>
  by.call(
    'mallStock.change',
    { id, change: 1, reason: 'received', ...over },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const count = (skuId: string, expected: number, counted: number, by = wei) =>
  by.call('mallStock.count', { rows: [{ skuId, expected, counted }] });
const stockOf = async (id: string) => (await wei.call('mallStock.detail', { id })).data;
const movesOf = async (id: string) =>
  (await wei.call('mallStock.moves', { id })).data.list.map(({ kind, change: by, after }) => [
    kind,
    by,
    after,
  ]);
const audited = async (skuId: string) =>
  (
    await api.db
      .selectFrom('audit_log')
      .selectAll()
      .where('object', '=', `sku:${skuId}`)
      .orderBy('at')
      .execute()
  ).map(({ action, shop_id, diff }) => ({ action, shop_id, diff }));

it('receives and corrects at once, with its reason in the history and in the log', async () => {
  const id = await given(10);
  const { data } = await change(id, { change: 5, note: 'PO 17' });
  expect(data).toMatchObject({ skuId: id, onHand: 15, held: 0, free: 15, low: false });
  expect((await change(id, { change: -2, reason: 'damaged' })).data.onHand).toBe(13);
  const { data: moves } = await wei.call('mallStock.moves', { id });
  expect(moves).toMatchObject({
    total: 2,
    list: [
      { kind: 'damaged', change: -2, after: 13, note: '', by: 'Wei' },
      { kind: 'received', change: 5, after: 15, note: 'PO 17', by: 'Wei', order: null },
    ],
  });
  expect(await audited(id)).toMatchObject([
    {
      action: 'stock.change',
      shop_id: null,
      diff: { old: { stock: 10 }, new: { stock: 15, moved: 'received' } },
    },
    { action: 'stock.change', diff: { old: { stock: 15 }, new: { stock: 13, moved: 'damaged' } } },
  ]);
});

it.each([
  { change: 0 },
  { change: -1 },
  { change: 1, reason: 'damaged' },
  { change: 1_000_001 },
  { note: 'x'.repeat(201) },
] as const)('refuses %j as input', async (over) => {
  expect(await change(await given(10), over)).toMatchObject({ code: 40001, msgKey: 'request.invalid' });
});

it('shoppers buy what was received without anything else being done', async () => {
  const id = await given(0);
  const buyer = await people.shopper();
  expect((await people.buy(buyer, id)).code).not.toBe(200);
  await change(id, { change: 1 });
  expect((await people.buy(buyer, id)).code).toBe(200);
});

it('never takes what orders hold, and says which orders those are', async () => {
  const id = await given(5);
  const buyer = await people.shopper();
  const { data: unpaid } = await people.buy(buyer, id, 3);
  const paid = await people.paidOrder(buyer, id, 1);
  expect(await stockOf(id)).toMatchObject({
    onHand: 4,
    held: 3,
    free: 1,
    toSend: 1,
    low: true,
    launches: 0,
    orders: [
      { id: unpaid.orderId, qty: 3, waits: 'payment' },
      { id: paid, qty: 1, waits: 'shipment' },
    ],
  });
  expect(await change(id, { change: -2, reason: 'damaged' })).toMatchObject({
    code: 40901,
    msgKey: 'stock.held',
    data: { onHand: 4, held: 3, most: 1 },
    msg: 'Of the 4 pieces on hand, 3 are held, so at most 1 can leave. Wait until the orders that hold them are paid or cancelled',
  });
  expect((await count(id, 4, 2)).data).toEqual({
    id: null,
    counted: 0,
    changed: 0,
    left: [{ skuId: id, why: 'held', onHand: 4, held: 3 }],
  });
  expect((await count(id, 4, 3)).data).toMatchObject({ counted: 1, changed: 1, left: [] });
  expect(await movesOf(id)).toEqual([
    ['counted', -1, 3],
    ['sold', -1, 4],
  ]);
  expect((await change(id, { change: 1_000_000 })).msgKey).toBe('stock.tooMany');
});

it('names what is put aside for a flash sale, ordered there or not, until it is over', async () => {
  const id = await given(9);
  const sale = await people.activity({ skuId: id, stock: 6 });
  const aside = async () => {
    const { onHand, setAside } = await stockOf(id);
    return { onHand, setAside };
  };
  expect(await aside()).toEqual({ onHand: 3, setAside: 6 });
  const buyer = await people.shopper();
  const preview = await buyer.call('seckill.preview', { ...sale, qty: 1 });
  const { data: ordered } = await buyer.call('seckill.create', {
    ...sale,
    qty: 1,
    addressId: buyer.addressId,
    previewHash: hashShown(preview),
  });
  expect(await aside()).toEqual({ onHand: 3, setAside: 6 });
  await wei.call('platformSeckill.close', { id: sale.activityId });
  expect(await aside()).toEqual({ onHand: 8, setAside: 1 });
  await buyer.call('order.cancel', { id: ordered.orderId });
  expect(await aside()).toEqual({ onHand: 9, setAside: 0 });
});

it('a count says what its counter saw: a second one of the same sight is told what is there', async () => {
  const id = await given(10);
  expect((await count(id, 10, 12)).data).toMatchObject({ counted: 1, changed: 1, left: [] });
  expect((await count(id, 10, 12)).data.left).toEqual([{ skuId: id, why: 'moved', onHand: 12, held: 0 }]);
  expect(await stockOf(id)).toMatchObject({ onHand: 12 });
});

it('takes of one count what fits, and notes what was as expected', async () => {
  const [same, less, moved] = [await given(10), await given(10), await given(10)];
  const { data } = await wei.call('mallStock.count', {
    rows: [
      { skuId: same, expected: 10, counted: 10 },
      { skuId: less, expected: 10, counted: 7 },
      { skuId: moved, expected: 9, counted: 8 },
      { skuId: '999999999', expected: 1, counted: 1 },
    ],
    note: 'Hall 2',
  });
  expect(data).toMatchObject({
    counted: 2,
    changed: 1,
    left: [
      { skuId: moved, why: 'moved', onHand: 10, held: 0 },
      { skuId: '999999999', why: 'missing', onHand: 0, held: 0 },
    ],
  });
  expect(await movesOf(same)).toEqual([['counted', 0, 10]]);
  expect(await movesOf(less)).toEqual([['counted', -3, 7]]);
  expect((await stockOf(same)).countedAt).not.toBeNull();
  expect((await stockOf(moved)).countedAt).toBeNull();
  expect((await wei.call('mallStock.count', { rows: [] })).code).toBe(40001);
  const twice = { skuId: same, expected: 10, counted: 10 };
  expect((await wei.call('mallStock.count', { rows: [twice, twice] })).code).toBe(40001);
});

it('a SKU is low from its reorder point down, or from five pieces', async () => {
  const id = await given(6, { name: 'Reorder lamp' });
  const low = async (tab: 'low' | 'out' = 'low') =>
    (await wei.call('mallStock.list', { tab, keyword: 'order lam' })).data;
  expect(await low()).toMatchObject({ list: [], total: 0, counts: { low: 0, out: 0 } });
  await change(id, { change: -1, reason: 'showroom' });
  expect(await low()).toMatchObject({ list: [{ skuId: id, low: true, reorderPoint: null }] });
  expect((await wei.call('mallStock.reorder', { rows: [{ skuId: id, point: 4 }] })).code).toBe(200);
  expect((await low()).total).toBe(0);
  await count(id, 5, 4);
  expect(await low()).toMatchObject({ total: 1, counts: { low: 1, out: 0 } });
  await count(id, 4, 0);
  expect((await low('out')).list).toMatchObject([{ skuId: id, free: 0 }]);
  await wei.call('mallStock.reorder', { rows: [{ skuId: id, point: null }] });
  expect((await stockOf(id)).reorderPoint).toBeNull();
  const rows = [
    { skuId: id, point: 9 },
    { skuId: '999999999', point: 9 },
  ];
  expect((await wei.call('mallStock.reorder', { rows })).msgKey).toBe('missing');
  expect((await stockOf(id)).reorderPoint).toBeNull();
});

it('what shoppers do not see is in the list, and never low', async () => {
  await given(0, { name: 'Hidden stool', onSale: false });
  const { data } = await wei.call('mallStock.list', { keyword: 'hidden stool' });
  expect(data).toMatchObject({ list: [{ onSale: false, low: false, free: 0 }], counts: { low: 0, out: 0 } });
});

it('finds by name and number, and sorts by what is free', async () => {
  const [many, few] = [await given(90, { name: 'Sorted shelf' }), await given(9, { name: 'Sorted shelf' })];
  const { data } = await wei.call('mallStock.list', { keyword: 'SORTED sh', sort: 'free' });
  expect(data.list.map(({ skuId }) => skuId)).toEqual([few, many]);
  const no = data.list[0]?.goodsNo ?? '';
  const found = await wei.call('mallStock.list', { keyword: no });
  expect(found.data.list.map(({ skuId }) => skuId)).toEqual([few]);
  await api.db.updateTable('skus').set({ no: 'AX-77' }).where('id', '=', Number(many)).execute();
  const byOwnNo = await wei.call('mallStock.list', { keyword: 'ax-77' });
  expect(byOwnNo.data.list.map(({ skuId }) => skuId)).toEqual([many]);
  const paged = await wei.call('mallStock.list', { keyword: 'Sorted', size: 1, page: 2 });
  expect(paged.data).toMatchObject({ total: 2, more: false, list: [{ skuId: many }] });
});

it('a shop keeps the stock of its own and of nobody else; to the mall that of shops is missing', async () => {
  const [own, malls] = [await given(10, { shopId: shop.id, name: 'Shop bench' }), await given(10)];
  expect((await shop.call('shopStock.list', {})).data.list.map(({ skuId }) => skuId)).toEqual([own]);
  const received = { id: own, change: 2, reason: 'received' } as const;
  expect((await shop.call('shopStock.change', received)).data.onHand).toBe(12);
  expect((await shop.call('shopStock.moves', { id: own })).data.list).toMatchObject([
    { kind: 'received', after: 12 },
  ]);
  expect(await audited(own)).toMatchObject([{ action: 'stock.change', shop_id: shop.id }]);
  const { data: log } = await shop.call('audit.list', {});
  expect(log.list[0]).toMatchObject({
    title: 'Stock changed',
    changes: [
      { field: 'On hand', old: '10', new: '12' },
      { field: 'Reason', old: null, new: 'received' },
    ],
  });

  expect((await shop.call('shopStock.detail', { id: malls })).msgKey).toBe('missing');
  expect((await shop.call('shopStock.moves', { id: malls })).msgKey).toBe('missing');
  expect((await shop.call('shopStock.change', { ...received, id: malls })).msgKey).toBe('missing');
  expect((await change(own, {})).msgKey).toBe('missing');
  const counted = { rows: [{ skuId: malls, expected: 10, counted: 1 }] };
  expect((await shop.call('shopStock.count', counted)).data.left).toMatchObject([{ why: 'missing' }]);
  const points = { rows: [{ skuId: malls, point: 1 }] };
  expect((await shop.call('shopStock.reorder', points)).msgKey).toBe('missing');
  expect(await stockOf(malls)).toMatchObject({ onHand: 10, reorderPoint: null });
});

it('names orders to who may see orders; those of shops have no link for the mall', async () => {
  const id = await given(9);
  const buyer = await people.shopper({ code: shop.code });
  await people.paidOrder(buyer, id);
  expect((await stockOf(id)).orders).toMatchObject([{ id: null, qty: 1, waits: 'shipment' }]);
  const clerk = await operator(['catalogue.view']);
  expect((await clerk.call('mallStock.detail', { id })).data).toMatchObject({ orders: null, toSend: 1 });
  const seen = (await wei.call('mallStock.moves', { id })).data.list[0]?.order;
  expect(seen).toMatch(/^\d{18}$/);
  expect((await clerk.call('mallStock.moves', { id })).data.list).toMatchObject([
    { kind: 'sold', order: null },
  ]);
});

it('a SKU that its product no longer has is missing', async () => {
  const id = await given(9);
  await api.db.updateTable('skus').set({ offered: false }).where('id', '=', Number(id)).execute();
  expect((await change(id, {})).msgKey).toBe('missing');
  expect((await wei.call('mallStock.detail', { id })).msgKey).toBe('missing');
});

it('a repeated request receives once', async () => {
  const id = await given(10);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => change(id, { change: 3 }, wei, 'one-lorry')),
  );
  expect(new Set(replies.map(({ data }) => data.onHand))).toEqual(new Set([13]));
  expect((await change(id, { change: 4 }, wei, 'one-lorry')).msgKey).toBe('idempotency.mismatch');
  expect(await movesOf(id)).toEqual([['received', 3, 13]]);
});

describe('at the same time', () => {
  it('of 20 who count the same sight one is taken', async () => {
    const id = await given(10);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => count(id, 10, 11 + n)));
    const taken = replies.filter(({ data }) => data.counted === 1);
    expect(taken).toHaveLength(1);
    expect(await movesOf(id)).toHaveLength(1);
  });

  it('20 who receive add up, and 20 who take leave what is there', async () => {
    const id = await given(10);
    const lin = await operator(null, 'Lin');
    const by = (n: number) => (n % 2 === 0 ? wei : lin);
    await Promise.all(Array.from({ length: 20 }, (_, n) => change(id, { change: 1 }, by(n))));
    expect(await stockOf(id)).toMatchObject({ onHand: 30 });
    const taking = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change(id, { change: -2, reason: 'missing' }, by(n))),
    );
    expect(taking.filter(({ code }) => code === 200)).toHaveLength(15);
    expect(taking.filter(({ msgKey }) => msgKey === 'stock.held')).toHaveLength(5);
    expect(await stockOf(id)).toMatchObject({ onHand: 0 });
  });

  it('orders, corrections and counts of the same pieces: nothing is sold twice and nothing held is lost', async () => {
    const ids = [await given(12), await given(12), await given(12)];
    const buyers = await Promise.all(Array.from({ length: 24 }, () => people.shopper()));
    const orders = buyers.map(async (buyer, n) => {
      const { code, data } = await people.buy(buyer, ids[n % 3] ?? '');
      if (code === 200 && n % 2 === 0) await people.pay(buyer, data.orderId);
      return code;
    });
    const hands = Array.from({ length: 24 }, async (_, n) => {
      const id = ids[n % 3] ?? '';
      if (n % 4 === 0) return change(id, { change: -3, reason: 'damaged' });
      const { onHand } = await stockOf(id);
      // All three in one count, in another order each time.
      const rows = [...ids.slice(n % 3), ...ids.slice(0, n % 3)].map((skuId) => ({
        skuId,
        expected: onHand,
        counted: Math.max(0, onHand - 1),
      }));
      return wei.call('mallStock.count', { rows });
    });
    const replies = await Promise.all(hands);
    expect(await Promise.all(orders)).toContain(200);
    expect(replies.filter(({ code }) => ![200, 40901].includes(code))).toEqual([]);
    await expectInvariants(api);
    for (const id of ids) {
      const { onHand, held, orders: waiting } = await stockOf(id);
      expect(onHand).toBeGreaterThanOrEqual(held);
      const unpaid = waiting?.filter(({ waits }) => waits === 'payment') ?? [];
      expect(unpaid.reduce((sum, { qty }) => sum + qty, 0)).toBe(held);
    }
  });
});
