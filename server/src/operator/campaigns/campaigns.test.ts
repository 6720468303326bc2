import { dayMs, hourMs } from '@mall/contract/core/time';
import { createFriends } from '../../testing/friends.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
let other: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  const sign = async () =>
    api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
  [operator, other] = [await sign(), await sign()];
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
const sale = async (over: object = {}) => ({
  name: { zh: '晚间专场', en: 'Evening deals' },
  skuId: (await api.given.sku({ stock: 10, price: 100_000, supply: 60_000 })).skuId,
  price: 50_000,
  stock: 4,
  startAt: at(-hourMs),
  endAt: at(hourMs),
  ...over,
});
const coupon = (over: object = {}) => ({
  name: { zh: '满减券', en: 'Money off' },
  kind: 'amount' as const,
  value: 3000,
  scope: 'all' as const,
  total: 2,
  takeFrom: at(-hourMs),
  takeTo: at(hourMs),
  validDays: 30,
  ...over,
});
const boost = (over: object = {}) => ({
  kind: 'red_envelope' as const,
  nameZh: '好友助力',
  nameEn: 'Friends help',
  reward: 1000,
  helps: 2,
  stock: 3,
  startAt: at(-hourMs),
  endAt: at(hourMs),
  ...over,
});
const detail = async (kind: 'seckill' | 'coupon' | 'boost', id: string) =>
  (await operator.call('mallCampaign.detail', { kind, id })).data;
const schedule = (kind: 'seckill' | 'coupon' | 'boost', { id, version }: { id: string; version: number }) =>
  operator.call('mallCampaign.schedule', { kind, id, version });
const openSale = async (over: object = {}) => {
  const terms = await sale(over);
  const { data } = await operator.call('mallCampaign.saveSeckill', terms);
  expect((await schedule('seckill', data)).code).toBe(200);
  return { id: data.id, skuId: terms.skuId, piece: { activityId: data.id, skuId: terms.skuId, qty: 1 } };
};
const buy = async (who: Shopper, piece: { activityId: string; skuId: string; qty: number }) => {
  const preview = await who.call('seckill.preview', { ...piece, addressId: who.addressId });
  return who.call('seckill.create', { ...piece, addressId: who.addressId, previewHash: hashShown(preview) });
};
const stockOf = async (skuId: string) =>
  (await api.db.selectFrom('skus').select('stock').where('id', '=', Number(skuId)).executeTakeFirstOrThrow())
    .stock;
const actions = async (object: string) =>
  (
    await api.db.selectFrom('audit_log').select('action').where('object', '=', object).orderBy('at').execute()
  ).map(({ action }) => action);

describe('a flash sale', () => {
  it('is drafted, changed, published, sold and counted, with who bears it', async () => {
    const terms = await sale();
    const { data: made } = await operator.call('mallCampaign.saveSeckill', terms);
    const changed = await operator.call('mallCampaign.saveSeckill', { ...terms, ...made, price: 55_000 });
    expect(changed.data).toEqual({ id: made.id, version: 2 });
    expect(await detail('seckill', made.id)).toMatchObject({
      state: 'draft',
      version: 2,
      adjust: [],
      goods: { price: 100_000, supplyPrice: 60_000, free: 10, sold: true },
      seckill: { price: 55_000 },
      coupon: null,
    });
    expect((await schedule('seckill', made)).msgKey).toBe('goods.changedElsewhere');
    expect((await schedule('seckill', changed.data)).code).toBe(200);
    expect(await stockOf(terms.skuId)).toBe(6);

    const piece = { activityId: made.id, skuId: terms.skuId, qty: 1 };
    const shop = await people.shop();
    const inShop = await people.shopper({ code: shop.code });
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    for (const who of [lin, inShop]) await people.pay(who, (await buy(who, piece)).data.orderId);
    await buy(mei, piece);
    const { seckill, cost, done, total, state } = await detail('seckill', made.id);
    expect({ done, total, state }).toEqual({ done: 3, total: 4, state: 'running' });
    expect(seckill?.figures).toEqual({ sold: 2, unpaid: 1, left: 1, orders: 2, taken: 110_000 });
    const usual = await api.db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(['o.shop_id', 'l.shop_price'])
      .where('o.activity_id', '=', made.id)
      .where('o.shop_id', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(cost).toEqual({ mall: 45_000, shops: usual.shop_price - 55_000 });
    expect(await actions(`seckill:${made.id}`)).toEqual([
      'seckill.create',
      'seckill.change',
      'seckill.schedule',
    ]);
  });

  it('shows what else sells the same SKU at the same time', async () => {
    const { id, skuId } = await openSale();
    const { data } = await operator.call('mallCampaign.saveSeckill', await sale({ skuId, price: 59_000 }));
    expect((await detail('seckill', data.id)).neighbours).toMatchObject([
      { kind: 'seckill', id, state: 'running' },
    ]);
    const ask = (from: number, to: number) =>
      operator.call('mallCampaign.goods', { skuId, from: at(from), to: at(to), except: data.id });
    expect((await ask(0, hourMs)).data.neighbours.map((one) => one.id)).toEqual([id]);
    expect((await ask(2 * hourMs, 3 * hourMs)).data.neighbours).toEqual([]);
    expect((await operator.call('mallCampaign.goods', { skuId: '999999' })).msgKey).toBe('missing');
  });

  it('gets more pieces and another end while it runs, never fewer or another price', async () => {
    const { id, skuId, piece } = await openSale({ stock: 1 });
    expect((await buy(await people.shopper(), piece)).code).toBe(200);
    const adjust = (over: object) =>
      operator.call('mallCampaign.adjust', { kind: 'seckill', id, version: 1, ...over });
    expect((await adjust({ pieces: 0 })).msgKey).toBe('campaign.fewer');
    expect((await adjust({ pieces: -1 })).msgKey).toBe('campaign.fewer');
    expect((await adjust({ endAt: at(-1000) })).msgKey).toBe('campaign.endWrong');
    expect((await adjust({ pieces: 50 })).msgKey).toBe('order.shortOfStock');
    expect((await adjust({ pieces: 2, endAt: at(2 * hourMs) })).code).toBe(200);
    expect((await adjust({ pieces: 3 })).msgKey).toBe('goods.changedElsewhere');
    expect((await adjust({ version: 2 })).msgKey).toBe('request.invalid');
    expect(await stockOf(skuId)).toBe(8);
    expect((await detail('seckill', id)).seckill?.figures).toMatchObject({ left: 1, unpaid: 1 });
    const terms = await sale({ skuId });
    expect((await operator.call('mallCampaign.saveSeckill', { ...terms, id, version: 2 })).msgKey).toBe(
      'campaign.notNow',
    );
  });

  it('closed while many buy it keeps every piece in one place', async () => {
    const { id, skuId, piece } = await openSale({ stock: 5 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => people.shopper()));
    const [closed, ...bought] = await Promise.all([
      operator.call('mallCampaign.close', { kind: 'seckill', id }),
      ...buyers.map((who) => buy(who, piece)),
    ]);
    expect(closed?.code).toBe(200);
    const sold = bought.filter(({ code }) => code === 200).length;
    expect(sold).toBeLessThanOrEqual(5);
    expect(await stockOf(skuId)).toBe(10 - sold);
    expect((await detail('seckill', id)).state).toBe('closed');
    expect((await operator.call('mallCampaign.close', { kind: 'seckill', id })).msgKey).toBe(
      'campaign.notNow',
    );
  });

  it('of two who save the same version at once one sees what the other wrote', async () => {
    const terms = await sale();
    const { data } = await operator.call('mallCampaign.saveSeckill', terms);
    const answers = await Promise.all(
      [operator, other].map((who, nth) =>
        who.call('mallCampaign.saveSeckill', { ...terms, ...data, price: 40_000 + nth }),
      ),
    );
    const told = answers.filter(({ msgKey }) => msgKey === 'goods.changedElsewhere');
    expect(told).toHaveLength(1);
    const { version, seckill } = await detail('seckill', data.id);
    expect(told[0]?.data).toMatchObject({ version, content: { price: seckill?.price } });
  });

  it('is not published when it is over, and a draft is thrown away whole', async () => {
    const { data } = await operator.call('mallCampaign.saveSeckill', await sale());
    await api.db
      .updateTable('seckill_activities')
      .set({ end_at: new Date(Date.now() - 1000) })
      .where('id', '=', data.id)
      .execute();
    expect((await schedule('seckill', data)).msgKey).toBe('campaign.endWrong');
    const gone = { kind: 'seckill' as const, id: data.id };
    expect((await operator.call('mallCampaign.close', gone)).msgKey).toBe('campaign.notNow');
    expect((await operator.call('mallCampaign.discard', { ...gone, version: 1 })).code).toBe(200);
    expect((await operator.call('mallCampaign.detail', gone)).msgKey).toBe('missing');
    expect((await operator.call('mallCampaign.close', gone)).msgKey).toBe('missing');
  });
});

it('sells nothing that a shop sells, and a draft that was closed stays unknown to shoppers', async () => {
  const shop = await people.shop();
  const { skuId } = await api.given.sku({ shopId: shop.id });
  expect((await operator.call('mallCampaign.saveSeckill', await sale({ skuId }))).msgKey).toBe('missing');
  const { data } = await operator.call('platformSeckill.create', await sale());
  expect((await operator.call('platformSeckill.close', { id: data.id })).data.status).toBe('closed');
  const { data: over } = await api.as().call('seckill.list', { tab: 'ended' });
  const shown = over.slots.flatMap(({ items }) => items.map(({ seckill }) => seckill.activityId));
  expect(shown).not.toContain(data.id);
  expect((await api.as().call('seckill.summary', { id: data.id })).msgKey).toBe('missing');
});

describe('a coupon', () => {
  it('cannot be got as a draft by any way', async () => {
    const { data } = await operator.call('mallCampaign.saveCoupon', coupon());
    const lin = await people.shopper();
    expect((await lin.call('coupon.take', { id: data.id })).msgKey).toBe('missing');
    const { data: center } = await lin.call('coupon.center', { size: 100 });
    expect(center.list.map(({ id }) => id)).not.toContain(data.id);
    await expect(
      api.db.updateTable('coupon_templates').set({ taken: 1 }).where('id', '=', data.id).execute(),
    ).rejects.toThrow(/coupon_template_draft/);
    expect(
      (await operator.call('mallCampaign.discard', { kind: 'coupon', id: data.id, version: 1 })).code,
    ).toBe(200);
  });

  it('is counted with who bears it; who holds one keeps what was promised', async () => {
    const { data } = await operator.call('mallCampaign.saveCoupon', coupon({ value: 2000 }));
    const again = await operator.call('mallCampaign.saveCoupon', { ...coupon(), ...data });
    expect((await schedule('coupon', again.data)).code).toBe(200);
    const { version } = await detail('coupon', data.id);
    const [lin, inShop] = [
      await people.shopper(),
      await people.shopper({ code: (await people.shop()).code }),
    ];
    const { skuId } = await api.given.sku({ price: 50_000 });
    for (const who of [lin, inShop]) {
      const { data: taken } = await who.call('coupon.take', { id: data.id });
      const { data: order } = await people.buy(who, skuId, 1, { couponId: taken.id });
      await people.pay(who, order.orderId);
    }
    const mei = await people.shopper();
    expect((await mei.call('coupon.take', { id: data.id })).msgKey).toBe('coupon.gone');
    const found = await detail('coupon', data.id);
    expect(found).toMatchObject({ done: 2, total: 2, cost: { mall: 6000, shops: 0 } });
    expect(found.coupon?.figures).toMatchObject({ given: 2, waiting: 0, used: 2, orders: 2 });

    const adjust = { kind: 'coupon' as const, id: data.id, version, endAt: at(dayMs), pieces: -1 };
    expect((await operator.call('mallCampaign.adjust', adjust)).code).toBe(200);
    const { data: mine } = await mei.call('coupon.take', { id: data.id });
    expect((await operator.call('mallCampaign.close', { kind: 'coupon', id: data.id })).code).toBe(200);
    const { data: order } = await people.buy(mei, skuId, 1, { couponId: mine.id });
    await people.pay(mei, order.orderId);
    expect((await detail('coupon', data.id)).cost.mall).toBe(9000);
  });

  it('of a shop costs that shop', async () => {
    const shop = await people.shop();
    const { data } = await operator.call(
      'mallCampaign.saveCoupon',
      coupon({ scope: 'shop', funder: 'shop', shopId: shop.id }),
    );
    await schedule('coupon', data);
    const buyer = await people.shopper({ code: shop.code });
    const { data: taken } = await buyer.call('coupon.take', { id: data.id });
    const { skuId } = await api.given.sku({ price: 50_000 });
    await people.pay(buyer, (await people.buy(buyer, skuId, 1, { couponId: taken.id })).data.orderId);
    expect(await detail('coupon', data.id)).toMatchObject({
      cost: { mall: 0, shops: 3000 },
      coupon: { shop: { id: shop.id }, funder: 'shop' },
    });
  });

  it('that could not be used any more is given to nobody, though it can still be taken', async () => {
    const dates = { validDays: undefined, validFrom: at(-hourMs), validTo: at(hourMs) };
    const { data } = await operator.call('mallCampaign.saveCoupon', coupon(dates));
    await schedule('coupon', data);
    const adjust = { kind: 'coupon' as const, id: data.id, version: 2, endAt: at(dayMs) };
    expect((await operator.call('mallCampaign.adjust', adjust)).code).toBe(200);
    const lin = await people.shopper();
    const shown = async () =>
      (await lin.call('coupon.center', { size: 100 })).data.list.some(({ id }) => id === data.id);
    expect(await shown()).toBe(true);
    await api.db
      .updateTable('coupon_templates')
      .set({ valid_to: new Date(Date.now() - 1000) })
      .where('id', '=', data.id)
      .execute();
    expect(await shown()).toBe(false);
    expect((await lin.call('coupon.take', { id: data.id })).msgKey).toBe('coupon.notNow');
  });

  it.each([
    ['that is over', { takeTo: at(-1), takeFrom: at(-hourMs) }, 'campaign.endWrong'],
    [
      'that nobody could use',
      { validDays: undefined, validTo: at(-1), validFrom: at(-hourMs) },
      'campaign.endWrong',
    ],
  ])('%s is not published', async (_what, over, refusal) => {
    const { data } = await operator.call('mallCampaign.saveCoupon', coupon(over));
    expect((await schedule('coupon', data)).msgKey).toBe(refusal);
  });
});

describe('a boost', () => {
  it('cannot be launched as a draft, and costs the mall what it gave', async () => {
    const { data } = await operator.call('mallCampaign.saveBoost', boost());
    const [lin, mei] = [await people.shopper(), await createFriends(api, people).somebody()];
    expect((await lin.call('boost.initiate', { id: data.id })).msgKey).toBe('missing');
    expect((await lin.call('boost.detail', { id: data.id })).msgKey).toBe('missing');
    const changed = await operator.call('mallCampaign.saveBoost', { ...boost({ reward: 1500 }), ...data });
    expect((await schedule('boost', changed.data)).code).toBe(200);
    const { data: launch } = await lin.call('boost.initiate', { id: data.id });
    expect((await mei.help(launch.id)).code).toBe(200);
    const found = await detail('boost', data.id);
    expect(found).toMatchObject({ done: 1, total: 3, version: 3, cost: { mall: 1500, shops: 0 } });
    expect(found.boost?.figures).toMatchObject({ launches: 1, running: 0, reached: 1, left: 2 });
    const adjust = { kind: 'boost' as const, id: data.id, version: 3 };
    expect((await operator.call('mallCampaign.adjust', { ...adjust, pieces: 2 })).msgKey).toBe(
      'campaign.fewer',
    );
    expect((await operator.call('mallCampaign.adjust', { ...adjust, pieces: 5 })).code).toBe(200);
    expect((await detail('boost', data.id)).boost?.figures.left).toBe(4);
    expect((await operator.call('mallCampaign.close', { kind: 'boost', id: data.id })).code).toBe(200);
  });

  it('gives away a coupon that is kept for it alone, and has as many as the coupon', async () => {
    const { data: template } = await operator.call(
      'mallCampaign.saveCoupon',
      coupon({ source: 'boost', total: 3 }),
    );
    const terms = boost({ kind: 'coupon', reward: undefined, templateId: template.id });
    expect((await operator.call('mallCampaign.saveBoost', terms)).msgKey).toBe('boost.couponUnfit');
    await schedule('coupon', template);
    const of = async () =>
      (await operator.call('mallCampaign.choices', { of: 'template', keyword: 'money' })).data.list.map(
        ({ id }) => id,
      );
    expect(await of()).toContain(template.id);
    const { data } = await operator.call('mallCampaign.saveBoost', terms);
    expect(await of()).not.toContain(template.id);
    expect(
      (await operator.call('mallCampaign.saveBoost', { ...terms, ...data, stock: 2 })).data.version,
    ).toBe(2);
    expect((await schedule('boost', { id: data.id, version: 2 })).code).toBe(200);
    const adjust = { kind: 'boost' as const, id: data.id, version: 3 };
    expect((await operator.call('mallCampaign.adjust', { ...adjust, pieces: 4 })).msgKey).toBe(
      'boost.couponUnfit',
    );
    expect((await operator.call('mallCampaign.adjust', { ...adjust, pieces: 3 })).code).toBe(200);
  });
});

it('lists and draws all kinds, by kind, state and a part of a name or of a product', async () => {
  const { productId, skuId } = await api.given.sku({ name: 'Walnut bench' });
  const { data } = await operator.call(
    'mallCampaign.saveSeckill',
    await sale({ skuId, startAt: at(40 * dayMs), endAt: at(41 * dayMs) }),
  );
  const list = async (over: object) =>
    (await operator.call('mallCampaign.list', { size: 100, ...over })).data;
  const found = await list({ keyword: 'walnut' });
  expect(found).toMatchObject({
    total: 1,
    list: [
      { kind: 'seckill', id: data.id, state: 'draft', done: 0, total: 4, name: { en: 'Evening deals' } },
    ],
  });
  expect(found.list[0]?.about).toContain('Walnut bench');
  expect((await list({ keyword: 'walnut', kind: 'coupon' })).total).toBe(0);
  expect((await list({ keyword: 'walnut', state: 'running' })).total).toBe(0);
  await operator.call('mallCampaign.saveCoupon', coupon());
  await operator.call('mallCampaign.saveBoost', boost());
  const kinds = new Set((await list({})).list.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['boost', 'coupon', 'seckill']);
  const between = async (from: number, to: number) =>
    (await operator.call('mallCampaign.calendar', { from: at(from * dayMs), to: at(to * dayMs) })).data;
  expect(await between(39, 50)).toMatchObject({ list: [{ id: data.id }], more: false });
  expect((await between(42, 50)).list).toEqual([]);
  const { data: products } = await operator.call('mallCampaign.choices', {
    of: 'product',
    keyword: 'walnut',
  });
  expect(products.list).toMatchObject([{ id: productId }]);
  for (const kind of ['category', 'brand', 'package', 'shop'] as const)
    expect((await operator.call('mallCampaign.choices', { of: kind })).code).toBe(200);
  // A language is no name.
  expect((await operator.call('mallCampaign.choices', { of: 'product', keyword: '"en"' })).data.total).toBe(
    0,
  );
  const { id: shopId } = await api.given.shop({ name: 'Lin & Oak' });
  const { data: shops } = await operator.call('mallCampaign.choices', { of: 'shop', keyword: 'lin & o' });
  expect(shops.list).toEqual([{ id: shopId, name: 'Lin & Oak' }]);
});
