import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { dayMs } from '@mall/contract/core/time';
import { promiseAt } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let lin: Awaited<ReturnType<People['shopper']>>;
let wei: Awaited<ReturnType<typeof operatorWith>>;
const ids: Record<string, string> = {};
const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

const operatorWith = async (name: string, ...keys: OperatorPermission[]) => {
  const memberId = await api.given.member({ name });
  await api.given.operator(memberId, keys);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
/** A recorded order of the mall's own; the id of its delivery. */
const recorded = async (name: string, urgent = false): Promise<string> => {
  const order = await people.paidOrder(lin, (await api.given.sku({ name })).skuId);
  const { data } = await wei.call('platformOrder.record', { id: order, urgent });
  return data.deliveries[0]?.id ?? '';
};
const put = async (name: string, expected: number | null, promised: number | null): Promise<void> => {
  const id = ids[name] ?? '';
  const { order_id: orderId } = await api.db
    .updateTable('deliveries')
    .set({ expected_at: expected === null ? null : inDays(expected) })
    .where('id', '=', id)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await promiseAt(api.db, orderId, promised === null ? null : inDays(promised));
};
let shop: Awaited<ReturnType<People['shop']>>;
let theirs: string;

beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  wei = await operatorWith('Wei', 'order.view', 'order.edit');
  lin = await people.shopper();
  for (const name of ['later', 'soon', 'atRisk', 'late', 'undated'])
    ids[name] = await recorded(name, name === 'soon');
  await put('later', 20, 30);
  await put('soon', 2, 30);
  await put('atRisk', 12, 10);
  await put('late', 4, -1);
  await put('undated', null, null);
  shop = await people.shop();
  const buyer = await people.shopper({ code: shop.code });
  const order = await people.paidOrder(buyer, (await api.given.sku({ name: 'late' })).skuId);
  const { data } = await shop.call('shopOrder.record', { id: order });
  theirs = data.deliveries[0]?.id ?? '';
  await promiseAt(api.db, order, inDays(-2));
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id) ?? id;
const found = async (filter: Parameters<typeof wei.call<'platformDelivery.list'>>[1] = {}) => {
  const { data } = await wei.call('platformDelivery.list', filter);
  return { ...data, names: data.list.map(({ id }) => nameOf(id)) };
};

it('lists the deliveries of orders without a shop, the late first, then those at risk, then by their day', async () => {
  const { names, total, counts, risks, list } = await found();
  expect(names).toEqual(['late', 'atRisk', 'soon', 'later', 'undated']);
  expect([total, counts, risks]).toEqual([5, { all: 5, 1: 5 }, { late: 1, atRisk: 1 }]);
  expect(list[0]).toMatchObject({ customer: '林**', risk: 'late', moves: ['collect'] });
  expect((await found({ page: 2, size: 2 })).names).toEqual(['soon', 'later']);
  expect((await shop.call('delivery.list')).data.list.map(({ id }) => id)).toEqual([theirs]);
});

it.each<[string, Parameters<typeof found>[0], string[]]>([
  ['in danger', { risk: 'danger' }, ['late', 'atRisk']],
  ['urgent', { attribute: 'urgent' }, ['soon']],
  ['of a product', { keyword: 'undat' }, ['undated']],
  ['of a name that a shop has sold too', { keyword: 'late' }, ['late', 'later']],
  ['of another status', { status: 3 }, []],
])('finds those %s', async (_what, filter, names) => {
  const answer = await found(filter);
  expect([answer.names, answer.total]).toEqual([names, names.length]);
});

it('finds them by day, and by the telephone number of who gets them', async () => {
  const day = (days: number) => inDays(days).toISOString().slice(0, 10);
  expect((await found({ from: day(11), to: day(22) })).names).toEqual(['atRisk', 'later']);
  const { phone } = (await wei.call('platformDelivery.show', { id: ids['soon'] ?? '' })).data;
  for (const keyword of [phone, phone.slice(-4)]) expect((await found({ keyword })).total).toBe(5);
  expect((await found({ keyword: '13900000000' })).total).toBe(0);
});

it('has a board by state, on which a delivery moves one step and back, and says who took it', async () => {
  const id = ids['later'] ?? '';
  const places = async (filter: Parameters<typeof wei.call<'platformDelivery.board'>>[1] = {}) =>
    Object.fromEntries(
      (await wei.call('platformDelivery.board', filter)).data.columns.map(({ status, list }) => [
        status,
        list.map((row) => nameOf(row.id)),
      ]),
    );
  expect((await places())[1]).toEqual(['late', 'atRisk', 'soon', 'later', 'undated']);
  const { data: moved } = await wei.call('platformDelivery.change', { id, step: 'collected' });
  expect((await places())[2]).toEqual(['later']);
  const other = await operatorWith('Zhou', 'order.view');
  expect((await places({ personId: wei.memberId }))[2]).toEqual(['later']);
  expect((await places({ personId: other.memberId }))[2]).toEqual([]);
  expect(moved.undoUntil).not.toBeNull();
  await wei.call('platformDelivery.change', { id, version: moved.version, step: 'undo' });
  expect((await places())[2]).toEqual([]);
});

it('two who move one delivery at once take one step together', async () => {
  const zhou = await operatorWith('Zhou', 'order.view', 'order.edit');
  const id = ids['undated'] ?? '';
  const { version } = (await wei.call('platformDelivery.show', { id })).data;
  const tries = await Promise.all(
    [wei, zhou].map((by) => by.call('platformDelivery.change', { id, version, step: 'collected' })),
  );
  const taken = tries.flatMap(({ code, data }, at) => (code === 200 ? [{ data, at }] : []));
  expect(taken).toHaveLength(1);
  const [undone] = taken;
  const by = undone?.at === 1 ? zhou : wei;
  await by.call('platformDelivery.change', { id, version: undone?.data.version ?? 0, step: 'undo' });
  expect((await found()).counts).toEqual({ all: 5, 1: 5 });
});

it('names the operators who may have taken a step, and no member of a shop', async () => {
  const { data } = await wei.call('platformDelivery.people');
  expect(data.list).toContainEqual({ id: wei.memberId, name: 'Wei' });
  expect(data.list.map(({ id }) => id)).not.toContain(shop.ownerId);
});

it('is closed to who may not see orders', async () => {
  const goods = await operatorWith('Ma', 'catalogue.view', 'catalogue.edit');
  for (const name of ['platformDelivery.list', 'platformDelivery.board', 'platformDelivery.people'] as const)
    expect(await goods.call(name)).toMatchObject({ code: 40300, data: 'operator:order.view' });
});

it('counts broken and endangered promises on the first page, since the first was broken', async () => {
  const queues = async (by = wei) => (await by.call('operator.start')).data.queues;
  expect((await queues()).find(({ queue }) => queue === 'promise')).toMatchObject({
    count: 2,
    since: expect.stringContaining(inDays(-1).toISOString().slice(0, 10)),
  });
  expect(await queues(await operatorWith('Ma', 'catalogue.view'))).toEqual([]);
});
