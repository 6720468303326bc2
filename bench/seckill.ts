import { sql } from 'kysely';
import { needs } from '../scripts/services/needs.ts';
import { startRedis } from '../scripts/services/redis.ts';
import type { Opened } from '../server/src/platform/db/open.ts';
import { brokenInvariants } from '../server/src/testing/invariants.ts';
import { type BenchDatabase, type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { hotRowRate } from './src/hot-row.ts';
import type { CommitRate } from './src/commit-rate.ts';
import { median } from './src/load.ts';
import { fillMall, tokenOf } from './src/mall-rows.ts';
import { serve, serveMall, type Served } from './src/processes.ts';
import { loadNow, ratio, report, type Row, type Section, verdict } from './src/report.ts';
import { membersOf, prepareOrdinary, prepareSale, type Prepared, sellBefore } from './src/sales.ts';
import { type Asked, percentile, rush, type Said, wireOf } from './src/rush.ts';

/**
 * A flash sale: 10,000 buyers, each with their own token, 5 % of whom click twice, for 100 and for 5,000
 * pieces.
 */
const buyers = Number(process.env.BENCH_BUYERS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const stocks = [100, 5000];
const connections = 256;
const clicksTwice = 20;
const ordinaryOrders = 1500;
const seconds = 4;
const polite = new Set(['seckill.soldOut', 'seckill.waiting', 'seckill.quota']);
const bars = { refusals: 0.5, accepted: 5, p95: 500 };

const loadBefore = loadNow();
const sections: Section[] = [];
for (const engine of enginesAsked()) {
  sections.push(await measure(engine, 1));
  if (engine === 'PostgreSQL') sections.push(await measure(engine, 2));
}
report(
  'seckill',
  `${buyers} members, each with their own session, order one piece of a flash sale over ${connections} connections; every ${clicksTwice}th clicks twice. ${rounds} rounds, the medians, and in each round the same machine is asked for the things that the mall is measured against: an empty Fastify route, the update of one hot row from 64 connections, and ordinary orders of one SKU, which are one statement and one transaction each. "Accepted" counts orders until the last of them is answered. Whoever gets no piece is told at once: sold out, or a place in the line for what others do not pay for. The second wave asks when everything is gone. The clients run on the same machine.`,
  sections,
  loadBefore,
);

async function measure(engine: Engine, processes: number): Promise<Section> {
  const prepared: Prepared[] = [];
  let ordinary: string[] = [];
  const database = await startDatabase(engine, async (opened) => {
    await fillMall(buyers)(opened);
    const people = await membersOf(opened);
    for (let round = 0; round < rounds; round += 1)
      for (const stock of stocks) prepared.push(await prepareSale(opened, people, stock, prepared.length));
    ordinary = await prepareOrdinary(opened, people.slice(0, ordinaryOrders));
    await sellBefore(opened, people);
    await sql`analyze`.execute(opened.db);
  });
  const redis = processes === 1 ? null : await startRedis(needs.redis.find() ?? '');
  const running: Served[] = [];
  const alone: CommitRate[] = [];
  try {
    const env = {
      ...database.env,
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
    };
    // A folder is copied before the mall opens it.
    alone.push(await hotRowRate(engine, database.copyFor('alone')));
    running.push(await serve('bench/src/reference-server.ts', database.copyFor('reference'), '/empty'));
    for (let n = 0; n < processes; n += 1) running.push(await serveMall(env));
    const [reference, ...malls] = running;
    const [hotRow] = alone;
    if (reference === undefined || hotRow === undefined) throw new Error('Nothing to measure against.');
    const measured = await rushes({ engine, hotRow, reference, malls }, prepared, ordinary);
    for (const one of running.splice(0)) await one.stop();
    return await sectionOf(database, processes, measured, prepared);
  } finally {
    for (const one of [...running, ...alone]) await one.stop();
    await redis?.stop();
    await database.stop();
  }
}

type Rush = {
  accepted: number;
  acceptedAt: number;
  refusedAt: number;
  others: string;
  times: number[];
  refused: number;
};
type Measured = {
  empty: number[];
  hotRow: number[];
  ordinary: number[];
  first: Map<number, Rush[]>;
  second: Map<number, Rush[]>;
};

type Against = { engine: Engine; hotRow: CommitRate; reference: Served; malls: readonly Served[] };

async function rushes(
  { engine, hotRow, reference, malls }: Against,
  prepared: readonly Prepared[],
  ordinary: readonly string[],
): Promise<Measured> {
  const found: Measured = {
    empty: [],
    hotRow: [],
    ordinary: [],
    first: new Map(stocks.map((stock) => [stock, []])),
    second: new Map(stocks.map((stock) => [stock, []])),
  };
  const urlOf = (at: number): string => malls[at % malls.length]?.url ?? '';
  const asks = (path: string, bodies: readonly string[], key: string, twice: boolean): Asked[] =>
    bodies.flatMap((body, at) => {
      const headers = { token: tokenOf(at), 'x-locale': 'en', 'idempotency-key': `${key}-${at}` };
      const one = wireOf(urlOf(at), 'POST', path, headers, body);
      // The second click goes to the other process, if there is one.
      const again = wireOf(urlOf(at + 1), 'POST', path, headers, body);
      return twice && at % clicksTwice === 0 ? [one, again] : [one];
    });
  for (let round = 0; round < rounds; round += 1) {
    const plain = Array.from({ length: buyers }, () => wireOf(reference.url, 'GET', '/empty'));
    found.empty.push(rateOf(await rush(plain, connections)));
    found.hotRow.push(await hotRow.measure(seconds));
    const part = ordinary.slice(
      Math.floor((round * ordinary.length) / rounds),
      Math.floor(((round + 1) * ordinary.length) / rounds),
    );
    found.ordinary.push(
      rateOf(await rush(asks('/api/order/addOrder', part, `ordinary${round}`, false), connections)),
    );
    for (const { sale, bodies } of prepared.slice(round * stocks.length, (round + 1) * stocks.length)) {
      const path = '/api/order/seckillOrder';
      found.first
        .get(sale.stock)
        ?.push(toRush(await rush(asks(path, bodies, sale.activityId.slice(-12), true), connections)));
      found.second
        .get(sale.stock)
        ?.push(toRush(await rush(asks(path, bodies, `${sale.activityId.slice(-12)}b`, false), connections)));
    }
    console.error(
      `${engine}, ${malls.length} process(es), round ${round + 1}/${rounds}: ${JSON.stringify({ empty: Math.round(found.empty.at(-1) ?? 0), hotRow: Math.round(found.hotRow.at(-1) ?? 0), ordinary: Math.round(found.ordinary.at(-1) ?? 0), sales: stocks.map((stock) => [summed(found.first.get(stock)?.at(-1)), summed(found.second.get(stock)?.at(-1))]) })}`,
    );
  }
  return found;
}

function summed(one: Rush | undefined): string {
  return one === undefined
    ? ''
    : `${one.accepted} accepted at ${Math.round(one.acceptedAt)} ms, ${one.refused} refused at ${Math.round(one.refusedAt)} ms, p95 ${Math.round(percentile(one.times, 0.95))}, ${one.others}`;
}

function rateOf(said: readonly Said[]): number {
  return said.length / (Math.max(...said.map(({ at }) => at)) / 1000);
}

function toRush(said: readonly Said[]): Rush {
  const orders = new Map(said.filter(({ code }) => code === 200).map((one) => [one.orderId, one]));
  const refused = said.filter(({ msgKey }) => polite.has(msgKey));
  const others = said.filter(({ code, msgKey }) => code !== 200 && !polite.has(msgKey));
  return {
    accepted: orders.size,
    acceptedAt: Math.max(0, ...[...orders.values()].map(({ at }) => at)),
    refused: refused.length,
    refusedAt: Math.max(0, ...refused.map(({ at }) => at)),
    others: [...new Set(others.map(({ code, msgKey }) => `${code} ${msgKey}`))].join(', ') || 'none',
    times: said.map(({ ms }) => ms),
  };
}

async function sectionOf(
  database: BenchDatabase,
  processes: number,
  { empty, hotRow, ordinary, first, second }: Measured,
  prepared: readonly Prepared[],
): Promise<Section> {
  const [emptyRate, hotRate, ordinaryRate] = [median(empty), median(hotRow), median(ordinary)];
  const opened = await database.open();
  try {
    await sql`analyze`.execute(opened.db);
    const broken = Object.keys(await brokenInvariants(opened.db)).join(', ') || 'none';
    const sold = await soldOf(opened, prepared);
    const rows = stocks.flatMap((stock): Row[] => {
      const [one, two] = [first.get(stock) ?? [], second.get(stock) ?? []];
      const accepted = median(one.map((each) => each.accepted / (each.acceptedAt / 1000)));
      const refusals = median(two.map((each) => each.refused / (each.refusedAt / 1000)));
      const times = one.flatMap((each) => each.times);
      const p95 = percentile(times, 0.95);
      return [
        [
          `${stock} pieces`,
          [...new Set(sold.get(stock))].join(', '),
          Math.round(accepted),
          ratio(accepted, hotRate),
          verdict(accepted / hotRate >= bars.accepted),
          ratio(accepted, ordinaryRate),
          Math.round(refusals),
          ratio(refusals, emptyRate),
          verdict(refusals / emptyRate >= bars.refusals),
          Math.round(percentile(times, 0.5)),
          Math.round(p95),
          Math.round(percentile(times, 0.99)),
          verdict(p95 < bars.p95),
          [...new Set([...one, ...two].map((each) => each.others))].join('; '),
        ],
      ];
    });
    return {
      title: `${database.engine}${processes === 1 ? '' : `, ${processes} processes that share Redis`}`,
      head: [
        'sale',
        'sold',
        'accepted a second',
        'of the hot row',
        `≥ ${bars.accepted}`,
        'of ordinary orders',
        'refusals a second',
        'of an empty route',
        `≥ ${bars.refusals}`,
        'p50 ms',
        'p95 ms',
        'p99 ms',
        `p95 < ${bars.p95}`,
        'other answers',
      ],
      rows,
      notes: [
        `In the same run: an empty Fastify route ${Math.round(emptyRate)} a second, ${hotRowName(database.engine)} ${Math.round(hotRate)}, ordinary orders of one SKU ${Math.round(ordinaryRate)}. Broken invariants: ${broken}.`,
      ],
    };
  } finally {
    await opened.close();
  }
}

function hotRowName(engine: Engine): string {
  return engine === 'PGlite'
    ? 'updates of one row, one after the other'
    : 'updates of one row from 64 connections (pgbench)';
}

async function soldOf(opened: Opened, prepared: readonly Prepared[]): Promise<Map<number, number[]>> {
  const sold = new Map<number, number[]>();
  for (const { sale } of prepared) {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from orders where activity_id = ${sale.activityId}`.execute(opened.db);
    sold.set(sale.stock, [...(sold.get(sale.stock) ?? []), rows[0]?.n ?? 0]);
  }
  return sold;
}
