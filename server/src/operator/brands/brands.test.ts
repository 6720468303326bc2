import { rewriteTerms } from '../../catalog/search/find-anew.ts';
import { wholeGoods } from '../../testing/goods.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
let operatorId: string;
let shopper: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operatorId = await api.given.member({ operator: true });
  operator = api.as({ token: await api.signIn(operatorId), lang: 'en' });
  shopper = api.as({ token: await api.signIn(await api.given.member()), lang: 'en' });
});
afterAll(() => api.stop());

const named = (en: string) => ({ zh: `${en}（中）`, en });
const draft = (en: string, over: object = {}) => ({ name: named(en), logo: null, intro: {}, ...over });
const create = async (en: string): Promise<string> =>
  (await operator.call('mallBrand.create', draft(en))).data.id;
const list = async (keyword = '', tab: 'shown' | 'removed' = 'shown') =>
  (await operator.call('mallBrand.list', { keyword, tab, size: 100 })).data.list;
const one = async (id: string) => (await list()).find((brand) => brand.id === id);
const shoppers = async () =>
  (await shopper.call('brand.list', { size: 100 })).data.list.map(({ name }) => name);
const noted = (id: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'diff', 'shop_id'])
    .where('object', '=', `brand:${id}`)
    .orderBy('at')
    .execute();

it('a new brand is the last one, and shoppers see it at once', async () => {
  expect(await shoppers()).toEqual([]);
  const logo = await people.picture(operatorId);
  const first = await create('Northwood');
  const { data } = await operator.call(
    'mallBrand.create',
    draft('Southwood', { logo, intro: { en: 'Made by hand' } }),
  );
  expect(await shoppers()).toEqual(['Northwood', 'Southwood']);
  expect(await list()).toEqual([
    expect.objectContaining({ id: first, place: 1 }),
    {
      id: data.id,
      name: named('Southwood'),
      logo,
      intro: { zh: 'Made by hand', en: 'Made by hand' },
      place: 2,
      version: 1,
      products: 0,
      followers: 0,
    },
  ]);
  const shown = await shopper.call('brand.info', { id: data.id });
  expect(shown.data).toMatchObject({ name: 'Southwood', logo });
  expect(await noted(data.id)).toMatchObject([
    {
      action: 'brand.create',
      actor_id: operatorId,
      shop_id: null,
      diff: { new: { name: named('Southwood') } },
    },
  ]);
});

it.each([
  ['without a name', () => draft('x', { name: { zh: ' ' } }), 'brand.nameMissing'],
  ['of a name that there is in another case', () => draft('x', { name: { en: 'NORTHWOOD' } }), 'brand.taken'],
  ["with somebody else's picture", () => draft('x', { logo: '/media/x/y.webp' }), 'goods.pictureUnknown'],
])('refuses a brand %s', async (_what, input, refusal) => {
  const before = await list();
  expect(await operator.call('mallBrand.create', input())).toMatchObject({ msgKey: refusal, data: null });
  expect(await list()).toEqual(before);
});

it('of two who make the same brand at once one is told', async () => {
  const answers = await Promise.all([1, 2].map(() => operator.call('mallBrand.create', draft('Twin'))));
  expect(answers.map(({ msgKey }) => msgKey ?? 'made').sort()).toEqual(['brand.taken', 'made']);
});

it('changes texts and logo; who read an older version is shown the newer one', async () => {
  const id = await create('Eastwood');
  const change = (version: number, en: string) =>
    operator.call('mallBrand.change', { id, version, ...draft(en) });
  expect((await change(1, 'Easterly')).code).toBe(200);
  expect(await shoppers()).toContain('Easterly');
  expect(await change(1, 'Orient')).toMatchObject({
    code: 40900,
    msgKey: 'goods.changedElsewhere',
    data: { version: 2, content: { name: named('Easterly'), logo: null } },
  });
  expect((await change(2, 'Northwood')).msgKey).toBe('brand.taken');
  expect((await noted(id)).at(-1)).toMatchObject({
    action: 'brand.change',
    diff: { old: { name: named('Eastwood') }, new: { name: named('Easterly') } },
  });
  const other = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  const logo = await people.picture(operatorId);
  const set = { id, version: 2, ...draft('Easterly', { logo }) };
  expect((await other.call('mallBrand.change', set)).msgKey).toBe('goods.pictureUnknown');
  expect((await operator.call('mallBrand.change', set)).code).toBe(200);
  expect((await other.call('mallBrand.change', { ...set, version: 3 })).code).toBe(200);
});

it('a brand of a shop is none of the mall', async () => {
  const shop = await people.shop();
  const brandId = await api.given.brand();
  await api.db.updateTable('brands').set({ shop_id: shop.id }).where('id', '=', brandId).execute();
  const id = String(brandId);
  expect(await one(id)).toBeUndefined();
  const answers = [
    await operator.call('mallBrand.change', { id, version: 1, ...draft('Stolen') }),
    await operator.call('mallBrand.place', { id, place: 1 }),
    await operator.call('mallBrand.remove', { id }),
    await operator.call('mallBrand.restore', { id }),
  ];
  expect(answers.map(({ msgKey }) => msgKey)).toEqual(['missing', 'missing', 'missing', 'missing']);
});

it('takes its place in the recommended order', async () => {
  const id = await create('Lastly');
  const names = async () => (await list()).map(({ name }) => name.en);
  const before = await names();
  expect((await operator.call('mallBrand.place', { id, place: 2 })).code).toBe(200);
  expect(await names()).toEqual([before[0], 'Lastly', ...before.slice(1, -1)]);
  expect((await shoppers()).slice(0, 2)).toEqual([before[0], 'Lastly']);
  expect((await list()).map(({ place }) => place)).toEqual(before.map((_name, at) => at + 1));
  await operator.call('mallBrand.place', { id, place: 5000 });
  expect(await names()).toEqual(before);
  expect((await noted(id)).at(-1)).toMatchObject({
    action: 'brand.place',
    diff: { old: { place: 2 }, new: { place: before.length } },
  });
});

it('finds by a part of a name in any language, page by page', async () => {
  expect((await list('WOOD（中')).map(({ name }) => name.en)).toEqual(['Northwood', 'Southwood']);
  expect(await list('100%')).toEqual([]);
  const { data } = await operator.call('mallBrand.list', { keyword: 'wood', page: 2, size: 1 });
  expect(data).toMatchObject({ total: 2, page: 2, list: [{ name: named('Southwood'), place: 2 }] });
});

it('products are found by its new name', async () => {
  const id = await create('Marlowe');
  const { productId } = await api.given.sku({ brandId: Number(id), name: 'Long table' });
  await operator.call('mallBrand.change', { id, version: 1, ...draft('Chandler') });
  await rewriteTerms(api.db, { brandId: id });
  const find = async (keyword: string) =>
    (await api.as({ lang: 'en' }).call('product.list', { keyword })).data.list.map((card) => card.id);
  expect(await find('chandler')).toEqual([productId]);
  expect(await find('marlowe')).toEqual([]);
  expect((await one(id))?.products).toBe(1);
});

it('one that nothing names leaves the mall, and comes back as the last', async () => {
  const id = await create('Fleeting');
  await create('Staying');
  expect((await operator.call('mallBrand.remove', { id })).code).toBe(200);
  expect(await shoppers()).not.toContain('Fleeting');
  expect(await one(id)).toBeUndefined();
  expect((await list('', 'removed')).map((brand) => [brand.id, brand.place])).toEqual([[id, null]]);
  expect((await operator.call('mallBrand.remove', { id })).msgKey).toBe('missing');
  const again = await create('Fleeting');
  expect((await operator.call('mallBrand.restore', { id })).msgKey).toBe('brand.taken');
  await operator.call('mallBrand.remove', { id: again });
  expect((await operator.call('mallBrand.restore', { id })).code).toBe(200);
  expect((await shoppers()).slice(-2)).toEqual(['Staying', 'Fleeting']);
  expect((await noted(id)).map(({ action }) => action)).toEqual([
    'brand.create',
    'brand.remove',
    'brand.restore',
  ]);
});

it('one with a product, a draft of a shop or an open coupon stays', async () => {
  const id = await create('Needed');
  const refusal = async () => (await operator.call('mallBrand.remove', { id })).msgKey;
  const { productId } = await api.given.sku({ brandId: Number(id), onSale: false });
  expect(await refusal()).toBe('brand.inUse');
  expect(await shoppers()).toContain('Needed');
  const other = await api.given.brand();
  await api.db.updateTable('products').set({ brand_id: other }).where('id', '=', Number(productId)).execute();

  const shop = await people.shop();
  const content = await wholeGoods(api, people, shop.ownerId, { brandId: id });
  const { data } = await shop.call('ownGoods.create', { content });
  expect(await refusal()).toBe('brand.inUse');
  await shop.call('ownGoods.remove', { id: data.id });

  const coupon = await operator.call('platformCoupon.create', {
    name: { zh: '品牌券' },
    kind: 'amount',
    value: 100,
    scope: 'brand',
    scopeIds: [id],
    takeFrom: '2026-01-01T00:00:00Z',
    takeTo: '2036-01-01T00:00:00Z',
    validDays: 5,
  });
  expect(await refusal()).toBe('brand.inUse');
  await operator.call('platformCoupon.close', { id: coupon.data.id });
  expect(await refusal()).toBeUndefined();
});

describe('the tile of small items', () => {
  const home = async () => (await operator.call('mallBrand.list', {})).data.home;
  const leads = async () => (await shopper.call('config.get')).data.smallItemsBrandId;

  it('leads to brand 50 until an operator chooses another, at once', async () => {
    const start = await home();
    expect(start).toEqual({ id: '50', name: null });
    const id = await create('Little things');
    expect((await operator.call('mallBrand.chooseHome', { id, seen: '50' })).code).toBe(200);
    expect(await home()).toEqual({ id, name: named('Little things') });
    expect(await leads()).toBe(id);
    expect(await noted(id)).toContainEqual(
      expect.objectContaining({
        action: 'brand.chooseHome',
        diff: expect.objectContaining({ new: { brand: id } }) as object,
      }),
    );
  });

  it('leads to a brand that there is and that no other operator has chosen meanwhile', async () => {
    const { id: seen } = await home();
    const [one, two] = [await create('Trays'), await create('Vases')];
    const replies = await Promise.all(
      [one, two].map((id) => operator.call('mallBrand.chooseHome', { id, seen })),
    );
    expect(replies.map(({ msgKey }) => msgKey ?? 'ok').toSorted()).toEqual(['goods.changedElsewhere', 'ok']);
    const now = (await home()).id;
    expect(await operator.call('mallBrand.chooseHome', { id: '999999999', seen: now })).toMatchObject({
      msgKey: 'missing',
    });
    expect(await leads()).toBe(now);
  });

  it('keeps its brand from leaving', async () => {
    const { id } = await home();
    expect(await operator.call('mallBrand.remove', { id })).toMatchObject({ msgKey: 'brand.inUse' });
  });
});
