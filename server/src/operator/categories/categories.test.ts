import type { Output } from '@mall/contract/operations';
import { rewriteTerms } from '../../catalog/search/find-anew.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { wholeGoods } from '../../testing/goods.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
let operatorId: string;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operatorId = await api.given.member({ operator: true });
  operator = api.as({ token: await api.signIn(operatorId), lang: 'en' });
});
afterAll(() => api.stop());

type Category = Output<'mallCategory.list'>[number];
const named = (en: string) => ({ zh: `${en}（中）`, en });
const listed = async (): Promise<Category[]> => (await operator.call('mallCategory.list')).data;
const found = async (id: string): Promise<Category | undefined> =>
  (await listed()).find((one) => one.id === id);
const below = async (parentId: string | null) =>
  (await listed()).filter((one) => one.parentId === parentId).map(({ id }) => id);
const create = async (en: string, parentId: string | null = null): Promise<string> =>
  (await operator.call('mallCategory.create', { name: named(en), image: null, parentId })).data.id;
const move = (id: string, parentId: string | null, before: string | null) =>
  operator.call('mallCategory.move', { id, parentId, before });
const remove = (id: string) => operator.call('mallCategory.remove', { id });
const menu = async () => (await api.as({ lang: 'en' }).call('category.menu')).data;
const noted = (id: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'diff', 'shop_id'])
    .where('object', '=', `category:${id}`)
    .orderBy('at')
    .execute();

it('a mall without categories begins with a furniture tree in four languages, once', async () => {
  expect(await menu()).toEqual([]);
  const { data } = await operator.call('mallCategory.begin');
  const rows = await listed();
  expect(rows).toHaveLength(data.made);
  expect(rows.filter(({ parentId }) => parentId === null).length).toBeGreaterThanOrEqual(13);
  expect(rows.filter(({ parentId }) => parentId !== null).length).toBeGreaterThanOrEqual(60);
  for (const { name } of rows) expect(Object.keys(name).sort()).toEqual(['en', 'fili', 'indo', 'zh']);
  const [first] = await menu();
  expect(first).toMatchObject({ name: 'Sofas', level: 1, image: '', count: 0 });
  expect(first?.children.map(({ name, level }) => [name, level])[2]).toEqual(['Sofa beds', 2]);
  expect((await api.as({ lang: 'in' }).call('category.menu')).data[0]?.id).toBe(first?.id);
  expect((await operator.call('mallCategory.begin')).msgKey).toBe('category.notEmpty');
  expect(await listed()).toHaveLength(data.made);
  expect(await noted('all')).toMatchObject([
    { action: 'category.begin', diff: { new: { made: data.made } } },
  ]);
});

it('two who begin at once make one tree', async () => {
  await api.db.deleteFrom('categories').execute();
  const answers = await Promise.all([
    operator.call('mallCategory.begin'),
    operator.call('mallCategory.begin'),
  ]);
  expect(answers.map(({ msgKey }) => msgKey ?? 'made').sort()).toEqual(['category.notEmpty', 'made']);
});

it('a new one is the last of its siblings, and shoppers see it at once', async () => {
  await menu();
  const main = await create('Garden rooms');
  expect((await menu()).at(-1)).toMatchObject({ id: main, name: 'Garden rooms', children: [] });
  const first = await create('Pergolas', main);
  const last = await create('Sheds', main);
  expect((await menu()).at(-1)?.children.map(({ id }) => id)).toEqual([first, last]);
  expect(await found(last)).toEqual({
    id: last,
    parentId: main,
    name: named('Sheds'),
    image: null,
    version: 1,
    products: 0,
  });
  expect(await noted(last)).toMatchObject([
    {
      action: 'category.create',
      actor_id: operatorId,
      shop_id: null,
      diff: { new: { name: named('Sheds'), parentId: Number(main) } },
    },
  ]);
});

it('a name in any one language is enough, and stands for Chinese', async () => {
  const { data } = await operator.call('mallCategory.create', {
    name: { fili: 'Mga bangka' },
    image: null,
    parentId: null,
  });
  expect((await found(data.id))?.name).toEqual({ zh: 'Mga bangka', fili: 'Mga bangka' });
});

describe('refuses', () => {
  const draft = (over: object) => ({ name: named('Pools'), image: null, parentId: null, ...over });
  it.each([
    ['one without a name', () => draft({ name: { zh: '  ' } }), 'category.nameMissing'],
    ['the name of a sibling in another case', () => draft({ name: { en: 'sofas' } }), 'category.taken'],
    ['a parent that is not there', () => draft({ parentId: '999999999' }), 'missing'],
    ["somebody else's picture", () => draft({ image: '/media/x/y.webp' }), 'goods.pictureUnknown'],
  ])('%s', async (_what, input, refusal) => {
    const before = await listed();
    expect(await operator.call('mallCategory.create', input())).toMatchObject({
      msgKey: refusal,
      data: null,
    });
    expect(await listed()).toEqual(before);
  });

  it('a third level, by making and by moving', async () => {
    const main = await create('Garages');
    const sub = await create('Workbenches', main);
    expect(await operator.call('mallCategory.create', draft({ parentId: sub }))).toMatchObject({
      msgKey: 'category.tooDeep',
    });
    const other = await create('Attics');
    expect((await move(main, other, null)).msgKey).toBe('category.tooDeep');
    expect((await move(other, sub, null)).msgKey).toBe('category.tooDeep');
    expect((await move(other, other, null)).msgKey).toBe('category.tooDeep');
  });

  it('the thousand and first', async () => {
    const [one] = await listed();
    const have = (await listed()).length;
    const ids = Array.from({ length: 1000 - have }, (_, at) => 900_000 + at);
    await api.db
      .insertInto('categories')
      .values(
        ids.map((id) => ({
          id,
          parent_id: Number(one?.id),
          level: 2,
          name: '{"zh":"x"}' as never,
          image: '',
        })),
      )
      .execute();
    expect((await operator.call('mallCategory.create', draft({}))).msgKey).toBe('category.tooMany');
    await api.db.deleteFrom('categories').where('id', 'in', ids).execute();
  });
});

it('changes names and picture; who read an older version is shown the newer one', async () => {
  const id = await create('Baths');
  const image = await people.picture(operatorId);
  const change = (version: number, en: string) =>
    operator.call('mallCategory.change', { id, version, name: named(en), image });
  expect((await change(1, 'Bathrooms')).code).toBe(200);
  expect(await found(id)).toMatchObject({ name: named('Bathrooms'), image, version: 2 });
  expect((await menu()).find((one) => one.id === id)).toMatchObject({ name: 'Bathrooms', image });
  expect(await change(1, 'Washrooms')).toMatchObject({
    code: 40900,
    msgKey: 'goods.changedElsewhere',
    data: { version: 2, content: { name: named('Bathrooms'), image } },
  });
  expect((await noted(id)).at(-1)).toMatchObject({
    action: 'category.change',
    diff: { old: { name: named('Baths') }, new: { name: named('Bathrooms'), image } },
  });
  expect((await operator.call('mallCategory.change', { id, version: 2, name: {}, image })).msgKey).toBe(
    'category.nameMissing',
  );
  const taken = await operator.call('mallCategory.change', { id, version: 2, name: { en: 'Beds' }, image });
  expect(taken.msgKey).toBe('category.taken');
  // Another operator keeps the picture, which is not theirs.
  const other = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  const again = await other.call('mallCategory.change', { id, version: 2, name: named('Bath'), image });
  expect(again.code).toBe(200);
});

it('of two who save at once one is told', async () => {
  const id = await create('Cellars');
  const answers = await Promise.all(
    ['Wine cellars', 'Root cellars'].map((en) =>
      operator.call('mallCategory.change', { id, version: 1, name: named(en), image: null }),
    ),
  );
  expect(answers.map(({ msgKey }) => msgKey ?? 'saved').sort()).toEqual(['goods.changedElsewhere', 'saved']);
});

it('moves among its siblings, below another one, and back to the main ones', async () => {
  const main = await create('Terraces');
  const [a, b, c] = [
    await create('Decks', main),
    await create('Awnings', main),
    await create('Heaters', main),
  ];
  expect((await move(c, main, a)).code).toBe(200);
  expect(await below(main)).toEqual([c, a, b]);
  expect((await menu()).find(({ id }) => id === main)?.children.map(({ id }) => id)).toEqual([c, a, b]);
  await move(c, null, main);
  expect((await below(null)).slice(-2)).toEqual([c, main]);
  expect((await menu()).find(({ id }) => id === c)?.level).toBe(1);
  await move(c, main, null);
  expect(await below(main)).toEqual([a, b, c]);
  expect((await noted(c)).at(-1)).toMatchObject({
    action: 'category.move',
    diff: { old: { parentId: null }, new: { parentId: Number(main), place: 3 } },
  });
  expect((await move(a, main, main)).msgKey).toBe('category.movedElsewhere');
  expect((await move('999999999', null, null)).msgKey).toBe('missing');
  expect((await move(a, '999999999', null)).msgKey).toBe('missing');
  const twin = await create('Decks');
  expect((await move(twin, main, null)).msgKey).toBe('category.taken');
});

it('products are found by the new name of their category, and of the one above it', async () => {
  const main = await create('Observatories');
  const inner = await create('Telescopes', main);
  const { productId } = await api.given.sku({ categoryId: Number(inner), name: 'Far glass' });
  await rewriteTerms(api.db, { categoryId: main });
  const find = async (keyword: string) =>
    (await api.as({ lang: 'en' }).call('product.list', { keyword })).data.list.map(({ id }) => id);
  expect(await find('observatories')).toEqual([productId]);
  await operator.call('mallCategory.change', {
    id: main,
    version: 1,
    name: named('Planetariums'),
    image: null,
  });
  await rewriteTerms(api.db, { categoryId: main });
  expect(await find('planetariums')).toEqual([productId]);
  expect(await find('observatories')).toEqual([]);
  expect(await find('telescopes')).toEqual([productId]);
});

describe('one vanishes only when nothing needs it', () => {
  it('not with others below it', async () => {
    const main = await create('Libraries');
    const inner = await create('Ladders', main);
    expect((await remove(main)).msgKey).toBe('category.hasChildren');
    expect((await remove(inner)).code).toBe(200);
    expect((await remove(main)).code).toBe(200);
    expect((await menu()).some(({ id }) => id === main)).toBe(false);
    expect((await remove(main)).msgKey).toBe('missing');
    expect((await noted(main)).at(-1)).toMatchObject({
      action: 'category.remove',
      diff: { old: { name: named('Libraries') } },
    });
  });

  it('not with a product, also one off sale', async () => {
    const id = await create('Saunas');
    await api.given.sku({ categoryId: Number(id), onSale: false });
    expect((await found(id))?.products).toBe(1);
    expect(await remove(id)).toMatchObject({ code: 40900, msgKey: 'category.inUse' });
    expect(await found(id)).toBeDefined();
  });

  it('not with a draft of a shop', async () => {
    const id = await create('Stables');
    const shop = await people.shop();
    const content = await wholeGoods(api, people, shop.ownerId, { categoryId: id });
    const { data } = await shop.call('ownGoods.create', { content });
    expect((await remove(id)).msgKey).toBe('category.inUse');
    expect((await shop.call('ownGoods.remove', { id: data.id })).code).toBe(200);
    expect((await remove(id)).code).toBe(200);
  });

  it('not with a rate of commission or an open coupon', async () => {
    const id = await create('Boathouses');
    const rate = { scope: 'category' as const, ref: id };
    await operator.call('platformRate.set', { ...rate, kind: 'bps', first: 100, second: 50 });
    expect((await remove(id)).msgKey).toBe('category.inUse');
    await operator.call('platformRate.remove', rate);
    const coupon = await operator.call('platformCoupon.create', {
      name: { zh: '船屋' },
      kind: 'amount',
      value: 100,
      scope: 'category',
      scopeIds: [id],
      takeFrom: '2026-01-01T00:00:00Z',
      takeTo: '2036-01-01T00:00:00Z',
      validDays: 5,
    });
    expect((await remove(id)).msgKey).toBe('category.inUse');
    await operator.call('platformCoupon.close', { id: coupon.data.id });
    expect((await remove(id)).code).toBe(200);
  });
});
