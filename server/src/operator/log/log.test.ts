import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Input } from '@mall/contract/operations';
import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
const operator = async (name: string, permissions: OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
let wei: Awaited<ReturnType<typeof operator>>;
let shop: Awaited<ReturnType<ReturnType<typeof createPeople>['shop']>>;
let mei: string;
beforeAll(async () => {
  api = await startApi();
  wei = await operator('Wei');
  shop = await createPeople(api).shop();
  const mobile = api.given.mobile();
  mei = await api.given.member({ mobile, name: 'Mei' });
  await wei.call('operator.add', { mobile, role: 'custom', permissions: ['order.view'] });
  await wei.call('mallShop.suspend', { id: shop.id, reason: 'Papers' });
  await wei.call('mallShop.reopen', { id: shop.id, reason: 'Renewed' });
  await shop.call('priceFactor.update', { priceFactor: '2' });
  // What a member does with their own account is theirs.
  const member = await api.given.member();
  await api.db
    .insertInto('audit_log')
    .values({
      id: 'own',
      at: new Date(),
      actor_id: member,
      shop_id: null,
      action: 'account.passwordReset',
      object: `user:${member}`,
      diff: '{}' as never,
      request_id: null,
      ip: null,
    })
    .execute();
});
afterAll(() => api.stop());

const log = async (input: Partial<Input<'operatorLog.list'>> = {}) =>
  (await wei.call('operatorLog.list', input)).data;
const titles = async (input: Partial<Input<'operatorLog.list'>>) =>
  (await log(input)).list.map(({ title }) => title);

it('says who changed what, from what to what and why, newest first', async () => {
  const { list, people } = await log();
  expect(list.map(({ title }) => title)).toEqual([
    'Price factor changed',
    'Shop reopened',
    'Shop suspended',
    'Operator appointed',
  ]);
  expect(list[2]).toMatchObject({
    actor: { id: wei.memberId, name: 'Wei' },
    shop: { id: shop.id },
    area: 'shop',
    changes: [{ field: 'Reason', old: null, new: 'Papers' }],
  });
  expect(list[3]).toMatchObject({
    about: 'Mei',
    shop: null,
    changes: [{ field: 'Role', old: null, new: 'Custom' }],
  });
  expect(people).toEqual([
    { id: mei, name: 'Mei' },
    { id: wei.memberId, name: 'Wei' },
  ]);
});

it('is narrowed by area, person, shop or mall, and days', async () => {
  expect(await titles({ area: 'people' })).toEqual(['Operator appointed']);
  expect(await titles({ shop: 'mall' })).toEqual(['Operator appointed']);
  expect(await titles({ shop: shop.id, actorId: wei.memberId })).toEqual(['Shop reopened', 'Shop suspended']);
  expect(await titles({ actorId: mei })).toEqual([]);
  expect(await titles({ to: '2020-01-01' })).toEqual([]);
  expect(await titles({ from: '2020-01-01', area: 'goods' })).toEqual(['Price factor changed']);
  expect((await log({ shop: shop.id })).shop).toMatchObject({ id: shop.id });
});

it('goes on where the page before ended', async () => {
  const first = await log({ size: 3 });
  const second = await log({ size: 3, before: first.next ?? '' });
  expect([first.list.length, second.list.length, second.next]).toEqual([3, 1, null]);
});

it('is for who may read it', async () => {
  const clerk = await operator('Lin', ['order.view']);
  expect(await clerk.call('operatorLog.list', {})).toMatchObject({
    code: 40300,
    data: 'operator:audit.view',
  });
});

it('finds what was done to one thing: by its id or, of an order, by its whole number', async () => {
  const people = createPeople(api);
  const lin = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ name: 'Oak sofa' });
  const id = await people.paidOrder(lin, skuId);
  await shop.call('shopOrder.record', { id });
  const { no } = (await lin.call('order.detail', { id })).data;
  for (const about of [no, id, `order:${id}`])
    expect((await log({ about })).list.map((entry) => entry.about)).toEqual([no]);
  expect(await titles({ about: no.slice(0, -1) })).toEqual([]);
  expect(await titles({ about: shop.id })).toEqual([
    'Price factor changed',
    'Shop reopened',
    'Shop suspended',
  ]);
  expect(await titles({ about: shop.id, area: 'goods', shop: shop.id })).toEqual(['Price factor changed']);
  const { next } = await log({ about: shop.id, size: 2 });
  expect(await titles({ about: shop.id, before: next ?? '' })).toEqual(['Shop suspended']);
});
