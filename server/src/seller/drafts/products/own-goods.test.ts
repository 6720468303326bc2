import { emptyGoods, type GoodsContent } from '@mall/contract/seller/own-goods';
import { createPeople, type People } from '../../../testing/people.ts';
import { wholeGoods } from '../../../testing/goods.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const whole = (over: Partial<GoodsContent> = {}) => wholeGoods(api, people, shop.ownerId, over);
const sent = async (over: Partial<GoodsContent> = {}) => {
  const { data } = await shop.call('ownGoods.create', { content: await whole(over) });
  const { data: at } = await shop.call('ownGoods.submit', { id: data.id, version: data.version });
  return at;
};
const approve = ({ id, version }: { id: string; version: number }) =>
  operator.call('platformGoods.decide', { id, version, decision: 'approve' });
const approved = async (over: Partial<GoodsContent> = {}) => {
  const at = await sent(over);
  expect((await approve(at)).code).toBe(200);
  return (await shop.call('ownGoods.detail', { id: at.id })).data;
};
const save = (at: { id: string; version: number }, content: GoodsContent) =>
  shop.call('ownGoods.save', { id: at.id, version: at.version, content });
const detail = async (id: string) => (await shop.call('ownGoods.detail', { id })).data;
const found = async (keyword: string) =>
  (await api.as({ code: shop.code }).call('product.search', { keyword })).data.list.map(({ id }) => id);

describe('a draft', () => {
  it.each([
    ['name', { name: {} }],
    ['categoryId', { categoryId: null }],
    ['onSale', { onSale: null }],
    ['sales', { sales: null }],
    ['influencer', { influencer: null }],
    ['custom', { custom: null }],
    ['isNew', { isNew: null }],
    ['recommend', { recommend: null }],
    ['freightKind', { freightKind: null }],
    ['specType', { specType: null }],
  ] as const)('is not sent without %s', async (field, over) => {
    const { data } = await shop.call('ownGoods.create', { content: await whole(over) });
    const reply = await shop.call('ownGoods.submit', { id: data.id, version: data.version });
    expect(reply).toMatchObject({
      code: 40001,
      msg: 'Please complete the required fields',
      data: { [field]: 'missing' },
    });
    expect((await detail(data.id)).state).toBe('draft');
  });

  it('with several SKUs needs the price and the stock of each, and no price below supply', async () => {
    const content = await whole();
    const [green, rust] = content.skus;
    if (green === undefined || rust === undefined) throw new Error('two colours');
    const skus = [
      { ...green, price: null, stock: null },
      { ...rust, price: 320_000 },
    ];
    const { data } = await shop.call('ownGoods.create', { content: { ...content, skus } });
    const reply = await shop.call('ownGoods.submit', { id: data.id, version: 1 });
    expect(reply.data).toEqual({
      'skus.green.price': 'price.missing',
      'skus.green.stock': 'stock.missing',
      'skus.rust.price': 'price.belowSupply',
    });
  });

  it('shows no picture that somebody else uploaded, and takes no category that is not there', async () => {
    const foreign = await people.picture(await api.given.member());
    const content = await whole();
    expect(await shop.call('ownGoods.create', { content: { ...content, images: [foreign] } })).toMatchObject({
      msgKey: 'goods.pictureUnknown',
    });
    expect(
      await shop.call('ownGoods.create', { content: { ...content, categoryId: '99999999' } }),
    ).toMatchObject({
      msgKey: 'goods.choiceUnknown',
    });
  });
});

describe('a review', () => {
  it('makes the product what shoppers of this shop see and find, at its prices', async () => {
    const goods = await approved();
    const shopper = api.as({ code: shop.code });
    const { data } = await shopper.call('product.detail', { id: goods.productId ?? '' });
    expect(data).toMatchObject({ name: 'Verdi velvet sofa', price: 734_850, freight: { free: true } });
    expect(data.skus.map(({ specText, stock }) => [specText, stock])).toEqual([
      ['Forest', 10],
      ['Rust', 10],
    ]);
    expect(data.brand.name).toBe('橡木之家');
    for (const word of ['丝绒', 'velvet', '森林绿', 'Verdi'])
      expect(await found(word)).toContain(goods.productId);
    expect((await api.as().call('product.detail', { id: goods.productId ?? '' })).code).not.toBe(200);
    const { data: brands } = await shopper.call('brand.list', { size: 100 });
    expect(brands.list.map(({ name }) => name)).not.toContain('橡木之家');
  });
});

describe('a change of what is on sale', () => {
  it('waits, while shoppers see what was approved', async () => {
    const goods = await approved({ name: { zh: '老名字', en: 'Old name' } });
    const changed = { ...goods.content, name: { zh: '新名字', en: 'New name' } };
    const { data: kept } = await save(goods, changed);
    expect(kept.state).toBe('draft');
    const { data: at } = await shop.call('ownGoods.submit', kept);
    expect((await detail(goods.id)).changed).toEqual(['name']);
    const shopper = api.as({ code: shop.code });
    const seen = async () => (await shopper.call('product.detail', { id: goods.productId ?? '' })).data.name;
    expect(await seen()).toBe('Old name');
    await approve(at);
    expect(await seen()).toBe('New name');
    expect(await found('New name')).toContain(goods.productId);
    expect(await found('Old name')).not.toContain(goods.productId);
  });

  it('counts stock from what is on hand, whatever was sold meanwhile', async () => {
    const goods = await approved();
    const skus = goods.content.skus.map((sku, at) => (at === 0 ? { ...sku, stock: 15 } : sku));
    const { data: kept } = await save(goods, { ...goods.content, skus });
    const { data: product } = await api
      .as({ code: shop.code })
      .call('product.detail', { id: goods.productId ?? '' });
    const buyer = await people.shopper({ code: shop.code });
    await people.paidOrder(buyer, product.skus[0]?.id ?? '', 3);
    await people.paidOrder(buyer, product.skus[1]?.id ?? '', 2);
    expect((await detail(goods.id)).content.skus.map(({ stock }) => stock)).toEqual([12, 8]);
    await approve((await shop.call('ownGoods.submit', kept)).data);
    const { data: after } = await api
      .as({ code: shop.code })
      .call('product.detail', { id: goods.productId ?? '' });
    expect(after.skus.map(({ stock }) => stock)).toEqual([12, 8]);
    expect((await detail(goods.id)).content.skus.map(({ stock }) => stock)).toEqual([12, 8]);
  });

  it('takes a SKU out without taking it from the orders that have it', async () => {
    const goods = await approved();
    const view = api.as({ code: shop.code });
    const before = (await view.call('product.detail', { id: goods.productId ?? '' })).data;
    const rust = before.skus[1]?.id ?? '';
    const buyer = await people.shopper({ code: shop.code });
    const { data: order } = await people.buy(buyer, rust);
    await buyer.call('cart.add', { skuId: rust, qty: 1 });
    const skus = goods.content.skus.map((sku, at) => (at === 1 ? { ...sku, on: false } : sku));
    const { data: kept } = await save(goods, { ...goods.content, skus });
    await approve((await shop.call('ownGoods.submit', kept)).data);
    const after = (await view.call('product.detail', { id: goods.productId ?? '' })).data;
    expect(after.skus.map(({ id }) => id)).toEqual([before.skus[0]?.id]);
    expect((await buyer.call('cart.get')).data.list[0]).toMatchObject({ invalidReason: 'delisted' });
    expect((await people.pay(buyer, order.orderId)).code).toBe(200);
    const back = await detail(goods.id);
    const again = back.content.skus.map((sku) => ({ ...sku, on: true, stock: 4 }));
    const { data: offered } = await save(back, { ...back.content, skus: again });
    await approve((await shop.call('ownGoods.submit', offered)).data);
    const { skus: now } = (await view.call('product.detail', { id: goods.productId ?? '' })).data;
    expect(now.map(({ id, stock }) => [id, stock])).toEqual([
      [before.skus[0]?.id, 4],
      [rust, 4],
    ]);
  });
});

describe('on sale and off', () => {
  it('is at once, by who may show goods', async () => {
    const goods = await approved();
    const delivery = await people.staff(shop.id, 'sales');
    expect((await delivery.call('ownGoods.sell', { id: goods.id, onSale: false })).data).toBe(
      'goods.visibility',
    );
    await shop.call('ownGoods.sell', { id: goods.id, onSale: false });
    expect(await found('丝绒')).not.toContain(goods.productId);
    await shop.call('ownGoods.sell', { id: goods.id, onSale: true });
    expect(await found('丝绒')).toContain(goods.productId);
    const { data: draft } = await shop.call('ownGoods.create', { content: emptyGoods });
    expect((await shop.call('ownGoods.sell', { id: draft.id, onSale: true })).msgKey).toBe('goods.notNow');
  });

  it('removed is off sale, and put back it is as it was', async () => {
    const goods = await approved();
    const at = { id: goods.id };
    expect((await shop.call('ownGoods.remove', at)).code).toBe(200);
    expect(await found('丝绒')).not.toContain(goods.productId);
    expect((await shop.call('ownGoods.detail', at)).code).toBe(40400);
    const { data } = await shop.call('ownGoods.list', { tab: 'removed' });
    expect(data.list.map(({ id }) => id)).toContain(goods.id);
    expect((await shop.call('ownGoods.restore', at)).code).toBe(200);
    expect((await shop.call('ownGoods.restore', at)).code).toBe(40400);
    expect(await found('丝绒')).toContain(goods.productId);
  });
});

it('every move leaves a row in the audit log, prices with what they were', async () => {
  const goods = await approved();
  const skus = goods.content.skus.map((sku, at) => (at === 0 ? { ...sku, price: 500_000 } : sku));
  const { data: kept } = await save(goods, { ...goods.content, skus });
  await approve((await shop.call('ownGoods.submit', kept)).data);
  const rows = await api.db
    .selectFrom('audit_log')
    .select(['action', 'shop_id', 'diff'])
    .where('object', '=', `goods:${goods.id}`)
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual([
    'goods.create',
    'goods.submit',
    'goods.approve',
    'goods.submit',
    'goods.approve',
  ]);
  expect(rows.every(({ shop_id: id }) => id === shop.id)).toBe(true);
  expect(rows.at(-1)?.diff).toEqual({
    about: '维尔迪丝绒沙发',
    old: { price: 489_900 },
    new: { price: 500_000 },
    fields: ['skus'],
    prices: [
      { sku: 'green', old: { price: 489_900, supply: 342_900 }, new: { price: 500_000, supply: 342_900 } },
    ],
  });
});

it('chooses among the SKUs that this shop sells, at its prices', async () => {
  await approved({ name: { zh: '可选沙发', en: 'Selectable' } });
  const { data } = await shop.call('product.select', { keyword: 'Selectable' });
  expect(data.list.map(({ spec, price }) => [spec, price])).toEqual([
    ['Forest', 734_850],
    ['Rust', 734_850],
  ]);
  const other = await people.shop();
  expect((await other.call('product.select', { keyword: 'Selectable' })).data.total).toBe(0);
});

it('lists by state and by words, and counts what stands under each tab', async () => {
  const own = await people.shop();
  const { data } = await own.call('ownGoods.create', {
    content: await wholeGoods(api, people, own.ownerId, { name: { zh: '清单沙发' }, custom: true }),
  });
  await own.call('ownGoods.create', { content: emptyGoods });
  await own.call('ownGoods.submit', data);
  const { data: all } = await own.call('ownGoods.list');
  expect(all.counts).toEqual({ all: 2, pending: 1, draft: 1 });
  const { data: waiting } = await own.call('ownGoods.list', {
    tab: 'pending',
    keyword: '清单',
    custom: true,
  });
  expect(waiting.list).toMatchObject([
    { name: '清单沙发', priceMin: 489_900, stock: 20, skus: 2, live: false },
  ]);
  const { data: copy } = await own.call('ownGoods.copy', { id: data.id });
  expect((await own.call('ownGoods.detail', { id: copy.id })).data).toMatchObject({
    state: 'draft',
    content: { name: { zh: '清单沙发' } },
  });
});

describe('supply prices', () => {
  const supplies = ({ skus }: { skus: readonly { supply: number | null }[] }) =>
    skus.map(({ supply }) => supply);
  const ofColours = async () => {
    const { id } = await approved();
    return { id, editor: await people.staff(shop.id, 'content') };
  };

  it('are read by who may see finances only, also where somebody else was quicker', async () => {
    const { id, editor } = await ofColours();
    const { data } = await editor.call('ownGoods.detail', { id });
    expect([supplies(data.content), data.live && supplies(data.live.content)]).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(supplies((await detail(id)).content)).toEqual([342_900, 342_900]);
    const stale = await editor.call('ownGoods.save', {
      id,
      version: data.version - 1,
      content: data.content,
    });
    expect(stale.msgKey).toBe('goods.changedElsewhere');
    expect(supplies((stale.data as unknown as typeof data).content)).toEqual([null, null]); // the refusal has the draft
  });

  it('stay as they are when who does not see them leaves them empty, and are what such a person types', async () => {
    const { id, editor } = await ofColours();
    const { data } = await editor.call('ownGoods.detail', { id });
    const [first, second] = data.content.skus;
    if (first === undefined || second === undefined) throw new Error('no colours');
    const content = {
      ...data.content,
      skus: [
        { ...first, price: 500_000 },
        { ...second, supply: 300_000 },
      ],
    };
    expect((await editor.call('ownGoods.save', { id, version: data.version, content })).code).toBe(200);
    const now = await detail(id);
    expect(supplies(now.content)).toEqual([342_900, 300_000]);
    expect((await editor.call('ownGoods.submit', { id, version: now.version })).code).toBe(200);
  });

  it('are emptied by who sees them', async () => {
    const { id } = await ofColours();
    const now = await detail(id);
    const content = { ...now.content, skus: now.content.skus.map((sku) => ({ ...sku, supply: null })) };
    await shop.call('ownGoods.save', { id, version: now.version, content });
    expect(supplies((await detail(id)).content)).toEqual([null, null]);
  });
});
