import { dayMs, hourMs } from '@mall/contract/core/time';
import { shopCouponLimits } from '@mall/contract/incentive/shop-coupon';
import type { Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import { shopAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { setTermsOf } from '../../testing/settlement.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
let shop: Awaited<ReturnType<People['shop']>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
  shop = await people.shop();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

type Office = { call: (typeof shop)['call'] };
const at = (ms: number): string => new Date(Date.now() + ms).toISOString();
const terms = (over: object = {}): Sent<'shopCoupon.save'> => ({
  name: { zh: '店铺券', en: 'Shop coupon' },
  kind: 'amount',
  value: 3000,
  scope: 'shop',
  total: 5,
  takeFrom: at(-hourMs),
  takeTo: at(hourMs),
  validDays: 30,
  ...over,
});
const draft = async (over: object = {}, office: Office = shop) =>
  (await office.call('shopCoupon.save', terms(over))).data;
const open = async (over: object = {}, office: Office = shop): Promise<string> => {
  const made = await draft(over, office);
  expect((await office.call('shopCoupon.schedule', made)).code).toBe(200);
  return made.id;
};
const detail = async (id: string, office: Office = shop) =>
  (await office.call('shopCoupon.detail', { id })).data;
const inCentre = async (id: string, code?: string) =>
  (await api.as(code === undefined ? {} : { code }).call('coupon.center', { size: 100 })).data.list.some(
    (one) => one.id === id,
  );
const buyWith = async (who: Shopper, skuId: string, couponId: string) => {
  const { data: order } = await people.buy(who, skuId, 1, { couponId });
  await people.pay(who, order.orderId);
  return order;
};
const entriesOf = async (orderId: string, account: string): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.delta), 0)::bigint as sum from ledger_entries e join ledger_txns t on t.id = e.txn_id
    where e.account = ${account} and (t.biz_id = ${orderId}
      or t.biz_id in (select id from payment_intents where order_id = ${orderId}))`.execute(api.db);
  return rows[0]?.sum ?? 0;
};

describe('a shop’s own coupon', () => {
  it('is drafted, changed, published, claimed and used in that shop alone, which bears it', async () => {
    const made = await draft();
    expect(await inCentre(made.id, shop.code)).toBe(false);
    const changed = await shop.call('shopCoupon.save', { ...terms({ value: 4000 }), ...made });
    expect(changed.data).toEqual({ id: made.id, version: 2 });
    expect((await shop.call('shopCoupon.schedule', made)).msgKey).toBe('goods.changedElsewhere');
    expect((await shop.call('shopCoupon.schedule', changed.data)).code).toBe(200);
    expect(await inCentre(made.id, shop.code)).toBe(true);
    expect(await inCentre(made.id)).toBe(false);
    expect(await inCentre(made.id, (await people.shop()).code)).toBe(false);

    const lin = await people.shopper({ code: shop.code });
    const { skuId, productId } = await api.given.sku({ price: 50_000, supply: 20_000 });
    const { data: onPage } = await lin.call('coupon.center', { productId });
    expect(onPage.list.map(({ id }) => id)).toContain(made.id);
    const { data: coupon } = await lin.call('coupon.take', { id: made.id });
    const elsewhere = await api.as({ token: lin.token ?? '' }).call('order.previewDirect', { skuId, qty: 1 });
    expect(elsewhere.data.coupons.unusable).toMatchObject([{ id: coupon.id }]);
    const order = await buyWith(lin, skuId, coupon.id);
    expect(order.pay).toBe(46_000);
    expect(await entriesOf(order.orderId, shopAccountOf(shop.id, 'sales'))).toBe(-46_000);
    expect(await entriesOf(order.orderId, 'platform:couponFunding')).toBe(0);
    expect(await detail(made.id)).toMatchObject({
      given: 1,
      used: 1,
      state: 'running',
      madeBy: expect.any(String),
      figures: { waiting: 0, orders: 1, off: 4000, taken: 46_000 },
    });
    const { data: told } = await operator.call('mallCampaign.detail', { kind: 'coupon', id: made.id });
    expect(told).toMatchObject({
      cost: { mall: 0, shops: 4000 },
      shop: { id: shop.id },
      adjust: [],
      madeBy: null,
    });
  });

  it('is for what it names, and names nothing of another shop', async () => {
    const mine = await api.given.sku({ shopId: shop.id, price: 50_000, supply: 10_000, name: 'Alder stool' });
    const theirs = await api.given.sku({ shopId: (await people.shop()).id, name: 'Alder desk' });
    const asked = { scope: 'product', scopeIds: [theirs.productId] };
    expect((await shop.call('shopCoupon.save', terms(asked))).msgKey).toBe('coupon.scopeUnknown');
    const { data } = await shop.call('shopCoupon.choices', { of: 'product', keyword: 'alder' });
    expect(data.list).toEqual([{ id: mine.productId, name: expect.stringContaining('Alder stool') }]);
    for (const kind of ['category', 'brand'] as const)
      expect((await shop.call('shopCoupon.choices', { of: kind })).data.total).toBeGreaterThan(0);
    const id = await open({ scope: 'product', scopeIds: [mine.productId] });
    expect((await detail(id)).things).toEqual([{ id: mine.productId, name: expect.any(String) }]);
    const lin = await people.shopper({ code: shop.code });
    const { data: coupon } = await lin.call('coupon.take', { id });
    const other = await api.given.sku({ price: 50_000, supply: 10_000 });
    expect((await people.buy(lin, other.skuId, 1, { couponId: coupon.id })).msgKey).toBe('coupon.notUsable');
    expect((await buyWith(lin, mine.skuId, coupon.id)).pay).toBe(47_000);
  });

  it('takes nothing below what the mall pays, and says so', async () => {
    const lin = await people.shopper({ code: shop.code, lang: 'en' });
    const { data: coupon } = await lin.call('coupon.take', { id: await open({ value: 10_000 }) });
    const { skuId } = await api.given.sku({ price: 50_000, supply: 40_001 });
    const { data: preview } = await lin.call('order.previewDirect', { skuId, qty: 1 });
    expect(preview).toMatchObject({ discount: 0, pay: 50_000 });
    expect(preview.coupons.unusable).toMatchObject([
      { id: coupon.id, reason: 'These goods are at their lowest price already' },
    ]);
    expect((await people.buy(lin, skuId, 1, { couponId: coupon.id })).msgKey).toBe('coupon.notUsable');
    await sql`update skus set supply_price = 40000 where id = ${Number(skuId)}`.execute(api.db);
    expect((await buyWith(lin, skuId, coupon.id)).pay).toBe(40_000);
  });

  it('leaves the fee of the mall in every order, by the terms of its shop', async () => {
    const other = await people.shop();
    await setTermsOf(api, other.id, { fee_bps: 300, category_fees: { 7: 500 }, fixed_fee: 190 });
    const english = api.as({ token: other.token ?? '', lang: 'en' });
    const refused = await english.call('shopCoupon.save', terms());
    expect(refused).toMatchObject({ msgKey: 'coupon.belowFee', data: { least: 3200 } });
    expect(refused.msg).toContain('¥32.00');
    const all = { kind: 'percent', value: 10_000 };
    expect((await english.call('shopCoupon.save', terms(all))).msgKey).toBe('coupon.takesAll');
    const made = await draft({ threshold: 3200 }, other);
    await sql`update coupon_templates set threshold = 3199 where id = ${made.id}`.execute(api.db);
    expect((await other.call('shopCoupon.schedule', made)).msgKey).toBe('coupon.belowFee');
  });

  it('is prolonged and enlarged while it runs, and ended; who has one keeps it', async () => {
    const id = await open({ total: 1 });
    const [lin, mei] = [await people.shopper({ code: shop.code }), await people.shopper({ code: shop.code })];
    const { data: coupon } = await lin.call('coupon.take', { id });
    expect((await mei.call('coupon.take', { id })).msgKey).toBe('coupon.gone');
    const { version } = await detail(id);
    const adjust = (over: object) => shop.call('shopCoupon.adjust', { id, version, ...over });
    expect((await adjust({ pieces: 0 })).msgKey).toBe('campaign.fewer');
    expect((await adjust({ endAt: at(-1) })).msgKey).toBe('campaign.endWrong');
    expect((await adjust({ pieces: 2, endAt: at(dayMs) })).code).toBe(200);
    expect((await adjust({ pieces: 3 })).msgKey).toBe('goods.changedElsewhere');
    expect((await shop.call('shopCoupon.save', { ...terms(), id, version: version + 1 })).msgKey).toBe(
      'campaign.notNow',
    );
    expect((await shop.call('shopCoupon.discard', { id, version: version + 1 })).msgKey).toBe(
      'campaign.notNow',
    );
    expect((await shop.call('shopCoupon.close', { id })).code).toBe(200);
    expect((await shop.call('shopCoupon.close', { id })).msgKey).toBe('missing');
    expect((await mei.call('coupon.take', { id })).msgKey).toBe('missing');
    const { skuId } = await api.given.sku({ price: 50_000, supply: 10_000 });
    expect((await buyWith(lin, skuId, coupon.id)).pay).toBe(47_000);
    const { data: log } = await shop.call('audit.list', { size: 20 });
    const about = log.list.filter(({ action }) => action.startsWith('coupon.')).map(({ action }) => action);
    expect(about.slice(0, 4)).toEqual(['coupon.close', 'coupon.adjust', 'coupon.schedule', 'coupon.create']);
  });

  it('thrown away as a draft is gone; one that is over is not published', async () => {
    const made = await draft();
    expect((await shop.call('shopCoupon.discard', made)).code).toBe(200);
    expect((await shop.call('shopCoupon.detail', { id: made.id })).msgKey).toBe('missing');
    const late = await draft({ takeFrom: at(-hourMs), takeTo: at(-1) });
    expect((await shop.call('shopCoupon.schedule', late)).msgKey).toBe('campaign.endWrong');
    expect((await shop.call('shopCoupon.save', terms({ name: { en: 'x' } }))).msgKey).toBe(
      'coupon.nameMissing',
    );
  });

  it.each([
    ['another way to get it', { source: 'register' }],
    ['the mall to pay', { funder: 'platform' }],
    ['another shop', { shop_id: null }],
  ])('cannot be written with %s', async (_what, over) => {
    const { id } = await draft();
    await expect(
      api.db.updateTable('coupon_templates').set(over).where('id', '=', id).execute(),
    ).rejects.toThrow(/coupon_template_of_shop/);
  });

  it('is found by state and name, and there is room for a hundred', async () => {
    const other = await people.shop();
    const id = await open({ name: { zh: '春季券', en: 'Spring' } }, other);
    const list = async (over: object) => (await other.call('shopCoupon.list', over)).data;
    expect(await list({ keyword: 'spring', state: 'running' })).toMatchObject({
      total: 1,
      list: [{ id, given: 0, used: 0, scope: 'shop' }],
    });
    expect((await list({ keyword: 'spring', state: 'draft' })).total).toBe(0);
    await sql`insert into coupon_templates (id, owner, shop_id, funder, name, kind, value, scope, take_from, take_to, status)
      select 'many-' || n, 'shop', ${other.id}, 'shop', '{"zh": "x"}', 'amount', 1, 'shop', now(), now() + interval '1 day',
        'draft' from generate_series(1, ${shopCouponLimits.open - 2}::int) n`.execute(api.db);
    const answers = await Promise.all([1, 2, 3].map(() => other.call('shopCoupon.save', terms())));
    expect(answers.map(({ msgKey }) => msgKey ?? 'made').sort()).toEqual([
      'coupon.tooMany',
      'coupon.tooMany',
      'made',
    ]);
  });
});

describe('what runs at the same time', () => {
  it('the last coupon goes to one of two', async () => {
    const id = await open({ total: 1 });
    const buyers = await Promise.all([1, 2].map(() => people.shopper({ code: shop.code })));
    const answers = await Promise.all(buyers.map((who) => who.call('coupon.take', { id })));
    expect(answers.map(({ msgKey }) => msgKey ?? 'taken').sort()).toEqual(['coupon.gone', 'taken']);
  });

  it('changed and published at once is what was read, or refused', async () => {
    const made = await draft();
    const [saved, published] = await Promise.all([
      shop.call('shopCoupon.save', { ...terms({ value: 9000 }), ...made }),
      shop.call('shopCoupon.schedule', made),
    ]);
    expect(saved.code === 200).not.toBe(published.code === 200);
    expect(await detail(made.id)).toMatchObject(
      saved.code === 200 ? { value: 9000, state: 'draft' } : { value: 3000, state: 'running' },
    );
  });

  it('ended while it is claimed, enlarged and used: what was given counts, and every order stands', async () => {
    const id = await open({ total: 8 });
    const { version } = await detail(id);
    const { skuId } = await api.given.sku({ price: 50_000, supply: 10_000 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => people.shopper({ code: shop.code })));
    const [first, ...rest] = buyers;
    if (first === undefined) throw new Error('nobody');
    const { data: mine } = await first.call('coupon.take', { id });
    const [order, closed, , ...taken] = await Promise.all([
      people.buy(first, skuId, 1, { couponId: mine.id }),
      shop.call('shopCoupon.close', { id }),
      shop.call('shopCoupon.adjust', { id, version, pieces: 20 }),
      ...rest.map((who) => who.call('coupon.take', { id })),
    ]);
    expect([order.code, closed.code]).toEqual([200, 200]);
    expect(order.data.pay).toBe(47_000);
    const { given, state } = await detail(id);
    expect(state).toBe('closed');
    expect(given).toBe(1 + taken.filter(({ code }) => code === 200).length);
  });
});

describe('the mall', () => {
  it('sees coupons of shops beside its own, but no draft, and changes none', async () => {
    const id = await open({ name: { zh: '店铺专享', en: 'Oak only' } });
    const hidden = await draft({ name: { zh: '店铺草稿', en: 'Oak draft' } });
    const list = async (over: object) =>
      (await operator.call('mallCampaign.list', { size: 100, ...over })).data.list;
    expect(await list({ keyword: 'oak only', owner: 'shops' })).toMatchObject([
      { id, shop: { id: shop.id, name: '橡木之家' } },
    ]);
    expect(await list({ keyword: 'oak only', owner: 'mall' })).toEqual([]);
    expect((await list({ keyword: '橡木之家' })).map((one) => one.id)).toContain(id);
    expect(await list({ keyword: 'oak draft' })).toEqual([]);
    const draftOf = { kind: 'coupon' as const, id: hidden.id };
    expect((await operator.call('mallCampaign.detail', draftOf)).msgKey).toBe('missing');
    expect((await operator.call('mallCampaign.close', { ...draftOf, reason: 'x' })).msgKey).toBe('missing');
    const theirs = { kind: 'coupon' as const, id, version: 2 };
    expect((await operator.call('mallCampaign.adjust', { ...theirs, pieces: 50 })).msgKey).toBe('missing');
    expect((await operator.call('mallCampaign.schedule', { ...draftOf, version: 1 })).msgKey).toBe('missing');
    expect((await operator.call('mallCampaign.discard', { ...draftOf, version: 1 })).msgKey).toBe('missing');
    const { scope: _shop, ...rest } = terms();
    const rewritten = { ...rest, scope: 'all' as const, id: hidden.id, version: 1 };
    expect((await operator.call('mallCampaign.saveCoupon', rewritten)).msgKey).toBe('missing');
    expect((await operator.call('platformCoupon.close', { id })).msgKey).toBe('missing');
    const { data: all } = await operator.call('platformCoupon.list', { size: 100 });
    expect(all.list.map((one) => one.id)).not.toContain(id);
    const made = await operator.call('mallCampaign.saveCoupon', { ...rest, scope: 'shop', shopId: shop.id });
    expect((await shop.call('shopCoupon.detail', { id: made.data.id })).msgKey).toBe('missing');
    expect((await shop.call('shopCoupon.schedule', made.data)).msgKey).toBe('missing');
  });

  it('ends one with a reason, which the shop reads', async () => {
    const id = await open();
    const end = (reason: string) => operator.call('mallCampaign.close', { kind: 'coupon', id, reason });
    expect((await end('')).msgKey).toBe('campaign.reasonMissing');
    expect((await end('It promises what the mall cannot keep')).code).toBe(200);
    expect((await end('again')).msgKey).toBe('campaign.notNow');
    const reason = 'It promises what the mall cannot keep';
    expect(await detail(id)).toMatchObject({ state: 'closed', endReason: reason });
    const { data: log } = await shop.call('audit.list', { size: 1 });
    expect(log.list[0]).toMatchObject({ action: 'coupon.end', about: '店铺券' });
    expect(log.list[0]?.changes).toMatchObject([{ new: reason }]);
    const { data: inbox } = await shop.call('message.list', { audience: 'shop' });
    expect(inbox.list.some(({ body }) => body.includes(reason))).toBe(true);
    const { data: noted } = await operator.call('operatorLog.list', { area: 'campaign', size: 20 });
    expect(noted.list.some((row) => row.action === 'coupon.end' && row.shop?.id === shop.id)).toBe(true);
  });
});
