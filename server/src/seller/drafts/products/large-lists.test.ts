import { emptyGoods } from '@mall/contract/seller/own-goods';
import { sql } from 'kysely';
import { productChoices } from '../../../catalog/index.ts';
import { containing } from '../../../platform/i18n/range.queries.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { draftPage } from '../core/queries.ts';
import { goodsKind } from './kind.ts';
import { selectProducts } from './select.queries.ts';

let api: Api;
let people: People;
let shopId: string;
/** A list that counts up to three meets most words in its order, one that counts up to 500 none. */
const limits = [3, 500];
const words = [
  '',
  'o',
  'oa',
  'OAK',
  'oak c',
  '橡',
  '橡木',
  'former',
  'A-1',
  'a-1',
  '7',
  'LG10',
  'none',
  '100%',
];

beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shopId = (await people.shop()).id;
  const dice = createDice(7);
  const pick = (...all: string[]) => all[dice(all.length)] ?? '';
  const category = await api.given.category();
  const brand = await api.given.brand();
  for (let n = 1; n <= 60; n += 1) {
    const name = {
      zh: `${pick('橡木', '松木')}${pick('椅', '桌')}`,
      en: `${pick('Oak', 'Pine', '100% oak')} ${pick('chair', 'Cabinet')} ${n}`,
    };
    const { rows } = await sql<{ id: number }>`
      insert into products (id, goods_no, category_id, brand_id, name, origin, hardness, images, detail, specs, on_sale, shop_id, review_status, former_names)
      values (${500_000 + n}, ${`LG${1000 + n}`}, ${category}, ${brand}, ${JSON.stringify(name)}::jsonb, '{}', '{}', '[]', '[]', '[]', ${dice(6) > 0},
        ${dice(4) === 0 ? shopId : null}, 'approved', ${pick('', 'former oak')}) returning id`.execute(
      api.db,
    );
    for (let idx = 0; idx < 2; idx += 1)
      await sql`
        insert into skus (id, product_id, idx, value_ids, spec_text, price, supply_price, initial_stock, stock, no, offered, w, d, h)
        values (${500_000 + n * 2 + idx}, ${rows[0]?.id}, ${idx}, ${[`v${idx}`]}::text[], '{"en":"x"}', 100, 50, 5, 5,
          ${pick('', `A-${n}`)}, ${dice(5) > 0}, 1, 1, 1)`.execute(api.db);
    const content = JSON.stringify({ ...emptyGoods, name });
    await sql`
      insert into own_goods (id, shop_id, product_id, content, live, state, saved_at, removed_at, submitted_at, approved_at)
      select ${`lg${n}`}, null, p.id, ${content}::jsonb, ${content}::jsonb, ${pick('draft', 'approved')},
        now() - make_interval(secs => ${dice(20)}), case when ${dice(8) === 0} then now() end, now(), now()
      from products p where p.id = ${rows[0]?.id} and p.shop_id is null`.execute(api.db);
  }
});
afterAll(() => api.stop());

/** Numbers below `most`, the same in every run. */
const createDice = (seed: number) => (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * most);
};

const pages = [1, 2, 5].map((page) => ({ page, size: 4 }));
const cut = <Row>(all: readonly Row[], { page, size }: { page: number; size: number }): Row[] =>
  all.slice((page - 1) * size, page * size);
const each = words.flatMap((keyword) => limits.map((most) => [keyword, most] as const));

describe('in a large catalogue', () => {
  it.each(each)(
    'SKUs with “%s”, counted up to %i, are those of the plain question',
    async (keyword, most) => {
      for (const [owner, own] of [
        [null, false],
        [shopId, false],
        [shopId, true],
      ] as const) {
        const said = containing(keyword);
        const { rows: all } = await sql<{ id: string }>`
        select s.id::text as id from listings l join products p on p.id = l.product_id
        join skus s on s.product_id = p.id and s.offered
        where l.shown and (l.shop_id = ${owner}::text or l.shop_id is null and not ${own}::boolean)
          and (${keyword} = '' or names_of(p.name) ilike ${said} or p.goods_no ilike ${said} or s.no ilike ${said})
        order by (l.shop_id is not null) desc, p.id, s.idx, s.id`.execute(api.db);
        for (const page of pages) {
          const found = await selectProducts(api.db, owner, 'en', { keyword, own, ...page }, most);
          expect(found.list.map(({ skuId }) => skuId)).toEqual(cut(all, page).map(({ id }) => id));
          expect([found.total, found.more]).toEqual([Math.min(all.length, most), all.length > most]);
        }
      }
    },
  );

  it.each(each)(
    'products with “%s” to choose, counted up to %i, are those of the plain question',
    async (keyword, most) => {
      for (const owner of [null, shopId]) {
        const { rows: all } = await sql<{ id: string }>`
        select p.id::text as id from products p where p.on_sale and not p.banned and p.review_status = 'approved'
          and (${owner}::text is null or p.shop_id is null or p.shop_id = ${owner}::text)
          and (${keyword} = '' or names_of(p.name) ilike ${containing(keyword)})
        order by p.name::text, p.id::text`.execute(api.db);
        const many = keyword !== '' && all.length > most;
        const inOrder = many ? all.toSorted((a, b) => Number(b.id) - Number(a.id)) : all;
        for (const page of pages) {
          const found = await productChoices(api.db, owner, { keyword, ...page }, most);
          expect(found.rows.map(({ id }) => id)).toEqual(cut(inOrder, page).map(({ id }) => id));
          expect([found.total, found.more]).toEqual([Math.min(all.length, most), all.length > most]);
        }
      }
    },
  );

  it.each(each)(
    'drafts with “%s”, counted up to %i, are those of the plain question',
    async (keyword, most) => {
      for (const tab of ['all', 'draft', 'removed'] as const)
        for (const sale of [undefined, 'on'] as const) {
          const said = containing(keyword);
          const numbered = /\d/.test(keyword) && /^[\w-]+$/.test(keyword);
          const { rows: all } = await sql<{ id: string; state: string; removed: boolean }>`
          select d.id, d.state, d.removed_at is not null as removed from own_goods d left join products p on p.id = d.product_id
          where d.shop_id is null and (${sale ?? ''} = '' or p.on_sale)
            and (${keyword} = '' or d.words ilike ${said} or (${numbered} and p.goods_no ilike ${said}))
          order by d.saved_at desc, d.id desc`.execute(api.db);
          const inTab = all.filter(({ state, removed }) =>
            tab === 'removed' ? removed : !removed && (tab === 'all' || state === tab),
          );
          for (const page of pages) {
            const filter = { tab, sale, keyword, ...page };
            const { rows, counts, more } = await draftPage(api.db, goodsKind, { shopId: null }, filter, most);
            expect(rows.map(({ id }) => id)).toEqual(cut(inTab, page).map(({ id }) => id));
            const counted = keyword !== '' && all.length > most;
            expect(counts[tab] ?? 0).toBe(counted ? Math.min(inTab.length, most) : inTab.length);
            expect(more ?? false).toBe(counted && inTab.length > most);
          }
        }
    },
  );
});
