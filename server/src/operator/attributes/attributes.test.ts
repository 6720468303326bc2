import type { AttributeKind } from '@mall/contract/catalog/mall-catalogue';
import { rewriteTerms } from '../../catalog/search/find-anew.ts';
import { wholeGoods } from '../../testing/goods.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
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
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const named = (en: string) => ({ zh: `${en}（中）`, en });
const list = async (kind: AttributeKind) =>
  (await operator.call('mallAttribute.list')).data.filter((one) => one.kind === kind);
const one = async (kind: AttributeKind, key: string) => (await list(kind)).find((row) => row.key === key);
const keys = async (kind: AttributeKind) => (await list(kind)).map(({ key }) => key);
const create = async (kind: AttributeKind, en: string, colour: string | null = null) =>
  (await operator.call('mallAttribute.create', { kind, name: named(en), colour })).data.key;
const styled = async (style: string, name: string) => {
  const { productId } = await api.given.sku({ name });
  await api.db
    .updateTable('products')
    .set({ styles: [style] })
    .where('id', '=', Number(productId))
    .execute();
  return productId;
};
const facet = async () =>
  (await api.as({ lang: 'en' }).call('product.list', {})).data.facets.styles.map(({ key, name }) => [
    key,
    name,
  ]);

it('a new style is offered by the forms of the mall and of its shops, and shoppers filter by it', async () => {
  const key = await create('style', 'Old harbour');
  expect(key).toBe('old-harbour');
  const shop = await people.shop();
  const offered = { key, name: 'Old harbour', hidden: false };
  expect((await operator.call('mallGoods.choices')).data.styles).toContainEqual(offered);
  const { data } = await shop.call('ownGoods.choices');
  expect(data.styles.map((style) => style.key)).toContain(key);
  const content = await wholeGoods(api, people, operatorId, {
    styles: [key],
    brandId: String(await api.given.brand()),
  });
  const { data: at } = await operator.call('mallGoods.create', { content });
  expect((await operator.call('mallGoods.publish', { id: at.id, version: at.version })).code).toBe(200);
  expect(await facet()).toEqual([[key, 'Old harbour']]);
  expect((await one('style', key))?.products).toBe(1);
  const found = await api.as({}).call('product.list', { style: key });
  expect(found.data.total).toBe(1);
});

it('colours have a shade and names, and are offered to be copied', async () => {
  const key = await create('colour', 'Moss', '#5b6b3a');
  expect(await one('colour', key)).toMatchObject({ colour: '#5b6b3a', products: 0 });
  expect((await operator.call('mallGoods.choices')).data.colours).toEqual([
    { key, name: named('Moss'), colour: '#5b6b3a' },
  ]);
  const without = await operator.call('mallAttribute.create', {
    kind: 'colour',
    name: named('Nothing'),
    colour: null,
  });
  expect(without.msgKey).toBe('attribute.colourMissing');
  // A style has none, whatever is sent.
  const style = await create('style', 'Painted', '#5b6b3a');
  expect((await one('style', style))?.colour).toBe(null);
});

it('a key is made of the English name, else of the kind, and is one of its own', async () => {
  const other = await operator.call('mallAttribute.create', {
    kind: 'material',
    name: { zh: '柚木' },
    colour: null,
  });
  expect(other.data.key).toBe('material-1');
  expect(await create('material', 'Oak 1')).toBe('oak-1');
  const same = await operator.call('mallAttribute.create', {
    kind: 'material',
    name: { en: 'Oak, 1!' },
    colour: null,
  });
  expect(same.data.key).toBe('oak-1-2');
});

it('refuses one without a name, and a name that another one of its kind has', async () => {
  await create('style', 'Riverside');
  const make = (kind: AttributeKind, name: object) =>
    operator.call('mallAttribute.create', { kind, name, colour: null });
  expect((await make('style', { zh: ' ' })).msgKey).toBe('attribute.nameMissing');
  expect((await make('style', { fili: 'riverside' })).msgKey).toBe('attribute.taken');
  expect((await make('material', { en: 'Riverside' })).code).toBe(200);
});

it('a name that changes is in the filters at once, and products are found by it soon', async () => {
  const key = await create('style', 'Lakeside');
  const productId = await styled(key, 'Plain bench');
  expect(await facet()).toContainEqual([key, 'Lakeside']);
  const change = (version: number, en: string) =>
    operator.call('mallAttribute.change', { kind: 'style', key, version, name: named(en), colour: null });
  expect((await change(1, 'Fjordland')).code).toBe(200);
  expect(await facet()).toContainEqual([key, 'Fjordland']);
  await rewriteTerms(api.db, { style: key });
  const { data } = await api.as({ lang: 'en' }).call('product.list', { keyword: 'fjordland' });
  expect(data.list.map(({ id }) => id)).toEqual([productId]);
  expect(await change(1, 'Seaside')).toMatchObject({
    msgKey: 'goods.changedElsewhere',
    data: { version: 2, content: { name: named('Fjordland') } },
  });
  expect((await change(2, 'Riverside')).msgKey).toBe('attribute.taken');
  const log = (await operator.call('operatorLog.list', { area: 'goods' })).data.list;
  expect(log.find(({ action }) => action === 'attribute.change')).toMatchObject({
    title: 'Attribute changed',
    changes: [{ field: 'Name', old: 'Lakeside（中）', new: 'Fjordland（中）' }],
  });
});

it('of two who save at once one is told', async () => {
  const key = await create('material', 'Slate');
  const answers = await Promise.all(
    ['Schist', 'Gneiss'].map((en) =>
      operator.call('mallAttribute.change', {
        kind: 'material',
        key,
        version: 1,
        name: named(en),
        colour: null,
      }),
    ),
  );
  expect(answers.map(({ msgKey }) => msgKey ?? 'saved').sort()).toEqual(['goods.changedElsewhere', 'saved']);
});

it('moves before another of its kind, and forms follow the order', async () => {
  const [a, b, c] = [
    await create('material', 'Wicker'),
    await create('material', 'Rattan'),
    await create('material', 'Bamboo'),
  ];
  const move = (key: string, before: string | null) =>
    operator.call('mallAttribute.move', { kind: 'material', key, before });
  expect((await move(c, a)).code).toBe(200);
  expect((await keys('material')).slice(-3)).toEqual([c, a, b]);
  const offered = (await operator.call('mallGoods.choices')).data.materials.map(({ key }) => key);
  expect(offered.slice(-3)).toEqual([c, a, b]);
  await move(c, null);
  expect((await keys('material')).slice(-3)).toEqual([a, b, c]);
  expect((await move(a, 'old-harbour')).msgKey).toBe('attribute.movedElsewhere');
  expect((await move('no-such', null)).msgKey).toBe('missing');
});

it('a hidden one is offered no longer, and what has it keeps it', async () => {
  const key = await create('style', 'Hill country');
  const colour = await create('colour', 'Brick', '#9c4a34');
  await styled(key, 'Hill chair');
  const hide = (kind: AttributeKind, of: string, hidden: boolean) =>
    operator.call('mallAttribute.hide', { kind, key: of, hidden });
  expect((await hide('style', key, true)).code).toBe(200);
  await hide('colour', colour, true);
  const { data } = await operator.call('mallGoods.choices');
  expect(data.styles.find((style) => style.key === key)?.hidden).toBe(true);
  expect(data.colours.map((one) => one.key)).not.toContain(colour);
  expect((await facet()).map(([style]) => style)).toContain(key);
  await hide('style', key, false);
  expect((await one('style', key))?.hidden).toBe(false);
  expect((await hide('style', 'no-such', true)).msgKey).toBe('missing');
});

it('one that a product or a draft has cannot be removed, and says how many have it', async () => {
  const key = await create('style', 'Meadow');
  const remove = () => operator.call('mallAttribute.remove', { kind: 'style', key });
  const productId = await styled(key, 'Meadow table');
  const content = await wholeGoods(api, people, operatorId, { styles: [key] });
  const { data: draft } = await operator.call('mallGoods.create', { content });
  expect(await remove()).toMatchObject({
    msgKey: 'attribute.inUse',
    msg: 'Products or drafts still have it: 2. Take it from them first, or hide it',
  });
  await api.db.updateTable('products').set({ styles: [] }).where('id', '=', Number(productId)).execute();
  expect((await remove()).msg).toContain('still have it: 1.');
  await operator.call('mallGoods.remove', { id: draft.id });
  expect((await remove()).code).toBe(200);
  expect(await keys('style')).not.toContain(key);
  expect((await remove()).msgKey).toBe('missing');
});

it('has room for 52 styles, whose bits differ, and uses that of one that left again', async () => {
  const bits = async () =>
    (await api.db.selectFrom('attributes').select('bit').where('kind', '=', 'style').execute()).map(
      ({ bit }) => bit,
    );
  const have = (await bits()).length;
  for (let number = have; number < 52; number += 1) await create('style', `Filler ${number}`);
  expect(new Set(await bits()).size).toBe(52);
  const full = await operator.call('mallAttribute.create', {
    kind: 'style',
    name: named('One more'),
    colour: null,
  });
  expect(full).toMatchObject({ msgKey: 'attribute.tooMany', data: { max: 52 } });
  await operator.call('mallAttribute.remove', { kind: 'style', key: `filler-${have}` });
  await create('style', 'One more');
  expect(new Set(await bits()).size).toBe(52);
});

describe('a unit', () => {
  const seen = async (id: string, lang = 'en') =>
    api.as({ token: await api.signIn(operatorId), lang }).call('product.detail', { id });

  it('is there before anybody writes one, and shoppers read its name in their language', async () => {
    expect((await keys('unit')).slice(0, 2)).toEqual(['piece', 'item']);
    expect(await keys('unit')).toContain('squareMetre');
    const { productId } = await api.given.sku({ name: 'Rug' });
    await api.db
      .updateTable('products')
      .set({ unit: 'squareMetre' })
      .where('id', '=', Number(productId))
      .execute();
    const read = async (lang: string) => (await seen(productId, lang)).data;
    expect(await read('en')).toMatchObject({ unit: 'squareMetre', unitName: 'm²' });
    expect((await read('zh')).unitName).toBe('平方米');
  });

  it('that is made new is chosen in a form, named in a sheet, and published', async () => {
    const key = await create('unit', 'Roll');
    expect(key).toBe('roll');
    const shop = await people.shop();
    expect((await shop.call('ownGoods.choices')).data.units).toContainEqual({
      key,
      name: 'Roll',
      hidden: false,
    });
    const content = await wholeGoods(api, people, operatorId, {
      unit: key,
      brandId: String(await api.given.brand()),
    });
    const { data: at } = await operator.call('mallGoods.create', { content });
    const { data: published } = await operator.call('mallGoods.publish', { id: at.id, version: at.version });
    const { productId } = (await operator.call('mallGoods.detail', { id: published.id })).data;
    expect((await seen(productId ?? '')).data.unitName).toBe('Roll');
    expect((await one('unit', key))?.products).toBe(1);
  });

  it('that a product or a draft has cannot leave, and is renamed for both', async () => {
    const key = await create('unit', 'Panel');
    const content = await wholeGoods(api, people, operatorId, { unit: key });
    await operator.call('mallGoods.create', { content });
    const remove = () => operator.call('mallAttribute.remove', { kind: 'unit', key });
    expect(await remove()).toMatchObject({ msgKey: 'attribute.inUse', data: { count: 1 } });
    const free = await create('unit', 'Bundle');
    expect((await operator.call('mallAttribute.remove', { kind: 'unit', key: free })).code).toBe(200);
    expect(await keys('unit')).not.toContain(free);
  });

  it('that there is not cannot be chosen', async () => {
    const content = await wholeGoods(api, people, operatorId, { unit: 'no-such-unit' });
    expect(await operator.call('mallGoods.create', { content })).toMatchObject({
      msgKey: 'goods.choiceUnknown',
    });
  });

  it('with which new products begin can be renamed, and neither hidden nor removed', async () => {
    const usual = { kind: 'unit', key: 'piece' } as const;
    expect(await operator.call('mallAttribute.hide', { ...usual, hidden: true })).toMatchObject({
      msgKey: 'attribute.usual',
    });
    expect(await operator.call('mallAttribute.remove', usual)).toMatchObject({ msgKey: 'attribute.usual' });
    const { version } = (await one('unit', 'piece')) ?? { version: 0 };
    const name = { zh: '件', en: 'pc', indo: 'buah', fili: 'piraso' };
    expect(
      (await operator.call('mallAttribute.change', { ...usual, version, name, colour: null })).code,
    ).toBe(200);
    const { productId } = await api.given.sku({ name: 'Stool' });
    expect((await seen(productId)).data.unitName).toBe('pc');
  });
});
