import { sql } from 'kysely';
import { type Api, startApi } from '../../testing/start-api.ts';
import type { Find, Shop } from './find.ts';
import { countTotal } from './listing-counts.queries.ts';
import { pageIds } from './listing-page.queries.ts';

/**
 * All ways to a page give the same: a short list is sorted whole, for a long one an order is followed, as far
 * as it leads. lists.property.test.ts tests that the short way is right.
 */
let api: Api;
let shop: NonNullable<Shop>;
const productCount = 60;
const orders = (['comprehensive', 'sales', 'price', 'newest'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => ({ sort, order })),
);
const pages = [1, 2, 3, 5].flatMap((size) => [1, 2, 4].map((page) => ({ size, page })));

beforeAll(async () => {
  api = await startApi();
  shop = { ...(await api.given.shop({ factor: 15_000 })), factor: 15_000, ending: 'none' };
  const [categoryId, brandId] = [await api.given.category(), await api.given.brand()];
  for (let index = 0; index < productCount; index += 1) {
    const { productId, skuId } = await api.given.sku({
      categoryId,
      brandId,
      price: 10_000 + (index % 7) * 500,
      stock: index % 5 === 0 ? 0 : 9,
    });
    const named = ['all', ...(index % 2 === 0 ? ['half'] : []), ...(index % 29 === 1 ? ['rare'] : [])];
    const elsewhere = ['elsewhere', ...(index % 3 === 0 ? ['half'] : []), ...(index > 50 ? ['rare'] : [])];
    await api.db
      .updateTable('products')
      .set({ name_terms: named, terms: [...new Set([...named, ...elsewhere])], sales: (index * 7) % 11 })
      .where('id', '=', Number(productId))
      .execute();
    if (index % 4 > 0) continue;
    // Cheaper or dearer than all others and equal to each other, so that other fields decide.
    await sql`insert into shop_prices values
      (${shop.id}, ${Number(skuId)}, ${index % 8 === 0 ? 14_000 : 21_000})`.execute(api.db);
  }
  await sql`select list_stale()`.execute(api.db);
});
afterAll(() => api.stop());

it.each(['', 'all', 'half', 'rare', 'elsewhere', 'nowhere'])(
  'of "%s" is the same however long the list is taken to be',
  async (word) => {
    const keyword = word === '' ? undefined : { terms: [word], number: word };
    for (const one of [null, shop])
      for (const order of orders)
        for (const page of pages)
          for (const more of [{}, { priceMin: 11_500, inStock: true }]) {
            const find: Find = { keyword, ...order, ...page, ...more };
            const total = await countTotal(api.db, one, find);
            const short = await pageIds(api.db, one, find, total);
            expect(short).toHaveLength(Math.max(0, Math.min(page.size, total - (page.page - 1) * page.size)));
            for (const taken of [3000, 1_000_000])
              expect({ find, ids: total === 0 ? [] : await pageIds(api.db, one, find, taken) }).toEqual({
                find,
                ids: short,
              });
          }
  },
  60_000,
);
