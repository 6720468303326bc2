import { sql } from 'kysely';
import { inTransaction } from '../server/src/platform/db/transaction.ts';
import { publishActivity } from '../server/src/campaign/seckill/publish.ts';
import { brokenInvariants } from '../server/src/testing/invariants.ts';
import { type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { fillMall } from './src/mall-rows.ts';
import { serveMall } from './src/processes.ts';
import { loadNow, report, type Row, verdict } from './src/report.ts';
import { type Answer, ask, mustAsk, preview } from './src/shoppers.ts';

/** 500 buyers at once, 100 pieces: exactly 100 orders, whatever the order of events. */
const buyers = 500;
const stock = 100;
const previewsAtOnce = 20;
const ordinarySku = 1;
const saleSku = 4;
/** A buyer who waits in the queue for unpaid pieces has no order either. */
const politely = new Set(['order.shortOfStock', 'seckill.soldOut', 'seckill.waiting']);

const loadBefore = loadNow();
const rows: Row[] = [];
for (const engine of enginesAsked()) rows.push(...(await race(engine)));
report(
  'race',
  `${buyers} members order the same SKU at the same moment over ${buyers} connections; there are ${stock} pieces. The figures of the database are read after the server has stopped.`,
  [
    {
      title: 'Sold',
      head: [
        'database',
        'way',
        'orders answered',
        'orders in the database',
        'refused',
        'other answers',
        'last answer s',
        'broken invariants',
        `exactly ${stock}`,
      ],
      rows,
    },
  ],
  loadBefore,
);

async function race(engine: Engine): Promise<Row[]> {
  let activityId = '';
  const database = await startDatabase(engine, async (opened) => {
    await fillMall(buyers, stock)(opened);
    activityId = await inTransaction(opened.db, (tx) =>
      publishActivity(tx, {
        name: { zh: '秒杀', en: 'Flash sale' },
        skuId: String(saleSku),
        price: 10_000,
        stock,
        startAt: new Date(Date.now() - 3_600_000),
        endAt: new Date(Date.now() + 3_600_000),
      }),
    );
  });
  try {
    const mall = await serveMall(database.env);
    const outcomes: { way: string; sku: number; answers: Answer<unknown>[]; seconds: number }[] = [];
    try {
      const shown = await inParts((member) => preview(mall.url, member, ordinarySku));
      outcomes.push({
        way: 'ordinary order',
        sku: ordinarySku,
        ...(await allAtOnce((member) =>
          ask(mall.url, member, 'order.createDirect', shown[member] ?? {}, keyed()),
        )),
      });
      const offered = await inParts(async (member) => {
        const piece = { activityId, skuId: String(saleSku), qty: 1 };
        const { address, previewHash } = await mustAsk(mall.url, member, 'seckill.preview', piece);
        return { ...piece, addressId: address?.id ?? '', previewHash };
      });
      outcomes.push({
        way: 'flash sale',
        sku: saleSku,
        ...(await allAtOnce((member) =>
          ask(mall.url, member, 'seckill.create', offered[member] ?? {}, keyed()),
        )),
      });
    } finally {
      await mall.stop();
    }
    const opened = await database.open();
    try {
      const broken = Object.keys(await brokenInvariants(opened.db)).join(', ') || 'none';
      const found: Row[] = [];
      for (const { way, sku, answers, seconds } of outcomes) {
        const sold = await sql<{
          n: number;
        }>`select count(*) as n from order_lines where sku_id = ${sku}`.execute(opened.db);
        const ordered = answers.filter(({ code }) => code === 200).length;
        const refused = answers.filter(({ msgKey }) => politely.has(msgKey ?? '')).length;
        const inDatabase = sold.rows[0]?.n ?? 0;
        const others = answers.filter(({ code, msgKey }) => code !== 200 && !politely.has(msgKey ?? ''));
        found.push([
          engine,
          way,
          ordered,
          inDatabase,
          refused,
          [...new Set(others.map(({ code, msgKey }) => `${code} ${msgKey}`))].join(', ') || 'none',
          seconds.toFixed(1),
          broken,
          verdict(ordered === stock && inDatabase === stock && broken === 'none'),
        ]);
      }
      return found;
    } finally {
      await opened.close();
    }
  } finally {
    await database.stop();
  }
}

function keyed(): Record<string, string> {
  return { 'idempotency-key': crypto.randomUUID() };
}

async function inParts<T>(work: (member: number) => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < buyers; from += previewsAtOnce)
    all.push(...(await Promise.all(Array.from({ length: previewsAtOnce }, (_, at) => work(from + at)))));
  return all;
}

async function allAtOnce<T>(
  work: (member: number) => Promise<T>,
): Promise<{ answers: T[]; seconds: number }> {
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: buyers }, (_, member) => work(member)));
  return { answers, seconds: (performance.now() - started) / 1000 };
}
