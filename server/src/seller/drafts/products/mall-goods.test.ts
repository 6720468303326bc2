import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { emptyGoods } from '@mall/contract/seller/own-goods';
import { sql } from 'kysely';
import { createPeople, type People } from '../../../testing/people.ts';
import { wholeGoods } from '../../../testing/goods.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
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
let brandId: string;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
  operatorId = await api.given.member({ operator: true });
  operator = api.as({ token: await api.signIn(operatorId), lang: 'en' });
  other = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
  visitor = api.as({ token: await api.signIn(await api.given.member()), lang: 'en' });
  brandId = String(await api.given.brand());
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const whole = (over: Partial<GoodsContent> = {}) => wholeGoods(api, people, operatorId, { brandId, ...over });
const created = async (over: Partial<GoodsContent> = {}): Promise<At> =>
  (await operator.call('mallGoods.create', { content: await whole(over) })).data;
const publish = ({ id, version }: At, by = operator) => by.call('mallGoods.publish', { id, version });
const detail = async (id: string) => (await operator.call('mallGoods.detail', { id })).data;
const published = async (over: Partial<GoodsContent> = {}) => {
  const at = await created(over);
  expect((await publish(at)).code).toBe(200);
  return detail(at.id);
};
const save = (at: At, content: GoodsContent, by = operator) =>
  by.call('mallGoods.save', { id: at.id, version: at.version, content });
const seen = async (productId: string | null, code?: string) =>
  (code === undefined ? visitor : api.as({ code, lang: 'en' })).call('product.detail', {
    id: productId ?? '',
  });
const found = async (keyword: string, code?: string) =>
  (
    await api.as(code === undefined ? {} : { code }).call('product.search', { keyword, size: 100 })
  ).data.list.map(({ id }) => id);

it('an operator makes a product, and visitors find and buy it in the mall and in a shop', async () => {
  const goods = await published({ name: { zh: '平台长沙发', en: 'Long mall sofa' } });
  expect(goods).toMatchObject({ state: 'approved', changed: [], live: { onSale: true } });
  for (const [code, price] of [
    [undefined, 489_900],
    [shop.code, 734_850],
  ] as const) {
    expect(await found('Long mall sofa', code)).toContain(goods.productId);
    const { data } = await seen(goods.productId, code);
    expect(data).toMatchObject({ name: 'Long mall sofa', price });
    const buyer = await people.shopper(code === undefined ? {} : { code });
    const order = await people.paidOrder(buyer, data.skus[0]?.id ?? '', 1);
    expect(order).toBeDefined();
  }
  expect((await detail(goods.id)).content.skus.map(({ stock }) => stock)).toEqual([8, 10]);
});

it('a draft lacks nothing when shoppers see it, a brand included, which only shops have of themselves', async () => {
  const at = (await operator.call('mallGoods.create', { content: emptyGoods })).data;
  expect(await publish(at)).toMatchObject({
    msgKey: 'goods.incomplete',
    data: { brandId: 'missing', categoryId: 'missing', images: 'images.none' },
  });
  const { data: kept } = await save(at, await whole({ brandId: null }));
  expect(await publish(kept)).toMatchObject({ msgKey: 'goods.incomplete', data: { brandId: 'missing' } });
  expect(await detail(at.id)).toMatchObject({ productId: null, live: null });
});

it('takes no picture of somebody else, and no brand of a shop', async () => {
  const foreign = await people.picture(await api.given.member());
  expect(
    (await operator.call('mallGoods.create', { content: await whole({ images: [foreign] }) })).msgKey,
  ).toBe('goods.pictureUnknown');
  const ofShop = await api.given.brand();
  await api.db.updateTable('brands').set({ shop_id: shop.id }).where('id', '=', ofShop).execute();
  const content = await whole({ brandId: String(ofShop) });
  expect(await operator.call('mallGoods.create', { content })).toMatchObject({
    msgKey: 'goods.choiceUnknown',
    data: { brandId: 'goods.choiceUnknown' },
  });
  const { data } = await operator.call('mallGoods.choices');
  expect(data.brands.map(({ id }) => id)).toContain(brandId);
  expect(data.brands.map(({ id }) => id)).not.toContain(String(ofShop));
});

const codesOf = (replies: readonly { code: number }[]) =>
  replies.map(({ code }) => code).sort((a, b) => a - b);

describe('of two operators', () => {
  it('who change a product at once, the second is shown what the first wrote', async () => {
    const goods = await published();
    const saves = await Promise.all([
      save(goods, { ...goods.content, name: { en: 'First' } }),
      save(goods, { ...goods.content, name: { en: 'Second' } }, other),
    ]);
    expect(codesOf(saves)).toEqual([200, 40900]);
    const now = await detail(goods.id);
    expect(saves.find(({ code }) => code === 40900)).toMatchObject({
      msgKey: 'goods.changedElsewhere',
      data: { version: now.version, content: { name: now.content.name } },
    });
    expect(now).toMatchObject({ state: 'draft', changed: ['name'] });
  });

  it('who publish at once, one does; shoppers see one product', async () => {
    const at = await created({ name: { en: 'Once only' } });
    const answers = await Promise.all([publish(at), publish(at, other)]);
    expect(codesOf(answers)).toEqual([200, 40900]);
    expect(answers.find(({ code }) => code === 40900)?.msgKey).toBe('goods.changedElsewhere');
    expect(await found('Once only')).toHaveLength(1);
    const { history } = await detail(at.id);
    expect(history.map(({ action }) => action)).toEqual(['goods.publish', 'goods.create']);
    expect(history.every(({ by }) => by !== '')).toBe(true);
  });

  it('one does not publish what the other has changed since', async () => {
    const goods = await published();
    const { data: first } = await save(goods, { ...goods.content, unit: 'set' });
    const { data: second } = await save(first, { ...goods.content, unit: 'box' }, other);
    expect(await publish(first)).toMatchObject({
      msgKey: 'goods.changedElsewhere',
      data: { content: { unit: 'box' } },
    });
    expect((await publish(second, other)).code).toBe(200);
    expect((await publish((await detail(goods.id)) as At)).msgKey).toBe('goods.notNow');
  });
});

it('stock changes by the difference, and never below what orders hold', async () => {
  const goods = await published();
  const set = (stock: readonly number[], content: GoodsContent): GoodsContent => ({
    ...content,
    skus: content.skus.map((sku, at) => ({ ...sku, stock: stock[at] ?? null })),
  });
  const { data: kept } = await save(goods, set([15, 0], goods.content));
  const { data: product } = await seen(goods.productId);
  const [first = '', second = ''] = product.skus.map(({ id }) => id);
  const buyer = await people.shopper({});
  await people.paidOrder(buyer, first, 3);
  await people.buy(buyer, second, 4);
  expect((await publish(kept)).code).toBe(200);
  const rows = await api.db
    .selectFrom('skus')
    .select(['stock', 'held'])
    .where('product_id', '=', Number(goods.productId))
    .orderBy('idx')
    .execute();
  expect(rows).toEqual([
    { stock: 12, held: 0 },
    { stock: 4, held: 4 },
  ]);
});

it('what nobody changed stays as it stands, also what a draft cannot say', async () => {
  const goods = await published();
  const odd = JSON.stringify([
    { type: 'image', src: '/media/demo/x.webp' },
    { type: 'text', text: { zh: '一' } },
    { type: 'text', text: { zh: '二' } },
  ]);
  await sql`update products set detail = ${odd}::jsonb where id = ${Number(goods.productId)}`.execute(api.db);
  await sql`update skus set lead_days = 77 where product_id = ${Number(goods.productId)}`.execute(api.db);
  const { data: kept } = await save(goods, { ...goods.content, name: { en: 'Renamed' } });
  expect((await publish(kept)).code).toBe(200);
  expect((await seen(goods.productId)).data.name).toBe('Renamed');
  const { rows } = await sql<{ detail: unknown; days: number[] }>`
    select detail, (select array_agg(lead_days) from skus where product_id = p.id) as days from products p
    where id = ${Number(goods.productId)}`.execute(api.db);
  expect(rows).toEqual([{ detail: JSON.parse(odd), days: [77, 77] }]);
});

it('goes off sale and on, to the bin and back, at once', async () => {
  const goods = await published({ name: { en: 'Come and go' } });
  const isFound = async () => (await found('Come and go')).length === 1;
  const { id } = goods;
  expect((await operator.call('mallGoods.sell', { id, onSale: false })).data).toEqual({ onSale: false });
  expect(await isFound()).toBe(false);
  await operator.call('mallGoods.sell', { id, onSale: true });
  expect(await isFound()).toBe(true);
  expect((await operator.call('mallGoods.remove', { id })).code).toBe(200);
  expect(await isFound()).toBe(false);
  expect(
    (await operator.call('mallGoods.list', { tab: 'removed' })).data.list.map((row) => row.id),
  ).toContain(id);
  expect((await operator.call('mallGoods.restore', { id })).code).toBe(200);
  expect(await isFound()).toBe(true);
  expect((await operator.call('mallGoods.restore', { id })).code).toBe(40400);
});

it('is copied, and goes back to what shoppers see', async () => {
  const goods = await published();
  const { data: copy } = await operator.call('mallGoods.copy', { id: goods.id });
  expect(await detail(copy.id)).toMatchObject({ state: 'draft', live: null, content: { brandId } });
  const { data: kept } = await save(goods, { ...goods.content, name: { en: 'Not this' } });
  const { data } = await operator.call('mallGoods.discard', { id: goods.id, version: kept.version });
  expect(data.state).toBe('approved');
  expect((await detail(goods.id)).content.name).toEqual(goods.content.name);
});

it('is listed by state, category, words and article number, and counted', async () => {
  const categoryId = String(await api.given.category());
  const content = await whole({ name: { en: 'Listed chair' }, categoryId });
  const skus = content.skus.map((sku, at) => ({ ...sku, no: `LC-${at}` }));
  const { data } = await operator.call('mallGoods.create', { content: { ...content, skus } });
  await operator.call('mallGoods.create', { content: { ...emptyGoods, categoryId } });
  const list = async (filter: object) => {
    const answer = (await operator.call('mallGoods.list', { categoryId, ...filter })).data;
    return { ids: answer.list.map(({ id }) => id), counts: answer.counts };
  };
  expect((await list({})).counts).toEqual({ all: 2, draft: 2 });
  for (const keyword of ['listed', 'LC-1']) expect((await list({ keyword })).ids).toEqual([data.id]);
  expect((await list({ keyword: 'nothing like it' })).ids).toEqual([]);
  await publish(data);
  expect(await list({ tab: 'approved', sale: 'on' })).toMatchObject({
    ids: [data.id],
    counts: { all: 1, approved: 1 },
  });
});

describe('whose it is', () => {
  it('no shop sees a draft of the mall, and the mall none of a shop', async () => {
    const mine = await created();
    const content = await wholeGoods(api, people, shop.ownerId);
    const { data: theirs } = await shop.call('ownGoods.create', { content });
    expect((await shop.call('ownGoods.detail', { id: mine.id })).code).toBe(40400);
    expect((await shop.call('ownGoods.submit', mine)).code).toBe(40400);
    expect((await operator.call('mallGoods.detail', { id: theirs.id })).code).toBe(40400);
    expect((await publish(theirs)).code).toBe(40400);
    expect((await operator.call('platformGoods.detail', { id: mine.id })).code).toBe(40400);
    expect((await operator.call('platformGoods.decide', { ...mine, decision: 'approve' })).code).toBe(40400);
  });

  it('the database keeps a draft and its product with one seller', async () => {
    const { productId } = await api.given.sku({ shopId: shop.id });
    const row = (shopId: string | null) => sql`
      insert into own_goods (id, shop_id, product_id, content, live, approved_at, saved_by)
      values (${`odd-${shopId}`}, ${shopId}, ${Number(productId)}, '{}', '{}', now(), ${operatorId})`;
    await expect(row(null).execute(api.db)).rejects.toThrow('two sellers');
    await expect(
      sql`insert into own_goods (id, shop_id, content, state, submitted_at, saved_by)
        values ('odd', null, '{}', 'pending', now(), ${operatorId})`.execute(api.db),
    ).rejects.toThrow('own_goods_of_mall');
    await row(shop.id).execute(api.db);
    await sql`delete from own_goods where id = ${`odd-${shop.id}`}`.execute(api.db);
  });
});

it('leaves a row in the log of the console for each move, with what changed', async () => {
  const goods = await published({ name: { en: 'Logged sofa', zh: '日志沙发' } });
  const skus = goods.content.skus.map((sku, at) => (at === 0 ? { ...sku, price: 500_000 } : sku));
  const { data: kept } = await save(goods, { ...goods.content, skus });
  await publish(kept);
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'shop_id', 'diff'])
    .where('object', '=', `goods:${goods.id}`)
    .orderBy('id')
    .execute();
  expect(rows).toMatchObject([
    { action: 'goods.create', actor_id: operatorId, shop_id: null },
    { action: 'goods.publish' },
    {
      action: 'goods.publish',
      diff: { about: '日志沙发', old: { price: 489_900 }, new: { price: 500_000 }, fields: ['skus'] },
    },
  ]);
  const { data } = await operator.call('operatorLog.list', { size: 100 });
  expect(data.list.find(({ action }) => action === 'goods.publish')).toMatchObject({
    title: 'Product of the mall published',
    area: 'goods',
    shop: null,
  });
});
