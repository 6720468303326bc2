import { sql } from 'kysely';
import type { Opened } from '../server/src/platform/db/open.ts';
import { type BenchDatabase, startDatabase } from './src/databases.ts';
import { fillMall, productCount, shopCode } from './src/mall-rows.ts';
import { type Served, serve, serveMall } from './src/processes.ts';
import { loadNow, ratio, report, type Row, type Section, verdict } from './src/report.ts';

/** Uncached answers, each requested once, in catalogues of growing size on PostgreSQL. */
const sizes = (process.env.BENCH_SIZES ?? '1000,10000,100000').split(',').map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const connections = 8;
const foundByRareWord = 20;
const productsOfBrand = 200;
const targets = {
  'product detail': 0.35,
  'search, a rare word': 0.2,
  'search, a fifth of all': 0.2,
} as const;

const loadBefore = loadNow();
const sections: Section[] = [];
for (const size of sizes) sections.push(await measure(size));
report(
  'cold',
  `PostgreSQL; ${connections} connections for ${seconds} s, no address twice, so that no answer comes from memory, at most the brand in it. "row" is a Fastify 5 route that reads one row of the same database, asked just before each question, since other work on the machine changes both. The rare word is that of ${foundByRareWord} products whatever their number, the other that of a fifth of all; a brand has ${productsOfBrand} products.`,
  sections,
  loadBefore,
);

async function measure(size: number): Promise<Section> {
  const database = await startDatabase('PostgreSQL', async (opened) => {
    await fillMall(1)(opened);
    await multiply(opened, size);
  });
  try {
    return await measureOn(database, size);
  } finally {
    await database.stop();
  }
}

async function measureOn(database: BenchDatabase, size: number): Promise<Section> {
  const reference = await serve('bench/src/reference-server.ts', database.copyFor('reference'), '/empty');
  const mall = await serveMall(database.env);
  const search = (word: string) => (n: number) =>
    `/api/productSearch?keyword=${encodeURIComponent(word)}&page=1&size=20&priceMin=${n}`;
  const words = size / foundByRareWord;
  try {
    const questions: Record<keyof typeof targets, (n: number) => string> = {
      'product detail': (n) => `/api/product_detail/${((n - 1) % size) + 1}?skuId=${n}`,
      'search, a rare word': (n) => search(`zq${n % words}`)(n),
      'search, a fifth of all': search('橡木'),
    };
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(questions)) {
      const row = await ask(reference, () => '/row');
      const rate = await ask(mall, path);
      const target = targets[name as keyof typeof targets]; // its own key
      const met = `≥ ${target}: ${verdict(rate / row >= target)}`;
      rows.push([name, Math.round(rate), Math.round(row), ratio(rate, row), met]);
    }
    return {
      title: `${size} products`,
      head: ['what', 'a second', 'row, just before', 'of row', 'target'],
      rows,
    };
  } finally {
    await mall.stop();
    await reference.stop();
  }
}

/** Answers per second. The first tenth of the time does not count. */
async function ask({ url }: Served, path: (n: number) => string): Promise<number> {
  const began = performance.now();
  const from = began + seconds * 100;
  const until = began + seconds * 1100;
  let next = 0;
  let counted = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      next += 1;
      const reply = await fetch(url + path(next), { headers: { code: shopCode } });
      const text = await reply.text();
      if (!reply.ok || text.startsWith('{"code":4')) throw new Error(text.slice(0, 200));
      if (performance.now() > from) counted += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return counted / ((performance.now() - from) / 1000);
}

/** Copies the products of the mall up to a number, each with a keyword that it shares with a few others. */
async function multiply({ db }: Opened, size: number): Promise<void> {
  const copies = size / productCount - 1;
  await sql`set statement_timeout = 0`.execute(db);
  if (copies > 0) {
    await sql`
      insert into brands select (jsonb_populate_record(b, jsonb_build_object('id', b.id + k * 5))).*
      from brands b, generate_series(1, ${size / productsOfBrand / 5}::int - 1) k`.execute(db);
    await sql`
      insert into products select (jsonb_populate_record(p, jsonb_build_object(
        'id', p.id + k * ${productCount}::int, 'goods_no', 'FN' || p.id + k * ${productCount}::int,
        'brand_id', (p.id + k * ${productCount}::int) % ${size / productsOfBrand}::int + 1))).*
      from products p, generate_series(1, ${copies}::int) k`.execute(db);
    await sql`
      insert into skus select (jsonb_populate_record(s, jsonb_build_object(
        'id', s.id + k * ${productCount * 3}::int, 'product_id', s.product_id + k * ${productCount}::int))).*
      from skus s, generate_series(1, ${copies}::int) k`.execute(db);
  }
  await sql`update products set terms = terms || ('zq' || id % ${size / foundByRareWord}::int)`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
