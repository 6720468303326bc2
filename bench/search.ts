import { sql } from 'kysely';
import { findPage, withKeyword } from '../server/src/catalog/products/lists.queries.ts';
import { sweepTerms } from '../server/src/catalog/search/find-anew.ts';
import { understand } from '../server/src/catalog/search/understand.queries.ts';
import type { Db } from '../server/src/platform/db/open.ts';
import type { Answers } from '../server/src/platform/http/answers.ts';
import { type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { backendOf, timed } from './src/db-clock.ts';
import { fillLists } from './src/many-products.ts';
import { loadNow, report, type Row, type Section, verdict } from './src/report.ts';

/** Searches that forgive over a large catalogue, in milliseconds at the database, none of them remembered. */
const size = Number(process.env.BENCH_SIZE ?? 100_000);
const target = 20;
const asked = [
  ['as it is', 'walnut sofa'],
  ['a word of the same meaning', 'couch'],
  ['two of them', 'scandinavian settee'],
  ['pinyin', 'shafa'],
  ['a wrong letter', 'walnutt'],
  ['a wrong letter in each of two words', 'wallnut wardrobbe'],
  ['letters that changed places', 'sfoa'],
  ['a missing gap', 'walnutsofa'],
  ['a character of the same sound', '餐卓'],
  ['a width', '160 cm table'],
  ['a width in Chinese', '1.6米餐桌'],
  ['a word too many', 'purple walnut sofa'],
  ['a word too many in Chinese', '橡木餐桌椅'],
  ['nothing', 'xyzzy qwrtp'],
] as const;

const nothingRemembered = {
  get: async (_key: string, _stamps: unknown, make: () => Promise<string>) => ({
    bytes: Buffer.from(await make()),
  }),
} as unknown as Answers; // what lists use of it

const before = loadNow();
const tables: Section[] = [];
for (const engine of enginesAsked()) tables.push(await measure(engine));
report(
  'search',
  `${size.toLocaleString('en')} products with 3 SKUs each; milliseconds of a core that the database used on one connection, median of 7 after 3 that do not count. "reading" is what finding out what was meant took, which is remembered for a query and a shop and is asked only if nothing was found as it was typed, or if it has a measure; "all" is the whole first page with it. What is found is measured by \`server/src/demo/search.test.ts\`.`,
  tables,
  before,
);

async function measure(engine: Engine): Promise<Section> {
  const database = await startDatabase(engine, async (opened) => {
    await fillLists(size)(opened);
    await sweepTerms(opened.db);
    await sql`vacuum analyze`.execute(opened.db);
  });
  try {
    const opened = await database.open();
    try {
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
  const source = { db, answers: nothingRemembered };
  const find = { sort: 'comprehensive', order: 'desc', page: 1, size: 24 } as const;
  const rows: Row[] = [];
  for (const [what, typed] of asked) {
    const ask = () =>
      withKeyword(source, null, { typed, exact: false }, find, (one) => findPage(source, null, one));
    const { total, meant } = await ask();
    const rounds = { warm: 3, rounds: 7 };
    const reading = await timed(backend, () => understand(db, null, typed), rounds);
    const all = await timed(backend, ask, rounds);
    rows.push([
      `${what}: ${typed}`,
      meant?.words ?? '',
      total,
      reading.cpu.toFixed(1),
      all.cpu.toFixed(1),
      `≤ ${target}: ${verdict(all.cpu <= target)}`,
      all.wall.toFixed(1),
    ]);
    console.error(rows.at(-1)?.join(' | '));
  }
  return {
    title: engine,
    head: ['search', 'read as', 'products', 'reading', 'all', 'target', 'waited'],
    rows,
  };
}
