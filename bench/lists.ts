import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import type { Find, Shop } from '../server/src/catalog/products/find.ts';
import { countAll, countTotal } from '../server/src/catalog/products/listing-counts.queries.ts';
import { pageIds } from '../server/src/catalog/products/listing-page.queries.ts';
import type { Db } from '../server/src/platform/db/open.ts';
import { compactNumber, queryTerms } from '../server/src/catalog/search/terms.ts';
import { type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { backendOf, timed } from './src/db-clock.ts';
import { fillLists, lists } from './src/many-products.ts';
import { loadNow, report, type Row, type Section, verdict } from './src/report.ts';

/**
 * First pages of lists and searches over a large catalogue, in milliseconds at the database, and their query
 * plans.
 */
const size = Number(process.env.BENCH_SIZE ?? 100_000);
const [warm, rounds] = [6, 9];
const targets = { list: 50, search: 20 } as const;

type Question = { name: string; kind: keyof typeof targets; shop?: 'plain' | 'own'; find: Partial<Find> };
const word = (typed: string): Partial<Find> => ({
  keyword: { terms: queryTerms(typed), number: compactNumber(typed) },
});
const sections = [101, 102, 103, 104, 105, 106];
const questions: readonly Question[] = [
  { name: 'everything', kind: 'list', find: {} },
  { name: 'everything, by price', kind: 'list', find: { sort: 'price', order: 'asc' } },
  { name: 'everything, by sales', kind: 'list', find: { sort: 'sales' } },
  { name: 'everything, page 500', kind: 'list', find: { page: 500 } },
  { name: 'a category', kind: 'list', find: { categoryIds: [lists.category] } },
  {
    name: 'a category with those below, by price',
    kind: 'list',
    find: { categoryIds: sections, sort: 'price' },
  },
  { name: 'a brand', kind: 'list', find: { brandIds: [5] } },
  { name: 'three brands', kind: 'list', find: { brandIds: [5, 9, 20] } },
  { name: 'new', kind: 'list', find: { flag: 'new', sort: 'newest' } },
  { name: 'influencer (one in 500)', kind: 'list', find: { flag: 'influencer' } },
  { name: 'a price range', kind: 'list', find: { priceMin: 100_000, priceMax: 200_000 } },
  {
    name: 'a price range, by sales',
    kind: 'list',
    find: { priceMin: 100_000, priceMax: 200_000, sort: 'sales' },
  },
  { name: 'fits a space', kind: 'list', find: { maxW: 1500, maxD: 700, maxH: 1200 } },
  { name: 'fits a wide space', kind: 'list', find: { maxW: 3000, maxD: 1050, maxH: 5000 } },
  { name: 'two styles', kind: 'list', find: { style: ['nordic', 'modern'] } },
  { name: 'style and material', kind: 'list', find: { style: ['nordic'], material: ['leather'] } },
  { name: 'in stock', kind: 'list', find: { inStock: true } },
  { name: 'in stock within 30 days', kind: 'list', find: { inStock: true, leadDays: 30 } },
  {
    name: 'four wide filters, by price',
    kind: 'list',
    find: {
      inStock: true,
      leadDays: 30,
      priceMin: 1,
      priceMax: 2_000_000,
      maxW: 3000,
      sort: 'price',
      order: 'asc',
    },
  },
  {
    name: 'all filters',
    kind: 'list',
    find: {
      categoryIds: sections,
      brandIds: [5],
      style: ['nordic', 'modern'],
      material: ['wood'],
      inStock: true,
      leadDays: 30,
      priceMin: 10_000,
      priceMax: 700_000,
      maxW: 2500,
      maxD: 1000,
      maxH: 2000,
    },
  },
  {
    name: 'filters that leave nothing',
    kind: 'list',
    find: { priceMin: 20_000, priceMax: 20_500, leadDays: 5, style: ['country'], material: ['paper'] },
  },
  { name: 'everything', kind: 'list', shop: 'plain', find: {} },
  { name: 'by price', kind: 'list', shop: 'plain', find: { sort: 'price', order: 'asc' } },
  { name: 'everything', kind: 'list', shop: 'own', find: {} },
  { name: 'by price', kind: 'list', shop: 'own', find: { sort: 'price', order: 'asc' } },
  {
    name: 'a price range, by sales',
    kind: 'list',
    shop: 'own',
    find: { priceMin: 100_000, priceMax: 300_000, sort: 'sales' },
  },
  {
    name: 'a category, a price range, in stock, by price',
    kind: 'list',
    shop: 'own',
    find: { categoryIds: sections, priceMin: 100_000, priceMax: 900_000, inStock: true, sort: 'price' },
  },
  { name: 'a rare word', kind: 'search', find: word(lists.rareWord) },
  { name: 'a goods number', kind: 'search', find: word('FM104711') },
  { name: 'a word of a fifth', kind: 'search', find: word(lists.commonWord) },
  { name: 'a character that every product has', kind: 'search', find: word('木') },
  {
    name: 'a character that every product has, by price',
    kind: 'search',
    find: { ...word('木'), sort: 'price', order: 'asc' },
  },
  { name: 'a character that every product has, none in its name', kind: 'search', find: word('品') },
  { name: 'two words', kind: 'search', find: word('橡木 沙发') },
  { name: 'a word in English', kind: 'search', find: word('walnut') },
  { name: 'the beginning of a word', kind: 'search', find: word('wal') },
  { name: 'a word of a brand, none in a name', kind: 'search', find: word('brand7') },
  {
    name: 'a word of a fifth, by price',
    kind: 'search',
    find: { ...word(lists.commonWord), sort: 'price', order: 'asc' },
  },
  {
    name: 'a word of a fifth, in stock, a style',
    kind: 'search',
    find: { ...word(lists.commonWord), inStock: true, style: ['nordic'] },
  },
  { name: 'a word of a fifth', kind: 'search', shop: 'own', find: word(lists.commonWord) },
  {
    name: 'a word of a fifth, by price',
    kind: 'search',
    shop: 'own',
    find: { ...word(lists.commonWord), sort: 'price' },
  },
  { name: 'nothing', kind: 'search', find: word('xyzzy') },
];

const before = loadNow();
const tables: Section[] = [];
for (const engine of enginesAsked()) tables.push(await measure(engine));
report(
  'lists',
  `${size.toLocaleString('en')} products with 3 SKUs each, 72 categories, 60 brands; milliseconds of a core that the database used for one statement, on one connection without parallel helpers, median of ${rounds} after ${warm} that do not count. "page" gives the ids of the first page in order, "total" counts the list; the first page is both. "waited" is how long the answer took by the clock, other work on the machine included. "counts" is the total with all facets, made once for a shop and a set of filters and remembered for all its pages, orders and languages; where it is made, "total" is not asked. Plans are in \`lists-plans.md\`.`,
  tables,
  before,
);

async function measure(engine: Engine): Promise<Section> {
  const database = await startDatabase(engine, fillLists(size));
  try {
    const opened = await database.open();
    try {
      // One connection without parallel workers: the cost of a page, not the number of free cores.
      return await opened.db.connection().execute(async (one) => {
        await sql`set max_parallel_workers_per_gather = 0`.execute(one);
        return await measureOn(engine, one, engine === 'PGlite' ? undefined : await backendOf(one));
      });
    } finally {
      await opened.close();
    }
  } finally {
    await database.stop();
  }
}

async function measureOn(engine: Engine, db: Db, backend: number | undefined): Promise<Section> {
  const shops = await shopsOf(db);
  const plans: string[] = [];
  const rows: Row[] = [];
  for (const { name, kind, shop: which, find: asked } of questions) {
    const shop = which === undefined ? null : (shops.get(which) ?? null);
    const find: Find = { sort: 'comprehensive', order: 'desc', page: 1, size: 24, ...asked };
    const total = await countTotal(db, shop, find);
    const counting = await timed(backend, () => countTotal(db, shop, find), { warm, rounds });
    const paging = await timed(backend, () => pageIds(db, shop, find, total), { warm, rounds });
    const all = await timed(backend, () => countAll(db, shop, find), { warm, rounds });
    const title = `${kind}${which === undefined ? '' : `, shop with ${which === 'own' ? 'its own prices' : 'a coefficient'}`}: ${name}`;
    const first = counting.cpu + paging.cpu;
    const waited = (counting.wall + paging.wall).toFixed(1);
    const target = `≤ ${targets[kind]}: ${verdict(first <= targets[kind])}`;
    rows.push([
      title,
      total,
      ...[paging.cpu, counting.cpu, first].map((ms) => ms.toFixed(1)),
      target,
      waited,
      all.cpu.toFixed(1),
      all.wall.toFixed(1),
    ]);
    console.error(rows.at(-1)?.join(' | '));
    if (engine === 'PostgreSQL') {
      plans.push(`## ${title}`);
      plans.push(await planOf(db, 'page', (reader) => pageIds(reader, shop, find, total)));
      plans.push(await planOf(db, 'counts', (reader) => countAll(reader, shop, find)));
    }
  }
  if (plans.length > 0) writePlans(plans);
  return {
    title: engine,
    head: ['question', 'products', 'page', 'total', 'first page', 'target', 'waited', 'counts', 'waited'],
    rows,
  };
}

async function shopsOf(db: Db): Promise<ReadonlyMap<'plain' | 'own', NonNullable<Shop>>> {
  const rows = await db.selectFrom('shops').select(['id', 'code', 'price_factor']).execute();
  return new Map(
    rows.map(({ id, code, price_factor }) => [
      code === lists.plainShop ? 'plain' : 'own',
      { id, code, factor: price_factor, ending: 'nine' },
    ]),
  );
}

/** The database's work for the statements that `ask` sends. */
async function planOf(db: Db, what: string, ask: (reader: Db) => Promise<unknown>): Promise<string> {
  const statements: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(watch));
  const texts: string[] = [];
  for (const { sql, parameters } of statements) {
    const explained = `explain (analyze, buffers, timing off) ${sql}`;
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(explained, [...parameters]),
    );
    texts.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return `${what}\n\n\`\`\`\n${texts.join('\n\n')}\n\`\`\``;
}

function writePlans(plans: readonly string[]): void {
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'lists-plans.md'),
    `${['# Plans of lists', `PostgreSQL, ${size.toLocaleString('en')} products.`, ...plans].join('\n\n')}\n`,
  );
}
