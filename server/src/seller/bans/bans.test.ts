import { banProduct } from '../../catalog/index.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { eventually } from '../../testing/eventually.ts';
import { createFriends } from '../../testing/friends.ts';
import { wholeGoods } from '../../testing/goods.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
let operatorId: string;
let operator: ReturnType<Api['as']>;
let lin: Shopper;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
  operatorId = await api.given.member({ operator: true });
  operator = api.as({ token: await api.signIn(operatorId), lang: 'en' });
  lin = await people.shopper();
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const ban = (productId: string, over: object = {}) =>
  operator.call('mallBan.ban', { productId, reason: 'unsafe', text: 'The legs break', ...over });
const lift = (id: string) => operator.call('mallBan.lift', { id });
const product = async (productId: string) =>
  api.db
    .selectFrom('products')
    .select(['banned', 'on_sale'])
    .where('id', '=', Number(productId))
    .executeTakeFirstOrThrow();
const listed = async (over: object = {}) =>
  (await operator.call('mallBan.list', { of: 'all', size: 100, ...over })).data.list.map(
    ({ productId }) => productId,
  );
const preview = (skuId: string, who = lin) =>
  who.call('order.previewDirect', { skuId, qty: 1, addressId: who.addressId });
const order = (skuId: string, hash: string, who = lin) =>
  who.call('order.createDirect', { skuId, qty: 1, addressId: who.addressId, previewHash: hash });

/** A product of the shop that is published and on sale, and its draft. */
const ofShop = async (over: Parameters<typeof wholeGoods>[3] = {}) => {
  const content = await wholeGoods(api, people, shop.ownerId, over);
  const { data: made } = await shop.call('ownGoods.create', { content });
  const { data: sent } = await shop.call('ownGoods.submit', { id: made.id, version: made.version });
  await operator.call('platformGoods.decide', { id: made.id, version: sent.version, decision: 'approve' });
  return (await shop.call('ownGoods.detail', { id: made.id })).data;
};

describe('a banned product', () => {
  it('leaves every place of shoppers at once, and comes back as it was', async () => {
    const { productId, skuId } = await api.given.sku({ stock: 5, price: 10_000 });
    await lin.call('cart.add', { skuId, qty: 1 });
    expect((await lin.call('product.detail', { id: productId })).code).toBe(200);
    const { data } = await ban(productId);
    expect(await product(productId)).toEqual({ banned: true, on_sale: true });
    expect(await lin.call('product.detail', { id: productId })).toMatchObject({ code: 40400 });
    expect((await lin.call('product.list', { size: 100 })).data.list.map(({ id }) => id)).not.toContain(
      productId,
    );
    const cart = await lin.call('cart.get', {});
    expect(cart.data.list.find((line) => line.skuId === skuId)?.invalidReason).toBe('delisted');
    expect(await preview(skuId)).toMatchObject({ msgKey: 'product.unavailable' });
    expect(await lin.call('order.previewCart', {})).toMatchObject({ msgKey: 'order.nothingSelected' });
    expect((await lift(data.id)).code).toBe(200);
    expect(await product(productId)).toEqual({ banned: false, on_sale: true });
    expect((await preview(skuId)).code).toBe(200);
  });

  it('is found in the console by who sells it, its reason, its name and its number', async () => {
    const { productId } = await api.given.sku({ stock: 5, price: 10_000 });
    const own = await ofShop({ name: { zh: '被禁的椅子', en: 'Rocking chair' } });
    await ban(own.productId ?? '', { reason: 'counterfeit', text: '' });
    expect(await listed({ of: 'mall' })).toContain(productId);
    expect(await listed({ of: 'shops', shopId: shop.id })).toEqual([own.productId]);
    expect(await listed({ banned: true })).toEqual([own.productId]);
    expect(await listed({ banned: true, reason: 'unsafe' })).toEqual([]);
    expect(await listed({ banned: false })).not.toContain(own.productId);
    expect(await listed({ keyword: 'rocking' })).toEqual([own.productId]);
    expect(await listed({ keyword: (own.goodsNo ?? '').toLowerCase() })).toEqual([own.productId]);
    const { data } = await operator.call('mallBan.list', { banned: true });
    expect(data).toMatchObject({
      total: 1,
      more: false,
      list: [
        {
          name: 'Rocking chair',
          shop: { id: shop.id },
          onSale: true,
          ban: { reason: 'counterfeit', text: '' },
        },
      ],
    });
    await lift(data.list[0]?.ban?.id ?? '');
  });

  it('its shop reads why, cannot put it on sale, and may mend it', async () => {
    const own = await ofShop();
    const { data } = await ban(own.productId ?? '');
    const seen = (await shop.call('ownGoods.detail', { id: own.id })).data;
    expect(seen.ban).toMatchObject({ id: data.id, reason: 'unsafe', text: 'The legs break' });
    const rows = (await shop.call('ownGoods.list', { banned: true })).data.list;
    expect(rows).toMatchObject([{ id: own.id, onSale: true, ban: { reason: 'unsafe' } }]);
    expect((await shop.call('ownGoods.list', { banned: false })).data.list.map(({ id }) => id)).not.toContain(
      own.id,
    );
    expect((await shop.call('ownGoods.sell', { id: own.id, onSale: false })).code).toBe(200);
    expect(await shop.call('ownGoods.sell', { id: own.id, onSale: true })).toMatchObject({
      msgKey: 'goods.banned',
    });
    const content = { ...seen.content, name: { zh: '加固的沙发' } };
    const saved = await shop.call('ownGoods.save', { id: own.id, version: seen.version, content });
    const sent = await shop.call('ownGoods.submit', { id: own.id, version: saved.data.version });
    await operator.call('platformGoods.decide', {
      id: own.id,
      version: sent.data.version,
      decision: 'approve',
    });
    expect(await product(own.productId ?? '')).toEqual({ banned: true, on_sale: false });
    await lift(data.id);
    expect(await product(own.productId ?? '')).toEqual({ banned: false, on_sale: false });
    expect((await shop.call('ownGoods.sell', { id: own.id, onSale: true })).code).toBe(200);
  });

  it('its shop is told in its language, and the log has who did it', async () => {
    const own = await ofShop({ name: { zh: '椅子', en: 'Chair' } });
    const { data } = await ban(own.productId ?? '');
    await lift(data.id);
    const inEnglish = api.as({ token: await api.signIn(shop.ownerId), lang: 'en' });
    const { data: inbox } = await inEnglish.call('message.list', { audience: 'shop', size: 50 });
    expect(inbox.list.filter(({ type }) => type.startsWith('goods.ban')).slice(0, 2)).toMatchObject([
      { title: 'Ban lifted', body: 'The mall has lifted the ban on “Chair”. It is as it was before.' },
      { body: expect.stringContaining('The mall has banned “Chair”: Unsafe. The legs break.') as string },
    ]);
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'shop_id', 'diff'])
      .where('object', '=', `goods:${own.id}`)
      .where('action', 'in', ['goods.ban', 'goods.liftBan'])
      .orderBy('at')
      .execute();
    expect(rows).toMatchObject([
      {
        action: 'goods.ban',
        actor_id: operatorId,
        shop_id: shop.id,
        diff: { new: { ban: 'unsafe', reason: 'The legs break' } },
      },
      { action: 'goods.liftBan' },
    ]);
  });

  it('a new SKU of it cannot be ordered either', async () => {
    const own = await ofShop();
    const { data } = await ban(own.productId ?? '');
    const { content, version } = (await shop.call('ownGoods.detail', { id: own.id })).data;
    const [first] = content.skus;
    if (first === undefined) throw new Error('two colours');
    const specs = content.specs.map((spec) => ({
      ...spec,
      values: [...spec.values, { id: 'blue', name: { zh: '蓝' }, colour: '#223388', image: null }],
    }));
    const skus = [...content.skus, { ...first, valueIds: ['blue'], no: '', was: null }];
    const saved = await shop.call('ownGoods.save', {
      id: own.id,
      version,
      content: { ...content, specs, skus },
    });
    const sent = await shop.call('ownGoods.submit', { id: own.id, version: saved.data.version });
    await operator.call('platformGoods.decide', {
      id: own.id,
      version: sent.data.version,
      decision: 'approve',
    });
    const banned = () =>
      api.db.selectFrom('skus').select('banned').where('product_id', '=', Number(own.productId)).execute();
    expect(await banned()).toEqual([{ banned: true }, { banned: true }, { banned: true }]);
    await lift(data.id);
    expect(await banned()).toEqual([{ banned: false }, { banned: false }, { banned: false }]);
  });
});

describe('the mall refuses', () => {
  it('to ban what is banned, what there is not, and for another reason that is not said', async () => {
    const { productId } = await api.given.sku({ stock: 5, price: 10_000 });
    expect(await ban(productId, { reason: 'other', text: ' ' })).toMatchObject({
      msgKey: 'goods.banUnexplained',
    });
    await ban(productId);
    expect(await ban(productId)).toMatchObject({ msgKey: 'goods.bannedAlready' });
    expect(await ban('999999999')).toMatchObject({ msgKey: 'missing' });
  });

  it('to lift a ban twice, so that an undo ends no ban of somebody else', async () => {
    const { productId } = await api.given.sku({ stock: 5, price: 10_000 });
    const first = await ban(productId);
    await lift(first.data.id);
    const second = await ban(productId, { reason: 'rights', text: '' });
    expect(await lift(first.data.id)).toMatchObject({ msgKey: 'goods.notBanned' });
    expect((await product(productId)).banned).toBe(true);
    expect((await lift(second.data.id)).code).toBe(200);
    expect(await lift('nobody')).toMatchObject({ msgKey: 'missing' });
  });

  it('all but one of many bans at once', async () => {
    const { productId } = await api.given.sku({ stock: 5, price: 10_000 });
    const replies = await Promise.all(Array.from({ length: 8 }, () => ban(productId)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ msgKey }) => msgKey === 'goods.bannedAlready')).toHaveLength(7);
  });
});

describe('beside a ban that is being written', () => {
  /** Bans a product in a transaction that is still open while `meanwhile` begins. */
  const during = async <Answer>(productId: string, meanwhile: () => Promise<Answer>): Promise<Answer> => {
    let asked: Promise<Answer> | undefined;
    await inTransaction(api.db, async (tx) => {
      await banProduct(tx, Number(productId), { reason: 'unsafe', text: '' });
      asked = meanwhile();
      await new Promise((done) => setTimeout(done, 200));
    });
    if (asked === undefined) throw new Error('never asked');
    return asked;
  };

  it('an order of its preview is refused, and no stock is held', async () => {
    const { productId, skuId } = await api.given.sku({ stock: 5, price: 10_000 });
    const { data } = await preview(skuId);
    const reply = await during(productId, () => order(skuId, data.previewHash));
    expect(reply).toMatchObject({ msgKey: 'product.unavailable', data: { skuId } });
    const sku = await api.db
      .selectFrom('skus')
      .select('held')
      .where('id', '=', Number(skuId))
      .executeTakeFirst();
    expect(sku?.held).toBe(0);
  });

  it('an order of a flash sale is refused', async () => {
    const { productId, skuId } = await api.given.sku({ stock: 50, price: 100_000 });
    const { activityId } = await people.activity({ skuId });
    const running = async () =>
      (await lin.call('seckill.list', { tab: 'running' })).data.slots.flatMap(({ items }) =>
        items.map(({ id }) => id),
      );
    expect(await running()).toContain(productId);
    const wish = { activityId, skuId, qty: 1, addressId: lin.addressId };
    const shown = await lin.call('seckill.preview', wish);
    const reply = await during(productId, () =>
      lin.call('seckill.create', { ...wish, previewHash: hashShown(shown) }),
    );
    expect(reply).toMatchObject({ msgKey: 'product.unavailable' });
    expect(await eventually(running, (ids) => !ids.includes(productId))).not.toContain(productId);
  });

  it('neither a boost of it begins nor one is ordered, and its lists are without it', async () => {
    const friends = createFriends(api, people);
    const { productId, skuId } = await api.given.sku({ stock: 50, price: 100_000 });
    const { lin: buyer, launch, activityId } = await friends.reached({ skuId });
    const shown = await buyer.call('boost.preview', { id: launch.id, addressId: buyer.addressId });
    const reply = await during(productId, () =>
      buyer.call('boost.order', { id: launch.id, addressId: buyer.addressId, previewHash: hashShown(shown) }),
    );
    expect(reply).toMatchObject({ msgKey: 'product.unavailable' });
    expect(await lin.call('boost.initiate', { id: activityId })).toMatchObject({ msgKey: 'boost.gone' });
  });

  it('orders at once are placed before it or refused, and what was placed is paid', async () => {
    const { productId, skuId } = await api.given.sku({ stock: 40, price: 10_000 });
    const buyers = await Promise.all(Array.from({ length: 16 }, () => people.shopper()));
    const shown = await Promise.all(buyers.map((buyer) => preview(skuId, buyer)));
    const all = buyers.map(async (buyer, at) => order(skuId, shown[at]?.data.previewHash ?? '', buyer));
    const [banned, ...replies] = await Promise.all([ban(productId), ...all]);
    expect(banned.code).toBe(200);
    for (const { code, msgKey } of replies) if (code !== 200) expect(msgKey).toBe('product.unavailable');
    const placed = replies.findIndex(({ code }) => code === 200);
    if (placed >= 0) {
      const buyer = buyers[placed];
      const paid = await people.pay(buyer as Shopper, replies[placed]?.data.orderId ?? '');
      expect(paid).toBeDefined();
    }
    expect(await preview(skuId)).toMatchObject({ msgKey: 'product.unavailable' });
  });
});
