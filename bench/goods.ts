import type { Input } from '../shared/contract/src/operations.ts';
import { presetRoles } from '../shared/contract/src/permissions.ts';
import type { Db } from '../server/src/db/open.ts';
import { createAnswers } from '../server/src/http/answers.ts';
import type { Staff } from '../server/src/http/caller.ts';
import { updateFactor } from '../server/src/price-factor/service.ts';
import { batchPrice } from '../server/src/shop-goods/batch-price.ts';
import { undoPrice } from '../server/src/shop-goods/change-price.ts';
import { listGoods, listPrices } from '../server/src/shop-goods/lists.ts';
import { type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { backendOf, timed } from './src/db-clock.ts';
import { fillLists, lists } from './src/many-products.ts';
import { loadNow, report, type Row, type Section, verdict } from './src/report.ts';

/** What a shop's office asks of a large catalogue: its goods, its prices, what a coefficient would do, prices of many at once. */
const skusEach = 3;
const skus = Number(process.env.BENCH_SKUS ?? 50_000);
const size = Math.ceil(skus / skusEach);
const targets = { list: 20, preview: 300, batch: 3000 } as const;
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
for (const engine of enginesAsked()) sections.push(await measure(engine));
report(
  'goods',
  `${skus.toLocaleString('en')} SKUs of ${size.toLocaleString('en')} products in a shop with 1,000 own prices and 500 hidden products; milliseconds of a core that the database used for the whole answer, on one connection. "waited" is how long it took by the clock, other work on the machine included. A preview tells what every price would be; a batch writes ${batchOf.toLocaleString('en')} own prices in one transaction, with lists kept right. The number of SKUs in the price list is remembered, as numbers of lists are.`,
  sections,
  before,
);

async function measure(engine: Engine): Promise<Section> {
  const database = await startDatabase(engine, fillLists(size));
  try {
    const opened = await database.open();
    try {
      return await opened.db
        .connection()
        .execute(async (one) => ask(engine, one, engine === 'PGlite' ? undefined : await backendOf(one)));
    } finally {
      await opened.close();
    }
  } finally {
    await database.stop();
  }
}

async function ask(engine: Engine, db: Db, backend: number | undefined): Promise<Section> {
  const caller = await ownerOf(db);
  const parts = { db, answers: createAnswers() };
  const rows: Row[] = [];
  const add = (name: string, found: number, cost: { wall: number; cpu: number }, target: number) =>
    rows.push([
      name,
      found,
      cost.cpu.toFixed(1),
      `≤ ${target}: ${verdict(cost.cpu <= target)}`,
      cost.wall.toFixed(1),
    ]);

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
    add(`what a coefficient would do, ending ${ending}`, preview?.total ?? 0, cost, targets.preview);
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
  const few = { warm: 1, rounds: 3 };
  let turn = 0;
  let last = '';
  const write = async () => {
    turn += 1;
    const made = await batchPrice(parts, caller, { ...batch, factor: `1.${turn}`, dryRun: false });
    last = made.changeId ?? '';
  };
  add('a batch', total, await timed(backend, write, few), targets.batch);
  add(
    'a batch taken back',
    total,
    await timed(backend, () => undoPrice(parts, caller, last), { warm: 0, rounds: 1 }),
    targets.batch,
  );
  return { title: engine, head: ['question', 'found', 'database', 'target', 'waited'], rows };
}

async function ownerOf(db: Db): Promise<Staff> {
  const shop = await db
    .selectFrom('shops')
    .select(['id', 'owner_id'])
    .where('code', '=', lists.ownPriceShop)
    .executeTakeFirstOrThrow();
  return {
    memberId: shop.owner_id,
    tokenHash: null,
    language: 'en',
    shop: null,
    staff: { shopId: shop.id, role: 'owner', permissions: presetRoles.owner, suspended: false },
    operator: false,
    ip: '127.0.0.1',
    requestId: 'bench',
    idempotencyKey: null,
    userAgent: '',
  };
}
