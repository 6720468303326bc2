import { createPeople, type People } from '../../../testing/people.ts';
import { wholeGoods } from '../../../testing/goods.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
});
afterAll(() => api.stop());

const draft = (zh: string, en?: string) => ({
  name: { zh, ...(en === undefined ? {} : { en }) },
  logo: null,
  intro: {},
  sort: 1,
});
const decide = (at: { id: string; version: number }, decision: 'approve' | 'reject' = 'approve') =>
  operator.call('platformBrand.decide', {
    id: at.id,
    version: at.version,
    decision,
    reason: decision === 'reject' ? '商标不符' : '',
  });

it('is shown in its shop alone, once it is approved', async () => {
  const shop = await people.shop();
  const { data } = await shop.call('ownBrand.create', draft('云栖木作', 'Yunqi'));
  const token = await api.signIn(await api.given.member());
  const named = async (code?: string) =>
    (
      await api.as({ token, ...(code === undefined ? {} : { code }) }).call('brand.list', { size: 100 })
    ).data.list.map(({ name }) => name);
  expect(await named(shop.code)).not.toContain('Yunqi');
  expect((await decide(data)).code).toBe(200);
  expect(await named(shop.code)).toContain('Yunqi');
  expect(await named()).not.toContain('Yunqi');
  expect(await named((await people.shop()).code)).not.toContain('Yunqi');
  const suggest = async (code?: string) =>
    (await api.as(code === undefined ? {} : { code }).call('search.words', { keyword: 'yunq' })).data.suggest;
  expect(await suggest(shop.code)).toContain('Yunqi');
  expect(await suggest()).not.toContain('Yunqi');
});

it('rejected says why, and sent again waits again', async () => {
  const shop = await people.shop();
  const { data } = await shop.call('ownBrand.create', draft('三木'));
  await decide(data, 'reject');
  const [row] = (await shop.call('ownBrand.list', { tab: 'rejected' })).data.list;
  expect(row).toMatchObject({ state: 'rejected', reason: '商标不符', live: null });
  const again = await shop.call('ownBrand.save', {
    id: data.id,
    version: row?.version ?? 0,
    ...draft('三木家'),
  });
  expect(again.data.state).toBe('pending');
  expect((await decide(data)).msgKey).toBe('goods.changedElsewhere');
  expect((await decide(again.data)).code).toBe(200);
  expect((await shop.call('message.list', { audience: 'shop' })).data.list.map(({ type }) => type)).toEqual([
    'brand.approved',
    'brand.rejected',
  ]);
});

it.each([
  ['without a name', { ...draft('  ') }, 'brand.nameMissing'],
  ['with a sort that is none', { ...draft('排序'), sort: -1 }, 'request.invalid'],
  ['with a picture from elsewhere', { ...draft('图片'), logo: '/media/up/x.webp' }, 'goods.pictureUnknown'],
])('%s is refused', async (_what, content, key) => {
  const shop = await people.shop();
  expect((await shop.call('ownBrand.create', content)).msgKey).toBe(key);
});

it('has a name of its own, also when two send it at once', async () => {
  const shop = await people.shop();
  const replies = await Promise.all([1, 2].map(() => shop.call('ownBrand.create', draft('同名', 'Same'))));
  expect(replies.map(({ msgKey }) => msgKey ?? 'ok').sort()).toEqual(['brand.taken', 'ok']);
  expect((await shop.call('ownBrand.create', draft('别的', 'SAME'))).msgKey).toBe('brand.taken');
});

it('called otherwise, its products are found by the new name', async () => {
  const shop = await people.shop();
  const { data } = await shop.call('ownBrand.create', draft('旧牌', 'Oldbrand'));
  await decide(data);
  const [row] = (await shop.call('ownBrand.list')).data.list;
  const brandId = row?.brandId ?? '';
  const content = await wholeGoods(api, people, shop.ownerId, { brandId });
  const { data: goods } = await shop.call('ownGoods.create', { content });
  const { data: at } = await shop.call('ownGoods.submit', goods);
  await operator.call('platformGoods.decide', { ...at, decision: 'approve' });
  const total = async (keyword: string) =>
    (await api.as({ code: shop.code }).call('product.search', { keyword })).data.total;
  expect(await total('Oldbrand')).toBe(1);
  expect((await shop.call('ownBrand.remove', { id: data.id })).msgKey).toBe('brand.inUse');
  const { data: changed } = await shop.call('ownBrand.save', {
    id: data.id,
    version: row?.version ?? 0,
    ...draft('新牌', 'Newbrand'),
  });
  expect(await total('Newbrand')).toBe(0);
  await decide(changed);
  expect([await total('Newbrand'), await total('Oldbrand')]).toEqual([1, 0]);
});

it('removed goes from the lists, and comes back', async () => {
  const shop = await people.shop();
  const { data } = await shop.call('ownBrand.create', draft('可删', 'Removable'));
  await decide(data);
  const listed = async () =>
    (await api.as({ code: shop.code }).call('brand.list', { size: 100 })).data.list.some(
      ({ name }) => name === 'Removable',
    );
  await shop.call('ownBrand.remove', { id: data.id });
  expect(await listed()).toBe(false);
  expect((await shop.call('ownBrand.list')).data.total).toBe(0);
  await shop.call('ownBrand.restore', { id: data.id });
  expect(await listed()).toBe(true);
});
