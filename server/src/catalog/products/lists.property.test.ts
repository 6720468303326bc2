import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { json } from '../../platform/db/open.ts';
import { indexTerms, queryTerms } from '../search/terms.ts';
import { before, passes, type PlainRow, shownRows, tally } from '../../testing/plain-list.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import type { Find, Shop } from './find.ts';
import { countAll, countTotal } from './listing-counts.queries.ts';
import { pageIds } from './listing-page.queries.ts';

/**
 * Compares the rows maintained by triggers with a plain query of the tables themselves: after any changes to
 * products, SKUs, stock, prices and shops both give the same products in the same order, the same total and
 * the same counts.
 */
let api: Api;
let shops: NonNullable<Shop>[];
const products: number[] = [];
const skus: number[] = [];
const words = ['oak', 'sofa', 'lamp'];
/** More than are searched for a word on the first pages. */
const productCount = 48;

beforeAll(async () => {
  api = await startApi();
  const { db, given } = api;
  const [a, b] = [await given.shop({ factor: 15_000 }), await given.shop({ factor: 12_345 })];
  await db.updateTable('shops').set({ ending: 'nine' }).where('id', '=', b.id).execute();
  shops = [
    { ...a, factor: 15_000, ending: 'none' },
    { ...b, factor: 12_345, ending: 'nine' },
  ];
  const name = json({ zh: 'x', en: 'x', indo: 'x', fili: 'x' });
  await db
    .insertInto('attributes')
    .values([
      ...['nordic', 'modern', 'classic'].map((key, bit) => ({ kind: 'style' as const, key, name, bit })),
      ...['oak', 'steel'].map((key, bit) => ({ kind: 'material' as const, key, name, bit: bit + 50 })),
    ])
    .execute();
  const categories = [await given.category(), await given.category()];
  const brands = [await given.brand(), await given.brand()];
  for (let index = 0; index < productCount; index += 1) {
    const { productId, skuId } = await given.sku({
      categoryId: categories[index % 2] ?? 0,
      brandId: brands[index % 3 === 0 ? 1 : 0] ?? 0,
      price: 10_000 + (index % 4) * 1000,
    });
    await say(Number(productId), index);
    products.push(Number(productId));
    skus.push(Number(skuId), await secondSku(Number(productId), Number(skuId) + 10_000));
  }
});
afterAll(() => api.stop());

const secondSku = async (product_id: number, id: number): Promise<number> => {
  const spec_text = json({ zh: 'x' });
  const size = { w: 1500, d: 1000, h: 700 };
  await api.db
    .insertInto('skus')
    .values({
      id,
      product_id,
      spec_text,
      price: 11_500,
      supply_price: 1,
      initial_stock: 3,
      stock: 3,
      ...size,
    })
    .execute();
  return id;
};

/** As product-terms.ts writes them: the words of the name are among those of the product. */
const say = async (product: number, number: number): Promise<void> => {
  const said = [pick(words, number), ...(number % 12 === 0 ? ['rug'] : [])];
  const set = {
    terms: indexTerms([...said, ...words.slice(0, number % 4), ...(number % 8 === 0 ? ['rug'] : [])]),
    name_terms: indexTerms(said),
  };
  await api.db.updateTable('products').set(set).where('id', '=', product).execute();
};

type Change = { what: string; at: number; number: number; shop: number; key: string };
const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom(
    'stock',
    'held',
    'price',
    'size',
    'lead',
    'flag',
    'sale',
    'review',
    'style',
    'material',
    'sales',
    'rating',
    'word',
    'owner',
    'override',
    'overrideAll',
    'follow',
    'hide',
    'show',
    'sku',
    'category',
  ),
  at: fc.nat(2 * productCount - 1),
  number: fc.nat(20),
  shop: fc.nat(1),
  key: fc.constantFrom('nordic', 'modern', 'classic', 'oak', 'steel', 'unknown'),
});

const pick = <T>(list: readonly T[], at: number): T => {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};

const apply = async ({ what, at, number, shop, key }: Change): Promise<void> => {
  const { db } = api;
  const [sku, product, shopId] = [pick(skus, at), pick(products, at), pick(shops, shop).id];
  const ofSku = (set: RawBuilder<unknown>) => sql`update skus set ${set} where id = ${sku}`.execute(db);
  const ofProduct = (set: RawBuilder<unknown>) =>
    sql`update products set ${set} where id = ${product}`.execute(db);
  const steps: Record<string, () => Promise<unknown>> = {
    stock: () => ofSku(sql`stock = held + ${number % 3}`),
    held: () => ofSku(sql`held = least(stock, ${number})`),
    price: () => ofSku(sql`price = ${10_000 + number * 333}`),
    size: () => ofSku(sql`w = ${1000 + number * 100}, d = ${700 + (number % 4) * 100}`),
    lead: () => ofSku(sql`lead_days = ${number * 2}`),
    flag: () =>
      ofProduct(
        sql`recommend = ${number % 2 === 0}, is_new = ${number % 3 === 0}, custom = ${number % 5 === 0}`,
      ),
    sale: () => ofProduct(sql`on_sale = ${number % 4 !== 0}, banned = ${number % 7 === 0}`),
    review: () =>
      ofProduct(sql`review_status = ${pick(['approved', 'approved', 'pending', 'rejected'], number)}`),
    style: () => ofProduct(sql`styles = ${[key, 'modern'].slice(0, number % 3)}::text[]`),
    material: () => ofProduct(sql`materials = ${[key, 'oak'].slice(0, number % 3)}::text[]`),
    sales: () => ofProduct(sql`sales = sales + ${number}`),
    rating: () => ofProduct(sql`rating_count = ${number % 5}, rating_sum = ${number}`),
    word: () => say(product, number),
    owner: () => ofProduct(sql`shop_id = ${number % 3 === 0 ? shopId : null}`),
    override: () =>
      sql`insert into shop_prices values (${shopId}, ${sku}, ${9000 + number * 700})
        on conflict (shop_id, sku_id) do update set price = excluded.price`.execute(db),
    overrideAll: () =>
      sql`insert into shop_prices select ${shopId}, id, ${9000 + number * 700} from skus where product_id = ${product}
        on conflict (shop_id, sku_id) do update set price = excluded.price`.execute(db),
    follow: () => sql`delete from shop_prices where shop_id = ${shopId} and sku_id = ${sku}`.execute(db),
    hide: () =>
      sql`insert into shop_products values (${shopId}, ${product}, ${number % 2 === 0})
        on conflict (shop_id, product_id) do update set blocked = excluded.blocked`.execute(db),
    show: () =>
      sql`delete from shop_products where shop_id = ${shopId} and product_id = ${product}`.execute(db),
    sku: () =>
      sql`update skus set product_id = ${product} where id = ${sku} and idx = 0 and exists (
      select 1 from skus o where o.product_id = skus.product_id and o.id <> skus.id)`.execute(db),
    category: () =>
      ofProduct(
        sql`category_id = (select min(category_id) from products), brand_id = (select max(brand_id) from products)`,
      ),
  };
  await steps[what]?.();
};

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
type Asked = Find & { at: number };
const keyword = fc
  .constantFrom('oak', 'so', 'lamp oak', 'rug', 'G1005')
  .map((typed) => ({ terms: queryTerms(typed), number: typed }));
const order = {
  at: fc.nat(2),
  sort: fc.constantFrom('comprehensive', 'sales', 'price', 'newest'),
  order: fc.constantFrom('asc', 'desc'),
  page: fc.integer({ min: 1, max: 3 }),
  size: fc.constantFrom(1, 2, 5, 20),
} as const;
const filtered: fc.Arbitrary<Asked> = fc.record({
  ...order,
  keyword: optional(keyword),
  brandIds: optional(fc.subarray([0, 1, 2])),
  categoryIds: optional(fc.subarray([0, 1])),
  flag: optional(fc.constantFrom('new', 'recommend', 'custom')),
  priceMin: optional(fc.integer({ min: 8000, max: 20_000 })),
  priceMax: optional(fc.integer({ min: 8000, max: 25_000 })),
  maxW: optional(fc.integer({ min: 1000, max: 2500 })),
  maxD: optional(fc.integer({ min: 700, max: 1000 })),
  style: optional(fc.subarray(['nordic', 'modern', 'unknown'])),
  material: optional(fc.subarray(['oak', 'steel'])),
  inStock: optional(fc.boolean()),
  leadDays: optional(fc.constantFrom(7, 15, 30)),
});
/** Many matches: for the first pages a part of the order is enough, for some of the others it is not. */
const wide: fc.Arbitrary<Asked> = fc.record({
  ...order,
  keyword: optional(keyword),
  priceMin: fc.option(fc.integer({ min: 8000, max: 20_000 }), { nil: undefined, freq: 1 }),
  inStock: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
});
const question = fc.oneof(filtered, wide);

const bitsOf = (bits: Readonly<Record<string, number>>) => (keys: readonly string[]) =>
  [...new Set(keys)].reduce((sum, key) => sum + (bits[key] === undefined ? 0 : 2 ** (bits[key] ?? 0)), 0);
const styleBits = bitsOf({ nordic: 0, modern: 1, classic: 2 });
const materialBits = bitsOf({ oak: 50, steel: 51 });

const compare = async (asked: Asked): Promise<void> => {
  const { db } = api;
  const { at, ...rest } = asked;
  const shop = shops[at] ?? null;
  const all = await shownRows(db, shop, rest);
  const [brands, categories] = [(row: PlainRow) => row.brand_id, (row: PlainRow) => row.category_id].map(
    (of) => [...new Set(all.map(of))].sort((a, b) => a - b),
  );
  const find: Find = {
    ...rest,
    brandIds: rest.brandIds?.map((index) => brands?.[index] ?? 0),
    categoryIds: rest.categoryIds?.map((index) => categories?.[index] ?? 0),
  };
  const hits = all.filter((row) => passes(row, find)).sort(before(find));
  const without = (name: string) => all.filter((row) => passes(row, find, name));
  const prices = without('price').map((row) => row.shop_price);
  const counts = await countAll(db, shop, find);
  const byId = (list: readonly { id: number; count: number }[]) => [...list].sort((a, b) => a.id - b.id);
  expect({
    total: await countTotal(db, shop, find),
    few: await pageIds(db, shop, find, hits.length),
    many: hits.length === 0 ? [] : await pageIds(db, shop, find, 1_000_000),
    counted: counts.total,
    categories: byId(counts.categories),
    brands: byId(counts.brands),
    styles: byId(counts.styles),
    materials: byId(counts.materials),
    lead: byId(counts.leadTimes),
    inStock: counts.inStock,
    price: counts.price,
  }).toEqual({
    total: hits.length,
    few: hits.slice((find.page - 1) * find.size, find.page * find.size).map(({ id }) => id),
    many: hits.slice((find.page - 1) * find.size, find.page * find.size).map(({ id }) => id),
    counted: hits.length,
    categories: tally(without('category'), (row) => row.category_id),
    brands: tally(without('brand'), (row) => row.brand_id),
    styles: tally(without('style'), (row) => styleBits(row.styles)),
    materials: tally(without('material'), (row) => materialBits(row.materials)),
    lead: tally(without('lead'), ({ lead }) => [7, 15, 30].find((days) => lead <= days) ?? 0),
    inStock: without('stock').filter((row) => row.available).length,
    price: prices.length === 0 ? { min: 0, max: 0 } : { min: Math.min(...prices), max: Math.max(...prices) },
  });
};

it('gives what a plain question to products and SKUs gives, whatever was changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.array(question, { minLength: 3, maxLength: 6 }),
      async (changes, questions) => {
        for (const one of changes) await apply(one);
        await sql`select list_stale()`.execute(api.db);
        for (const one of questions) await compare(one);
      },
    ),
    { numRuns: 60, endOnFailure: true },
  );
}, 120_000);
