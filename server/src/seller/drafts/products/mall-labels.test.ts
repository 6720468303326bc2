import type { GoodsContent, GoodsLabel } from '@mall/contract/seller/own-goods';
import { wholeGoods } from '../../../testing/goods.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: People;
let operatorId: string;
let operator: ReturnType<Api['as']>;
let shopper: ReturnType<Api['as']>;
let brandId: string;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operatorId = await api.given.member({ operator: true });
  operator = api.as({ token: await api.signIn(operatorId), lang: 'en' });
  shopper = api.as({ lang: 'en' });
  brandId = String(await api.given.brand());
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const created = async (over: Partial<GoodsContent> = {}) => {
  const content = await wholeGoods(api, people, operatorId, { brandId, isNew: false, ...over });
  return (await operator.call('mallGoods.create', { content })).data;
};
const detail = async (id: string) => (await operator.call('mallGoods.detail', { id })).data;
const published = async (over: Partial<GoodsContent> = {}) => {
  const at = await created(over);
  expect((await operator.call('mallGoods.publish', { id: at.id, version: at.version })).code).toBe(200);
  return detail(at.id);
};
const label = (id: string, name: GoodsLabel, on: boolean) =>
  operator.call('mallGoods.label', { id, label: name, on });
const listedLabels = async (id: string) =>
  (await operator.call('mallGoods.list', { size: 100 })).data.list.find((row) => row.id === id)?.labels;
const tags = async (productId: string | null) => {
  const { data } = await shopper.call('product.search', { size: 100 });
  return data.list.find(({ id }) => id === productId)?.tags;
};
const isNewIn = async (productId: string | null) =>
  (await shopper.call('product.newPage', { size: 100 })).data.list.some(({ id }) => id === productId);

it.each([
  ['isNew', 'new'],
  ['hot', 'bestseller'],
  ['recommend', 'recommend'],
  ['influencer', 'influencer'],
  ['custom', 'custom'],
] as const)('%s is seen by shoppers at once, and no longer when it is taken away', async (name, tag) => {
  const goods = await published();
  expect(await tags(goods.productId)).toEqual([]);
  expect((await label(goods.id, name, true)).data).toEqual({ on: true });
  expect(await tags(goods.productId)).toEqual([tag]);
  expect(await listedLabels(goods.id)).toEqual([name]);
  expect(await detail(goods.id)).toMatchObject({ state: 'approved', changed: [] });
  await label(goods.id, name, false);
  expect(await tags(goods.productId)).toEqual([]);
  expect(await listedLabels(goods.id)).toEqual([]);
});

it('brings a product into the list of its label, and out of it', async () => {
  const { id, productId } = await published();
  expect(await isNewIn(productId)).toBe(false);
  await label(id, 'isNew', true);
  expect(await isNewIn(productId)).toBe(true);
  await label(id, 'isNew', false);
  expect(await isNewIn(productId)).toBe(false);
});

it('an open draft has it too, and keeps it when it is published', async () => {
  const goods = await published();
  const content = { ...goods.content, name: { en: 'Renamed' } };
  const { data: kept } = await operator.call('mallGoods.save', {
    id: goods.id,
    version: goods.version,
    content,
  });
  await label(goods.id, 'recommend', true);
  const draft = await detail(goods.id);
  expect(draft).toMatchObject({ state: 'draft', changed: ['name'], content: { recommend: true } });
  // Who has the form open since before is told, and does not take it away by saving.
  expect(
    (await operator.call('mallGoods.save', { id: goods.id, version: kept.version, content })).msgKey,
  ).toBe('goods.changedElsewhere');
  await operator.call('mallGoods.publish', { id: goods.id, version: draft.version });
  expect(await tags(goods.productId)).toEqual(['recommend']);
  await operator.call('mallGoods.save', { id: goods.id, version: draft.version + 1, content: draft.content });
  const { data } = await operator.call('mallGoods.discard', {
    id: goods.id,
    version: (await detail(goods.id)).version,
  });
  expect(data.state).toBe('approved');
  expect((await detail(goods.id)).content.recommend).toBe(true);
});

it('a draft that was never published has it when it is, but nothing unpublished is hot', async () => {
  const { id } = await created();
  expect((await label(id, 'isNew', true)).code).toBe(200);
  expect(await listedLabels(id)).toEqual(['isNew']);
  expect((await label(id, 'hot', true)).msgKey).toBe('goods.notNow');
  const { version } = await detail(id);
  await operator.call('mallGoods.publish', { id, version });
  expect(await tags((await detail(id)).productId)).toEqual(['new']);
});

it('what is in the bin, or of a shop, is missing', async () => {
  const { id } = await created();
  await operator.call('mallGoods.remove', { id });
  expect((await label(id, 'isNew', true)).msgKey).toBe('missing');
  const shop = await people.shop();
  const content = await wholeGoods(api, people, shop.ownerId);
  const { data } = await shop.call('ownGoods.create', { content });
  expect((await label(data.id, 'isNew', true)).msgKey).toBe('missing');
});

it('two who give it at once leave it given, once in the log', async () => {
  const { id, productId } = await published();
  const answers = await Promise.all([label(id, 'custom', true), label(id, 'custom', true)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect(await tags(productId)).toEqual(['custom']);
  const { data } = await operator.call('operatorLog.list', { area: 'goods', size: 100 });
  const noted = data.list.filter(({ action }) => action === 'goods.label').slice(0, 1);
  expect(noted).toMatchObject([
    {
      title: 'Label of a product of the mall changed',
      changes: [{ field: 'Label', old: null, new: 'Made to measure' }],
    },
  ]);
  const rows = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('object', '=', `goods:${id}`)
    .where('action', '=', 'goods.label')
    .execute();
  expect(rows).toHaveLength(1);
});
