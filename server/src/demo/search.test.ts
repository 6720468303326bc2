import type { KyselyPlugin } from 'kysely';
import queries from '../catalog/search/queries.json' with { type: 'json' };
import { suggestions } from '../catalog/search/suggestions.queries.ts';
import { understand } from '../catalog/search/understand.queries.ts';
import { findPage, withKeyword } from '../catalog/products/lists.queries.ts';
import type { Answers } from '../platform/http/answers.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type Api, startApi } from '../testing/start-api.ts';
import { writeCatalogue } from './catalogue-rows.ts';
import { type DemoProduct, makeProducts } from './products.ts';
import { readCatalogue } from './source.ts';

let api: Api;
let products: readonly DemoProduct[];
const nothingRemembered = {
  get: async (_key: string, _stamps: unknown, make: () => Promise<string>) => ({
    bytes: Buffer.from(await make()),
  }),
} as unknown as Answers; // what lists use of it

beforeAll(async () => {
  api = await startApi();
  const source = readCatalogue();
  products = makeProducts(source.products, []);
  await inTransaction(api.db, (tx) => writeCatalogue(tx, source, products, () => ({ sold: 0, held: 0 })));
});
afterAll(() => api.stop());

const search = (typed: string, exact = false, db = api.db) => {
  const source = { db, answers: nothingRemembered };
  const find = { sort: 'comprehensive', order: 'desc', page: 1, size: 10 } as const;
  return withKeyword(source, null, { typed, exact }, find, (asked) => findPage(source, null, asked));
};
const idOf = (id: number): string => products[id - 1]?.source.id ?? '';
const families: Readonly<Record<string, readonly string[]>> = queries.families;

it('finds in its first ten what people mean, in four languages', async () => {
  const missed: string[] = [];
  for (const { typed, finds } of queries.queries) {
    const isMeant = (id: string) => families[finds]?.some((start) => id.startsWith(start)) === true;
    const listed = (await search(typed)).ids.map(idOf);
    const all = products.filter(({ source }) => isMeant(source.id)).length;
    const enough = Math.min(all, Math.ceil(listed.length / 2));
    if (listed.length === 0 || listed.filter(isMeant).length < enough)
      missed.push(`${typed} (${finds}): ${listed.join(' ')}`);
  }
  const allowed = queries.queries.length / 20;
  expect(missed.length > allowed ? missed : []).toEqual([]);
}, 120_000);

it('finds every product by its own name, in every language', async () => {
  const all = products.flatMap(({ id, source }) =>
    Object.values(source.name).map((typed) => ({ id, typed })),
  );
  const lost: string[] = [];
  for (const { id, typed } of all.filter((_, at) => at % 3 === 0))
    if (!(await search(typed)).ids.includes(id)) lost.push(typed);
  expect(lost).toEqual([]);
}, 120_000);

it.each([
  ['cofee table', { words: 'coffee table' }],
  ['coffeetable', { words: 'coffee table' }],
  ['book case', { words: 'bookcase' }],
  ['餐卓', { words: '餐桌' }],
  ['新款实木餐卓', { words: '实木餐桌' }],
  ['purple velvet sofa', { words: 'velvet sofa' }],
  ['dining table 180cm', { words: 'dining table', width: { from: 1620, to: 1980 } }],
  ['1.6米餐桌', { words: '餐桌', width: { from: 1440, to: 1760 } }],
  ['couch', undefined],
  ['shafa', undefined],
])('says how it read %s', async (typed, meant) => {
  const found = await search(typed);
  expect(found.meant).toEqual(meant);
  expect(found.total).toBeGreaterThan(0);
});

it('takes the words exactly when asked to', async () => {
  expect(await search('cofee table', true)).toEqual({ ids: [], total: 0 });
});

it.each(['%', "'; --", '\\', '🛋️', '🛋️🛋️', 'x'.repeat(200), 'fm 99999', 'zz qq'])(
  'finds nothing by %s',
  async (typed) => {
    expect((await search(typed)).total).toBe(0);
  },
);

it.each(['餐'.repeat(60), '1 m', '160 cm', 'a b c d e f g h i j', '-1 cm sofa'])(
  'bears %s',
  async (typed) => {
    expect((await search(typed)).total).toEqual(expect.any(Number));
  },
);

it('asks the database at most four times what a query may mean', async () => {
  let asked = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  for (const typed of ['purple velvett soffa from mars', '160 cm xyzzy', '红色布艺餐桌椅子套装']) {
    asked = 0;
    await understand(api.db.withPlugin(counting), null, typed);
    expect(asked).toBeLessThanOrEqual(4);
  }
});

it('reads a query the same whatever the filters leave', async () => {
  const source = { db: api.db, answers: nothingRemembered };
  const find = { sort: 'comprehensive', order: 'desc', page: 1, size: 2, priceMax: 1 } as const;
  const none = await withKeyword(source, null, { typed: 'sofa', exact: false }, find, (asked) =>
    findPage(source, null, asked),
  );
  expect(none).toEqual({ ids: [], total: 0 });
});

it.each([
  ['couch', 'Alva 3-seat sofa'],
  ['cofee table', 'Lund coffee table with shelf'],
  ['canzhuo', 'Nora dining table'],
])('suggests for %s what it means', async (typed, name) => {
  expect(await suggestions(api.db, { shop: null, language: 'en' }, typed)).toEqual(
    expect.arrayContaining([name]),
  );
});
