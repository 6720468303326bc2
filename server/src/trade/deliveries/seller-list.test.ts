import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { createDeliveries, promiseAt } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { deliveriesAtRisk } from './at-risk.queries.ts';

let api: Api;
let people: People;
let deliveries: ReturnType<typeof createDeliveries>;
let shop: Awaited<ReturnType<People['shop']>>;
let lin: Awaited<ReturnType<People['shopper']>>;
const ids: Record<string, string> = {};
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

/** A recorded order of the shop under test; the id of its delivery. */
const recorded = async (name: string, urgent = false): Promise<string> => {
  const order = await people.paidOrder(lin, (await api.given.sku({ name })).skuId);
  const { data } = await shop.call('shopOrder.record', { id: order, urgent });
  return data.deliveries[0]?.id ?? '';
};
const put = async (id: string, expected: number | null, promised: number | null): Promise<void> => {
  const { order_id: orderId } = await api.db
    .updateTable('deliveries')
    .set({ expected_at: expected === null ? null : inDays(expected) })
    .where('id', '=', id)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await promiseAt(api.db, orderId, promised === null ? null : inDays(promised));
};

beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  deliveries = createDeliveries(api, people);
  shop = await people.shop();
  lin = await people.shopper({ code: shop.code });
  for (const name of ['later', 'soon', 'atRisk', 'moreAtRisk', 'late', 'longLate', 'undated'])
    ids[name] = await recorded(name, name === 'soon');
  await put(ids['later'] ?? '', 20, 30);
  await put(ids['soon'] ?? '', 2, 30);
  await put(ids['atRisk'] ?? '', 12, 10);
  await put(ids['moreAtRisk'] ?? '', 6, 5);
  await put(ids['late'] ?? '', 4, -1);
  await put(ids['longLate'] ?? '', -3, -9);
  await put(ids['undated'] ?? '', null, null);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id) ?? id;
const found = async (filter: Parameters<typeof shop.call<'delivery.list'>>[1] = {}) => {
  const { data } = await shop.call('delivery.list', filter);
  return { ...data, names: data.list.map(({ id }) => nameOf(id)) };
};
const inOrder = ['longLate', 'late', 'moreAtRisk', 'atRisk', 'soon', 'later', 'undated'];

describe('the list of deliveries', () => {
  it('has the late first, then those at risk, then the others by their day', async () => {
    const { names, risks, counts, total } = await found();
    expect(names).toEqual(inOrder);
    expect({ risks, counts, total }).toEqual({
      risks: { late: 2, atRisk: 2 },
      counts: { all: 7, 1: 7 },
      total: 7,
    });
  });

  it('says the same on its pages', async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(...(await found({ page, size: 2 })).names);
    expect(pages).toEqual(inOrder);
  });

  it.each([
    [{ risk: 'late' as const }, ['longLate', 'late']],
    [{ risk: 'atRisk' as const }, ['moreAtRisk', 'atRisk']],
    [{ risk: 'danger' as const }, ['longLate', 'late', 'moreAtRisk', 'atRisk']],
    [{ risk: 'none' as const }, ['soon', 'later', 'undated']],
    [{ attribute: 'urgent' as const }, ['soon']],
    [{ keyword: 'moreAtRisk' }, ['moreAtRisk']],
    [{ keyword: '1111' }, inOrder],
    [{ keyword: '林' }, inOrder],
    [{ keyword: 'nothing of the kind' }, []],
  ])('finds by %j', async (filter, expected) => {
    const { names, total } = await found(filter);
    expect(names).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('finds by the days on which goods are expected, both included', async () => {
    const shanghai = (at: Date) => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(at);
    const [from, to] = [shanghai(inDays(2)), shanghai(inDays(6))];
    expect((await found({ from, to })).names).toEqual(['late', 'moreAtRisk', 'soon']);
    expect((await shop.call('delivery.list', { from: '2026-02-31' })).code).toBe(40001);
  });

  it('finds by who took a step', async () => {
    const other = await people.staff(shop.id, 'delivery');
    expect((await found({ personId: other.memberId })).total).toBe(0);
    expect((await found({ personId: shop.ownerId })).total).toBe(7);
    expect((await shop.call('delivery.people')).data.list.map(({ id }) => id)).toEqual(
      expect.arrayContaining([shop.ownerId, other.memberId]),
    );
  });

  it('leaves out what was cancelled or put away, and puts what is over last', async () => {
    const set = (name: string, change: object) =>
      api.db
        .updateTable('orders')
        .set(change)
        .where('id', '=', sql<string>`(select order_id from deliveries where id = ${ids[name] ?? ''})`)
        .execute();
    await set('longLate', { status: 4 });
    expect((await found()).names).toEqual([...inOrder.slice(1), 'longLate']);
    await set('longLate', { status: 5 });
    await set('late', { shop_hidden: true });
    expect((await found()).names).toEqual(inOrder.slice(2));
    await set('longLate', { status: 2 });
    await set('late', { shop_hidden: false });
    expect((await found()).names).toEqual(inOrder);
  });

  it('is another for another shop, and its deliveries cannot be found from there', async () => {
    const other = await people.shop();
    expect((await other.call('delivery.list', { keyword: '林' })).data.total).toBe(0);
    expect((await other.call('delivery.board')).data.counts).toEqual({ all: 0 });
  });
});

it('the board has the first of each status in the same order, and how many each has', async () => {
  const { data } = await shop.call('delivery.board');
  expect(data.columns.map(({ status, total }) => [status, total])).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((status) => [status, status === 1 ? 7 : 0]),
  );
  expect(data.columns[1]?.list.map(({ id }) => nameOf(id))).toEqual(inOrder);
  expect(data.columns[1]?.list[0]).toMatchObject({ risk: 'late', moves: ['collect'], version: 0 });
  expect((await shop.call('delivery.board', { risk: 'danger' })).data.columns[1]?.total).toBe(4);
});

it('the entrance of the office hears how many are in danger, and the first of them', async () => {
  const told = await deliveriesAtRisk(api.db, shop.id, 'en', 3);
  expect(told).toMatchObject({ late: 2, atRisk: 2 });
  expect(told.list.map(({ id }) => nameOf(id))).toEqual(['longLate', 'late', 'moreAtRisk']);
  expect(await deliveriesAtRisk(api.db, (await people.shop()).id, 'en')).toEqual({
    underWay: 0,
    late: 0,
    atRisk: 0,
    list: [],
  });
});

describe('whose a delivery is', () => {
  it('is the shop of its order, whatever is written', async () => {
    const other = await people.shop();
    const id = ids['later'] ?? '';
    await api.db
      .updateTable('deliveries')
      .set({ shop_id: other.id, awaited: false })
      .where('id', '=', id)
      .execute();
    const row = await api.db
      .selectFrom('deliveries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ shop_id: shop.id, awaited: true });
  });
});

describe('two who change the same delivery', () => {
  it('lose nothing: the second is told, and saves again what they then see', async () => {
    const made = await deliveries.recorded();
    const other = await people.staff(made.shop.id, 'delivery');
    const { version } = (await made.shop.call('delivery.show', { id: made.id })).data;
    const replies = await Promise.all([
      made.shop.call('delivery.change', { id: made.id, version, productionDays: 11 }),
      other.call('delivery.change', { id: made.id, version, transitDays: 9 }),
    ]);
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([200, 40900]));
    expect(replies.find(({ code }) => code !== 200)?.msgKey).toBe('delivery.changedMeanwhile');
    const now = (await made.shop.call('delivery.show', { id: made.id })).data;
    expect(now.version).toBe(version + 1);
    expect([now.productionDays === 11, now.transitDays === 9].filter(Boolean)).toHaveLength(1);
    const again = await other.call('delivery.change', {
      id: made.id,
      version: now.version,
      productionDays: 11,
      transitDays: 9,
    });
    expect(again.data).toMatchObject({ productionDays: 11, transitDays: 9 });
  });

  it('are told of a step of the installer too, and not of what the mall does by itself', async () => {
    const { shop: mine, id, orderId } = await deliveries.recorded();
    await deliveries.steps(mine, id, 'collected', 'inTransit');
    const seen = (await mine.call('delivery.show', { id })).data.version;
    await promiseAt(api.db, orderId, inDays(90));
    expect((await mine.call('delivery.show', { id })).data.version).toBe(seen);
    const installer = await deliveries.installer(mine, id);
    await installer.submit(await installer.form({ result: 'refused', reason: 'A leg is scratched' }));
    const late = await mine.call('delivery.change', { id, version: seen, step: 'installing' });
    expect(late.msgKey).toBe('delivery.changedMeanwhile');
  });
});

describe('one delivery of a shop', () => {
  it('tells why it is expected when it is', async () => {
    const { shop: mine, id } = await deliveries.recorded();
    const basis = async () => (await mine.call('delivery.show', { id })).data.basis;
    expect(await basis()).toBe('plan');
    await deliveries.steps(mine, id, 'collected');
    expect(await basis()).toBe('onTheWay');
    await deliveries.steps(mine, id, 'inTransit', 'installing');
    expect(await basis()).toBe('visit');
  });

  it('keeps a photo of the receipt, its own only, and shows it by an address of some minutes', async () => {
    const { shop: mine, lin: buyer, id } = await deliveries.recorded();
    const receiptPhoto = await people.picture(mine.ownerId);
    const foreign = await mine.call('delivery.change', {
      id,
      receiptPhoto: await people.picture(buyer.memberId),
    });
    expect(foreign).toMatchObject({ code: 40001, data: { receiptPhoto: 'request.invalid' } });
    const { data } = await mine.call('delivery.change', {
      id,
      carrier: 'SF',
      receiptNo: 'SF9',
      receiptPhoto,
    });
    expect(data.receiptPhoto).not.toBeNull();
    expect((await mine.call('delivery.change', { id, receiptPhoto: '' })).data.receiptPhoto).toBeNull();
  });

  it('tells what happened and who did it: steps, those taken back, and changes of its plan', async () => {
    const { shop: mine, id } = await deliveries.recorded();
    await mine.call('delivery.change', { id, productionDays: 21, version: 0 });
    await mine.call('delivery.change', { id, step: 'collected', note: 'Left the factory' });
    await mine.call('delivery.change', { id, step: 'undo' });
    await mine.call('delivery.makeLink', { id });
    const { log } = (await mine.call('delivery.show', { id })).data;
    expect(log.map(({ status, undone }) => [status, undone])).toEqual([
      [null, false],
      [2, true],
      [null, false],
      [1, false],
    ]);
    expect(log[1]).toMatchObject({ note: 'Left the factory', actor: 'shop' });
    expect(log[2]?.changes.map(({ new: now }) => now)).toContain('21');
    expect(log.every(({ name }) => name !== null)).toBe(true);
  });

  it('gives a link with the QR code of its address', async () => {
    const { shop: mine, id } = await deliveries.recorded();
    const { data } = await mine.call('delivery.makeLink', { id });
    expect(data.qr).toMatch(/^data:image\/svg\+xml,/);
    expect(data.url).toContain(data.token);
  });

  it('knows the other parts of its order', async () => {
    const { shop: mine, id } = await deliveries.recorded(2);
    const { lines } = (await mine.call('delivery.show', { id })).data;
    const { data } = await mine.call('delivery.split', { id, lineIds: [lines[0]?.id ?? ''] });
    expect(data.siblings).toEqual([{ id: expect.any(String), status: 1 }]);
  });
});
