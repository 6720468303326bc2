import { sql } from 'kysely';
import type { Input } from '../shared/contract/src/operations.ts';
import type { Db } from '../server/src/platform/db/open.ts';
import { createAnswers } from '../server/src/platform/http/answers.ts';
import { updateFactor } from '../server/src/seller/prices/factor/service.ts';
import { batchPrice } from '../server/src/seller/prices/overlay/batch-price.ts';
import { listGoods, listPrices } from '../server/src/seller/prices/overlay/lists.ts';
import { type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { backendOf, type Cost, timed } from './src/db-clock.ts';
import { fillLists, lists } from './src/many-products.ts';
import { ownerOf } from './src/owner.ts';
import { loadNow, report, type Row, type Section, verdict } from './src/report.ts';
import { thereAndBack } from './src/price-round-trip.ts';

/**
 * The requests of a shop's office in a large catalogue: its goods, its prices, the effect of a coefficient,
 * batch prices.
 */
const skusEach = 3;
/** Malls by number of SKUs: as many as a batch may change, and on PostgreSQL a hundred thousand products. */
const sizes = { PGlite: [10_000], PostgreSQL: [10_000, 300_000] } as const;
/** Milliseconds; a preview has ten thousand SKUs. */
const targets = { list: 100, preview: 300, batch: 3000 } as const;
const batchOf = 10_000;

type Goods = Input<'shopGoods.list'>;
const plain: Goods = { state: 'all', sort: 'sales', order: 'desc', page: 1, size: 20 };
const goodsAsked: readonly (readonly [string, Partial<Goods>])[] = [
  ['all, by sales', {}],
  ['all, by price', { sort: 'price', order: 'asc' }],
  ['all, page 500', { page: 500 }],
  ['on sale', { state: 'onSale' }],
  ['hidden', { state: 'hidden' }],
  ['low in stock', { state: 'lowStock' }],
  ['with own prices', { changed: true }],
  ['a brand', { brandId: '5' }],
  ['a category with those below', { categoryId: '1' }],
  ['a word of a fifth', { keyword: lists.commonWord }],
  ['a goods number', { keyword: 'FM104711' }],
];

const before = loadNow();
const sections: Section[] = [];
for (const engine of enginesAsked())
  for (const skus of sizes[engine]) sections.push(await measure(engine, skus));
report(
  'goods',
  `Products with three SKUs each in a shop with 3,000 own prices and 500 hidden products; milliseconds of a core that the database used for the whole answer, on one connection without parallel helpers. "waited" is how long it took by the clock, other work on the machine included. A preview tells what every price would be; a batch writes up to ${batchOf.toLocaleString('en')} own prices in one transaction, with lists kept right. Numbers of SKUs in the price list are remembered, as numbers of lists are.`,
  sections,
  before,
);

async function measure(engine: Engine, skus: number): Promise<Section> {
  const database = await startDatabase(engine, fillLists(Math.ceil(skus / skusEach)));
  try {
    const opened = await database.open();
    try {
      return await opened.db.connection().execute(async (one) => {
        await sql`set max_parallel_workers_per_gather = 0`.execute(one);
        return ask(engine, skus, one, engine === 'PGlite' ? undefined : await backendOf(one));
      });
    } finally {
      await opened.close();
    }
  } finally {
    await database.stop();
  }
}

async function ask(engine: Engine, skus: number, db: Db, backend: number | undefined): Promise<Section> {
  const caller = await ownerOf(db, { code: lists.ownPriceShop });
  const parts = { db, answers: createAnswers() };
  const rows: Row[] = [];
  const add = (name: string, found: number, cost: Cost, target: number | null) =>
    rows.push([
      name,
      found,
      cost.cpu.toFixed(1),
      target === null ? '' : `≤ ${target}: ${verdict(cost.cpu <= target)}`,
      cost.least.toFixed(1),
      cost.wall.toFixed(1),
    ]);
  add('an empty question', 0, await timed(backend, () => sql`select 1`.execute(db)), targets.list);

  for (const [name, asked] of goodsAsked) {
    const list = { ...plain, ...asked };
    const { total } = await listGoods(db, caller, list);
    add(`goods: ${name}`, total, await timed(backend, () => listGoods(db, caller, list)), targets.list);
  }
  for (const only of ['all', 'own', 'default'] as const) {
    const list = { only, page: 1, size: 20 };
    const { total } = await listPrices(parts, caller, list);
    add(`prices: ${only}`, total, await timed(backend, () => listPrices(parts, caller, list)), targets.list);
  }
  for (const ending of ['none', 'nine'] as const) {
    const next = { priceFactor: '1.62', ending, dryRun: true, only: 'changed', page: 1, size: 20 } as const;
    const { preview } = await updateFactor(parts, caller, next);
    const cost = await timed(backend, () => updateFactor(parts, caller, next));
    // In a larger mall all prices are computed: no target was set for that.
    const target = skus > batchOf ? null : targets.preview;
    add(`what a coefficient would do, ending ${ending}`, preview?.total ?? 0, cost, target);
  }
  const ids = Array.from({ length: Math.ceil(batchOf / skusEach) }, (_, index) => String(index + 1));
  const batch = { ids, page: 1, size: 20, leaveOut: true };
  const dry = { ...batch, factor: '1.7', dryRun: true };
  const { total } = await batchPrice(parts, caller, dry);
  add(
    'what a batch would do',
    total,
    await timed(backend, () => batchPrice(parts, caller, dry)),
    targets.preview,
  );
  const made = await thereAndBack(parts, caller, backend, { ...batch, factor: '1.7', size: batchOf });
  add('a batch', total, made.write, targets.batch);
  add('a batch taken back', total, made.back, targets.batch);
  return {
    title: `${engine}, ${skus.toLocaleString('en')} SKUs`,
    head: ['question', 'found', 'database', 'target', 'waited at least', 'waited'],
    rows,
    notes: [
      `Prices that are as the preview of the batch said: ${made.kept} of ${made.foretold}. Taken back, all own prices are as before: ${made.restored ? 'yes' : 'NO'}.`,
    ],
  };
}
