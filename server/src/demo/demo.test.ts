import { eventually } from '../testing/eventually.ts';
import { countRows, startApi, type Api } from '../testing/start-api.ts';
import { createFolderStorage } from '../platform/ports/storage.ts';
import path from 'node:path';
import { importRegions } from '../catalog/regions/import.ts';
import { makeBuyers } from './buyers.ts';
import { importDemo } from './import.ts';
import { keepBoosts } from './keep-boosts.ts';
import { keepSeckill } from './keep-seckill.ts';
import { demoAccounts, demoPassword, demoShopCode } from './people.ts';
import { verifyPassword } from '../member/accounts/password.ts';
import { mobileIndex } from '../platform/sealed-fields/fields.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await importRegions(api.db);
  await importDemo(api.db, createFolderStorage(path.join(api.settings.DATA_DIR, 'media')), () => {});
  await keepSeckill(api.db);
  await keepBoosts(api.db);
});
afterAll(() => api.stop());

const inShop = () => api.as({ code: demoShopCode });
const count = (from: string) => countRows(api, `select 1 from ${from}`);

describe('the demo mall has what decisions 2.21 promise', () => {
  it.each([
    ['products', 'products', 100],
    ['categories', 'categories', 15],
    ['brands', 'brands', 12],
    ['reviews', 'reviews', 200],
    ['coupons to take', 'coupon_templates', 8],
    ['orders', 'orders', 60],
    ['wanted purchases', 'wants', 5],
    ['offers', 'quotes', 2],
    ['a room that the shop offers', 'quotes where plan is not null', 1],
    [
      'messages of the member',
      `messages m join users u on u.id = m.user_id and u.name = '${demoAccounts.member.name}'`,
      8,
    ],
  ])('%s', async (_what, from, least) => {
    expect(await count(from)).toBeGreaterThanOrEqual(least);
  });

  it('one to eight SKUs a product', async () => {
    const { rows } = {
      rows: await api.db
        .selectFrom('skus')
        .select(['product_id', (e) => e.fn.countAll<number>().as('n')])
        .groupBy('product_id')
        .execute(),
    };
    expect(rows).toHaveLength(await count('products'));
    expect(Math.max(...rows.map(({ n }) => n))).toBeLessThanOrEqual(8);
    expect(Math.min(...rows.map(({ n }) => n))).toBeGreaterThanOrEqual(1);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('banners of type %s', async (type) => {
    const { data } = await inShop().call('banner.list', { type, size: 90 });
    expect(data.list.length).toBeGreaterThanOrEqual(1);
    expect(data.list.every(({ pc_image }) => pc_image.startsWith('/media/demo/'))).toBe(true);
  });

  it('brand 50 for small items', async () => {
    const { data } = await inShop().call('brand.products', { brandId: 50 });
    expect(data.total).toBeGreaterThan(10);
  });

  it.each(['product.newest', 'product.hotPage', 'product.recommended'] as const)(
    'a full list: %s',
    async (name) => {
      expect((await api.as().call(name, { size: 20 })).data.list).toHaveLength(20);
    },
  );

  it('a design case of every room, each with places to look at and a plan that can be bought', async () => {
    const { data } = await inShop().call('designCase.list', { size: 20 });
    expect(data.list).toHaveLength(13);
    expect(data.list.every(({ hotspots }) => hotspots.length >= 4)).toBe(true);
    const { data: one } = await inShop().call('designCase.detail', { id: data.list[0]?.id ?? '' });
    expect(one.plan.items.length).toBeGreaterThanOrEqual(one.hotspots.length);
  });

  it.each(['ownGoods', 'ownPackage', 'ownCase'] as const)(
    'of what the shop writes itself (%s) one that shoppers see, one in review, one turned down and one not finished',
    async (area) => {
      const owner = await api.db
        .selectFrom('users')
        .select('id')
        .where('mobile_index', '=', mobileIndex(demoAccounts.owner.mobile))
        .executeTakeFirstOrThrow();
      const { data } = await api.as({ token: await api.signIn(owner.id) }).call(`${area}.list`);
      expect(data.counts).toEqual({ all: 4, draft: 1, pending: 1, approved: 1, rejected: 1 });
      expect(data.list.filter(({ state, live }) => (state === 'approved') === live)).toHaveLength(4);
    },
  );

  it('packages in three price classes, each dearer one by one than together', async () => {
    const { data } = await inShop().call('package.list', { size: 50 });
    expect(data.list.length).toBeGreaterThanOrEqual(8);
    expect(new Set(data.list.map(({ tier }) => tier)).size).toBe(3);
    expect(data.list.every(({ saving, available, pieces }) => saving > 0 && available && pieces > 3)).toBe(
      true,
    );
  });

  it('a running, a coming and a past flash sale', async () => {
    expect(await count('seckill_activities where start_at <= now() and end_at > now()')).toBeGreaterThan(0);
    expect(await count('seckill_activities where start_at > now()')).toBeGreaterThan(0);
    expect(await count(`seckill_activities where status = 'ended'`)).toBeGreaterThan(0);
    expect(await keepSeckill(api.db)).toBe(0);
  });

  it('a boost of each kind, a launch of the member that friends helped, and an envelope to draw', async () => {
    const { id } = await api.db
      .selectFrom('users')
      .select('id')
      .where('mobile_index', '=', mobileIndex(demoAccounts.member.mobile))
      .executeTakeFirstOrThrow();
    const member = api.as({ token: await api.signIn(id) });
    const { data } = await member.call('boost.center');
    expect(data.list.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'coupon running',
      'price_cut running',
      'red_envelope running',
    ]);
    expect(data.mine).toMatchObject([{ kind: 'price_cut', status: 'active', helps: 5, target: 8 }]);
    expect((await member.call('envelope.list')).data.list).toMatchObject([
      { status: 'available', amount: 2000 },
    ]);
    expect(await keepBoosts(api.db)).toBe(0);
  });

  it.each(Object.values(demoAccounts))('$mobile, $about, can sign in', async ({ mobile }) => {
    const user = await api.db
      .selectFrom('users')
      .select('password_hash')
      .where('mobile_index', '=', mobileIndex(mobile))
      .executeTakeFirst();
    expect(await verifyPassword(demoPassword, user?.password_hash ?? null)).toBe(true);
  });

  it('the member has an order in every state', async () => {
    const rows = await api.db
      .selectFrom('orders as o')
      .innerJoin('users as u', 'u.id', 'o.user_id')
      .select('o.status')
      .distinct()
      .where('u.mobile_index', '=', mobileIndex(demoAccounts.member.mobile))
      .orderBy('o.status')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('its rows keep the rules', () => {
  it.each([
    [
      'stock = initial + moves',
      `select s.id from skus s left join stock_moves m on m.sku_id = s.id group by s.id having s.initial_stock + coalesce(sum(m.delta), 0) <> s.stock`,
    ],
    [
      'held = open orders and launches of boosts',
      `select s.id from skus s left join (select l.sku_id, sum(l.qty) as n from order_lines l join orders o on o.id = l.order_id and o.status = 0 group by 1) h on h.sku_id = s.id where s.held <> coalesce(h.n, 0) + (select count(*) from boost_launches b join boost_activities a on a.id = b.activity_id where a.sku_id = s.id and b.status in ('active', 'reached', 'frozen'))`,
    ],
    [
      'an order is the sum of its lines',
      `select o.id from orders o join order_lines l on l.order_id = o.id group by o.id having o.pay <> sum(l.pay) or o.goods <> sum(l.goods) or o.freight <> sum(l.freight) or o.qty <> sum(l.qty)`,
    ],
    [
      'a paid order has one payment of its amount',
      `select o.id from orders o left join payment_intents i on i.order_id = o.id and i.status = 'succeeded' where (o.status between 1 and 4) and (i.id is null or i.amount <> o.pay or o.paid <> o.pay)`,
    ],
    ['the books balance', `select txn_id from ledger_entries group by txn_id having sum(delta) <> 0`],
    [
      'events end in the status',
      `select o.id from orders o where o.status <> (select to_status from order_events e where e.order_id = o.id order by seq desc limit 1)`,
    ],
    ['no price below what the product must bring', `select id from skus where supply_price > price`],
    [
      'every text is in four languages',
      `select id from products where not (name ?& array['zh','en','indo','fili'] and origin ?& array['zh','en','indo','fili'])`,
    ],
  ])('%s', async (_rule, query) => {
    expect(await countRows(api, query)).toBe(0);
  });
});

describe('buyers for load tests', () => {
  it('are signed in and have an address', async () => {
    const tokens = await makeBuyers(api.db, 300);
    expect(new Set([...tokens, ...(await makeBuyers(api.db, 2))]).size).toBe(302);
    const [token = ''] = tokens;
    expect((await api.as({ token }).call('address.list')).data).toHaveLength(1);
  });
});

describe('searching the demo mall', () => {
  it.each([
    ['zh', '餐桌', 'Nora 实木餐桌'],
    ['zh', '桌', 'Skriv 书桌'],
    ['zh', '新中式餐椅', 'Elin 编绳餐椅'],
    ['zh', '沙發', 'Alva 三人沙发'],
    ['en', 'dining table', 'Nora dining table'],
    ['en', 'boucle', 'Nube 2.5-seat bouclé sofa'],
    ['indo', 'meja makan', 'Meja makan Nora'],
    ['fili', 'silya', 'Elin hinabing silya'],
    ['en', 'fm-10024', 'Orbit cross-leg table'],
  ])('in %s: %s finds %s', async (lang, keyword, name) => {
    const { data } = await api.as({ lang }).call('search.products', { keyword, size: 100 });
    expect(data.list.map((card) => card.name)).toContain(name);
    expect(new Set(data.list.map((card) => card.id)).size).toBe(data.total);
  });

  it('every product is found by its name in each of the four languages, once', async () => {
    const products = await api.db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('id', '<=', 40)
      .execute();
    for (const { id, name } of products)
      for (const text of Object.values(name)) {
        const { data } = await api.as().call('product.search', { keyword: text, size: 100 });
        expect({ text, found: data.list.filter((card) => card.id === String(id)).length }).toEqual({
          text,
          found: 1,
        });
      }
  });

  it.each(['', '   ', '!!!', 'zzzz'])('"%s" is all or nothing', async (keyword) => {
    const { data } = await api.as().call('product.search', { keyword });
    expect(data.total).toBe(keyword.trim() === '' ? 137 : 0);
  });

  it.each(['zh', 'en', 'indo', 'fili'])('offers styles, materials and lead times in %s', async (lang) => {
    const { facets } = (await api.as({ lang }).call('product.list')).data;
    const choices = [...facets.styles, ...facets.materials];
    expect(facets.styles).toHaveLength(8);
    expect(facets.materials.length).toBeGreaterThan(15);
    expect(choices.every(({ name }) => name !== '' && /\p{Script=Han}/u.test(name) === (lang === 'zh'))).toBe(
      true,
    );
    expect(facets.leadTimes.map(({ days }) => days)).toEqual([7, 15, 30]);
    const [first] = facets.styles;
    const narrowed = await api.as({ lang }).call('product.list', { style: first?.key ?? '' });
    expect(narrowed.data.total).toBe(first?.count);
  });

  it('the exact number comes first, the name before the keywords', async () => {
    const { data } = await api.as({ lang: 'en' }).call('product.search', { keyword: 'oak', size: 100 });
    const names = await api.db.selectFrom('products').select(['id', 'name']).execute();
    const named = new Map(
      names.map(({ id, name }) => [String(id), /\boak/i.test(Object.values(name).join(' '))]),
    );
    const inName = data.list.map((card) => named.get(card.id));
    expect(inName).toEqual([...inName].sort((a, b) => Number(b) - Number(a)));
    expect(inName).toContain(false);
    expect((await api.as().call('product.search', { keyword: 'FM10001' })).data.list[0]?.goodsNo).toBe(
      'FM10001',
    );
  });

  it('suggests at most ten names, in the language of the reader', async () => {
    const { data } = await api.as({ lang: 'en' }).call('search.words', { keyword: 'so' });
    expect(data.suggest.length).toBeLessThanOrEqual(10);
    expect(data.suggest).toContain('Sofas');
    expect(data.hot).toContain('dining table');
    expect(data.history).toEqual([]);
  });

  it("remembers a member's own searches", async () => {
    const token = await api.signIn(await api.given.member());
    await api.as({ token }).call('search.products', { keyword: 'rug' });
    const words = await eventually(
      async () => (await api.as({ token }).call('search.words')).data.history,
      (history) => history.length > 0,
    );
    expect(words).toEqual(['rug']);
  });
});
