import { emptyPackage, type PackageContent } from '@mall/contract/seller/own-package';
import { json } from '../../../platform/db/open.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { packageSlot, wholePackage } from '../../../testing/packages.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

type At = { id: string; version: number };

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let operatorId: string;
let operator: ReturnType<Api['as']>;
let other: ReturnType<Api['as']>;
/** A member who came through no shop. */
let visitor: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
  operatorId = await api.given.member({ operator: true });
  operator = api.as({ token: await api.signIn(operatorId), lang: 'en' });
  visitor = api.as({ token: await api.signIn(await api.given.member()), lang: 'en' });
  other = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const whole = (over: Partial<PackageContent> = {}) => wholePackage(api, people, operatorId, over);
const created = async (over: Partial<PackageContent> = {}): Promise<At> =>
  (await operator.call('mallPackage.create', { content: await whole(over) })).data;
const publish = ({ id, version }: At, by = operator) => by.call('mallPackage.publish', { id, version });
const detail = async (id: string) => (await operator.call('mallPackage.detail', { id })).data;
const published = async (over: Partial<PackageContent> = {}) => {
  const at = await created(over);
  expect((await publish(at)).code).toBe(200);
  return detail(at.id);
};
const save = ({ id, version }: At, content: PackageContent, by = operator) =>
  by.call('mallPackage.save', { id, version, content });
const seen = (packageId: string | null, code?: string) =>
  (code === undefined ? visitor : api.as({ code, lang: 'en' })).call('package.detail', {
    id: packageId ?? '1',
  });
const codesOf = (replies: readonly { code: number }[]) =>
  replies.map(({ code }) => code).sort((a, b) => a - b);

it('an operator makes a package, and shoppers see it in the mall and, at the coefficient of a shop, there', async () => {
  const made = await published({ name: { zh: '平台暖居', en: 'Warm home of the mall' } });
  expect(made).toMatchObject({ state: 'approved', changed: [], live: { onSale: true } });
  expect((await seen(made.packageId)).data).toMatchObject({
    name: 'Warm home of the mall',
    price: 630_000,
    rooms: ['Living room'],
  });
  expect((await seen(made.packageId, shop.code)).data.price).toBe(945_000);
  const { data } = await visitor.call('package.list', { categoryId: made.content.categoryId ?? '' });
  expect(data.list.map(({ id }) => id)).toEqual([made.packageId]);
});

it('a change is seen when it is published and not before, and an answer of before is not kept', async () => {
  const made = await published();
  const { data: kept } = await save(made, { ...made.content, name: { en: 'Renamed' }, price: 600_000 });
  expect((await seen(made.packageId)).data).toMatchObject({ name: 'Warm living room', price: 630_000 });
  expect(await detail(made.id)).toMatchObject({ state: 'draft', changed: ['name', 'price'] });
  expect((await publish(kept)).code).toBe(200);
  expect((await seen(made.packageId)).data).toMatchObject({ name: 'Renamed', price: 600_000 });
});

it('what nobody changed stays as it stands, and the version before stays for orders', async () => {
  const made = await published();
  const id = Number(made.packageId);
  const long = { zh: '长'.repeat(400) };
  await api.db
    .updateTable('package_versions')
    .set({ slogan: json(long) })
    .where('package_id', '=', id)
    .execute();
  const { data: kept } = await save(made, { ...made.content, tier: 'signature', album: [] });
  expect((await publish(kept)).code).toBe(200);
  const rows = await api.db
    .selectFrom('package_versions')
    .select(['version', 'slogan', 'album'])
    .where('package_id', '=', id)
    .orderBy('version')
    .execute();
  expect(rows).toEqual([
    { version: 1, slogan: long, album: made.content.album },
    { version: 2, slogan: long, album: [] },
  ]);
  expect((await seen(made.packageId)).data.tier).toBe('signature');
});

it('a draft lacks nothing when shoppers see it, and costs no less than its pieces must bring', async () => {
  const at = (await operator.call('mallPackage.create', { content: emptyPackage })).data;
  expect(await publish(at)).toMatchObject({
    msgKey: 'package.incomplete',
    data: { name: 'missing', categoryId: 'missing', cover: 'cover.none', rooms: 'rooms.none' },
  });
  const { data: kept } = await save(at, await whole({ price: 349_999 }));
  expect((await publish(kept)).data).toEqual({ price: 'price.belowSupply' });
  expect(await detail(at.id)).toMatchObject({ packageId: null, live: null });
});

it('takes no goods of a shop, no picture of somebody else, no unknown category', async () => {
  const theirs = await api.given.sku({ shopId: shop.id });
  const content = await whole();
  const [room] = content.rooms;
  const rooms = room === undefined ? [] : [{ ...room, slots: [packageSlot('sofa', [theirs.skuId])] }];
  const create = (over: Partial<PackageContent>) =>
    operator.call('mallPackage.create', { content: { ...content, ...over } });
  expect(await create({ rooms, hotspots: [] })).toMatchObject({
    msgKey: 'package.pieceUnknown',
    data: { skuIds: [theirs.skuId] },
  });
  expect((await create({ cover: await people.picture(await api.given.member()) })).msgKey).toBe(
    'package.pictureUnknown',
  );
  expect((await create({ categoryId: '987654' })).msgKey).toBe('package.categoryUnknown');
});

it('chooses among what the mall sells, at its prices, and is told what each piece costs', async () => {
  const mine = await api.given.sku({ name: 'Chosen stool', price: 20_000, supply: 12_000 });
  const theirs = await api.given.sku({ name: 'Chosen stool', shopId: shop.id });
  const { data } = await operator.call('mallGoods.select', { keyword: 'Chosen stool' });
  expect(data.list).toMatchObject([{ skuId: mine.skuId, price: 20_000 }]);
  const skuIds = [mine.skuId, theirs.skuId];
  expect((await operator.call('mallPackage.pieces', { skuIds })).data).toMatchObject([
    { skuId: mine.skuId, price: 20_000, supplyPrice: 12_000, state: 'sold' },
  ]);
});

describe('of two operators', () => {
  it('who change a package at once, the second is shown what the first wrote', async () => {
    const made = await published();
    const saves = await Promise.all([
      save(made, { ...made.content, name: { en: 'First' } }),
      save(made, { ...made.content, name: { en: 'Second' } }, other),
    ]);
    expect(codesOf(saves)).toEqual([200, 40900]);
    const now = await detail(made.id);
    expect(saves.find(({ code }) => code === 40900)).toMatchObject({
      msgKey: 'package.changedElsewhere',
      data: { version: now.version, content: { name: now.content.name } },
    });
  });

  it('who publish at once, one does; shoppers see one package', async () => {
    const at = await created();
    const answers = await Promise.all([publish(at), publish(at, other)]);
    expect(codesOf(answers)).toEqual([200, 40900]);
    const { packageId, history } = await detail(at.id);
    expect(history.map(({ action }) => action)).toEqual(['package.publish', 'package.create']);
    const versions = await api.db
      .selectFrom('package_versions')
      .select('version')
      .where('package_id', '=', Number(packageId))
      .execute();
    expect(versions).toHaveLength(1);
  });
});

it('goes off sale and on, to the bin and back, at once', async () => {
  const { id, packageId } = await published();
  const isSeen = async () => (await seen(packageId)).code === 200;
  const states = [await isSeen()];
  for (const step of [
    () => operator.call('mallPackage.sell', { id, onSale: false }),
    () => operator.call('mallPackage.sell', { id, onSale: true }),
    () => operator.call('mallPackage.remove', { id }),
    () => operator.call('mallPackage.restore', { id }),
  ]) {
    expect((await step()).code).toBe(200);
    states.push(await isSeen());
  }
  expect(states).toEqual([true, false, true, false, true]);
  expect((await operator.call('mallPackage.restore', { id })).code).toBe(40400);
});

it('is copied, and goes back to what shoppers see', async () => {
  const made = await published();
  const { data: copy } = await operator.call('mallPackage.copy', { id: made.id });
  expect(await detail(copy.id)).toMatchObject({ state: 'draft', live: null, content: made.content });
  const { data: kept } = await save(made, { ...made.content, name: { en: 'Not this' } });
  const { data } = await operator.call('mallPackage.discard', { id: made.id, version: kept.version });
  expect(data.state).toBe('approved');
  expect((await detail(made.id)).content.name).toEqual(made.content.name);
});

it('is listed by state, category, words of its name and whether it is on sale, and counted', async () => {
  const made = await published({ name: { zh: '列出的套餐', en: 'Listed home' } });
  const categoryId = made.content.categoryId ?? '';
  await operator.call('mallPackage.create', { content: { ...emptyPackage, categoryId } });
  const list = async (filter: object) => {
    const { data } = await operator.call('mallPackage.list', { categoryId, ...filter });
    return { ids: data.list.map(({ id }) => id), counts: data.counts };
  };
  expect((await list({})).counts).toEqual({ all: 2, approved: 1, draft: 1 });
  expect((await list({ keyword: 'listed' })).ids).toEqual([made.id]);
  // The names of languages are no words of a name.
  expect((await list({ keyword: 'zh' })).ids).toEqual([]);
  expect((await list({ tab: 'approved', sale: 'on' })).ids).toEqual([made.id]);
  expect((await list({ tab: 'approved', sale: 'off' })).ids).toEqual([]);
});

it('a category is made and named, and shoppers see it with its first package', async () => {
  const add = (name: object, id?: string) =>
    operator.call('mallPackage.saveCategory', id === undefined ? { name } : { id, name });
  expect((await add({ en: '  ' })).msgKey).toBe('category.nameMissing');
  const twice = await Promise.all([add({ en: 'Balconies' }), add({ en: 'Balconies' })]);
  expect(codesOf(twice)).toEqual([200, 40900]);
  expect(twice.find(({ code }) => code !== 200)?.msgKey).toBe('category.taken');
  expect((await add({ zh: 'balconies' })).msgKey).toBe('category.taken');
  const id = twice.find(({ code }) => code === 200)?.data.id ?? '';
  expect((await add({ en: 'Nobody' }, '987654')).msgKey).toBe('missing');
  expect((await operator.call('mallPackage.categories')).data).toContainEqual({
    id,
    name: 'Balconies',
    names: { zh: 'Balconies', en: 'Balconies' },
    packages: 0,
  });
  const shoppers = async () => (await visitor.call('package.categories')).data;
  expect((await shoppers()).some((one) => one.id === id)).toBe(false);
  const { content } = await published({ categoryId: id });
  expect(await shoppers()).toContainEqual({ id, name: 'Balconies', cover: content.cover, count: 1 });
  expect((await add({ en: 'Terraces' }, id)).data).toEqual({ id });
  expect((await shoppers()).find((one) => one.id === id)?.name).toBe('Terraces');
});

it('a category is moved before another, and one that holds a package or a draft stays', async () => {
  const add = async (en: string) =>
    (await operator.call('mallPackage.saveCategory', { name: { en } })).data.id;
  const all = async () => (await operator.call('mallPackage.categories')).data;
  const lastTwo = async () => (await all()).slice(-2).map(({ id }) => id);
  const move = (id: string, before: string | null) =>
    operator.call('mallPackage.moveCategory', { id, before });
  const remove = (id: string) => operator.call('mallPackage.removeCategory', { id });
  const [lofts, barns] = [await add('Lofts'), await add('Barns')];
  expect(await lastTwo()).toEqual([lofts, barns]);
  await published({ categoryId: lofts });
  const filled = await published({ categoryId: barns });
  const shown = async () => (await visitor.call('package.categories')).data.slice(-2).map(({ id }) => id);
  expect(await shown()).toEqual([lofts, barns]);
  expect((await move(barns, lofts)).code).toBe(200);
  expect(await lastTwo()).toEqual([barns, lofts]);
  expect(await shown()).toEqual([barns, lofts]);
  expect((await move(barns, barns)).msgKey).toBe('category.movedElsewhere');
  expect((await move('987654', null)).msgKey).toBe('missing');

  // A draft that leaves it and one that comes to it are counted with the package that is still in it.
  const { data: draft } = await operator.call('mallPackage.create', {
    content: { ...filled.content, categoryId: barns },
  });
  expect((await all()).find(({ id }) => id === barns)?.packages).toBe(2);
  expect(await remove(barns)).toMatchObject({
    msgKey: 'package.categoryInUse',
    msg: 'Packages or drafts are still in this category: 2. Put them into another one first',
  });
  await operator.call('mallPackage.remove', { id: draft.id });
  const { data: kept } = await operator.call('mallPackage.save', {
    id: filled.id,
    version: filled.version,
    content: { ...filled.content, categoryId: lofts },
  });
  expect((await remove(barns)).msg).toContain(': 1.');
  await operator.call('mallPackage.publish', { id: filled.id, version: kept.version });
  expect((await remove(barns)).code).toBe(200);
  expect((await all()).map(({ id }) => id)).not.toContain(barns);
  expect((await remove(barns)).msgKey).toBe('missing');
});

it('no shop sees a draft of the mall, and the mall none of a shop', async () => {
  const mine = await created();
  const content = await wholePackage(api, people, shop.ownerId);
  const { data: theirs } = await shop.call('ownPackage.create', { content });
  expect((await shop.call('ownPackage.detail', { id: mine.id })).code).toBe(40400);
  expect((await shop.call('ownPackage.submit', mine)).code).toBe(40400);
  expect((await operator.call('mallPackage.detail', { id: theirs.id })).code).toBe(40400);
  expect((await publish(theirs)).code).toBe(40400);
  expect((await operator.call('platformPackage.detail', { id: mine.id })).code).toBe(40400);
});

it('leaves a row in the log of the console for each move, with what changed', async () => {
  const made = await published({ name: { en: 'Logged home', zh: '日志套餐' } });
  const { data: kept } = await save(made, { ...made.content, price: 620_000 });
  await publish(kept);
  await operator.call('mallPackage.sell', { id: made.id, onSale: false });
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'shop_id', 'diff'])
    .where('object', '=', `package:${made.id}`)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { action: 'package.create', actor_id: operatorId, shop_id: null },
    { action: 'package.publish' },
    {
      action: 'package.publish',
      diff: { about: '日志套餐', old: { price: 630_000 }, new: { price: 620_000 }, fields: ['price'] },
    },
    { action: 'package.sell', diff: { old: { onSale: true }, new: { onSale: false } } },
  ]);
  const { data } = await operator.call('operatorLog.list', { size: 100 });
  expect(data.list.find(({ action }) => action === 'package.publish')).toMatchObject({
    title: 'Package of the mall published',
    area: 'goods',
    shop: null,
  });
});
