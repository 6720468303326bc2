import { commitRate } from './src/commit-rate.ts';
import { type BenchDatabase, type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { median } from './src/load.ts';
import { fillMall, skuCount } from './src/mall-rows.ts';
import { serveMall, type Served } from './src/processes.ts';
import { loadNow, ratio, report, type Section, verdict } from './src/report.ts';
import { countRoundTrips } from './src/round-trips.ts';
import { buy, forSeconds, mustAsk, type Paced, preview } from './src/shoppers.ts';

/** Cart and orders against the commits of the database itself, and the round trips of each. */
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const members = 200;
const crowds = [16, 64];
const skusOfMember = 20;

const targets = { cart: 0.4, order: 0.1, cartTrips: 3 };

const loadBefore = loadNow();
const sections: Section[] = [];
for (const engine of enginesAsked()) sections.push(await measure(engine));
if (enginesAsked().includes('PostgreSQL')) sections.push(await measureTrips());
report(
  'orders',
  `${crowds.join(' and ')} members at a time out of ${members}, median of ${rounds} rounds of ${seconds} s in which the database alone, the cart and whole orders take turns. A whole order is four requests: preview, order with an Idempotency-Key, start of the payment, the sandbox gateway's yes; it leaves the order, its line, three events, messages, the payment and a booking in two ledger accounts. The clients run on the same machine. "server ms", "database ms" and "clients ms" are what their processes used of a core for each: there are two cores for all three.`,
  sections,
  loadBefore,
);

async function measure(engine: Engine): Promise<Section> {
  const database = await startDatabase(engine, fillMall(members));
  try {
    return await measureOn(database);
  } finally {
    await database.stop();
  }
}

async function measureOn(database: BenchDatabase): Promise<Section> {
  const { engine, env, copyFor } = database;
  const alone = await commitRate(engine, copyFor('alone'));
  const mall = await serveMall(env);
  const base: number[] = [];
  const measured = works(mall.url).map((work) => ({ ...work, paced: [] as Costed[] }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      base.push(await alone.measure(seconds));
      for (const { workers, work, paced } of measured)
        paced.push(await costed(mall, database, workers, work));
      const rates = measured.map(({ name, paced }) => `${Math.round(paced.at(-1)?.perSecond ?? 0)} ${name}`);
      console.error(
        `${engine} ${round + 1}/${rounds}, a second: ${[`${Math.round(base.at(-1) ?? 0)} commits`, ...rates].join('; ')}`,
      );
    }
  } finally {
    await mall.stop();
    await alone.stop();
  }
  const commits = median(base);
  const row = (name: string, paced: readonly Costed[], atLeast: number) => {
    const perSecond = median(paced.map((one) => one.perSecond));
    return [
      name,
      Math.round(perSecond),
      Math.round(median(paced.map(({ p50 }) => p50))),
      Math.round(median(paced.map(({ p99 }) => p99))),
      ratio(perSecond, commits),
      `≥ ${atLeast}: ${verdict(perSecond / commits >= atLeast)}`,
      ...(['server', 'database', 'clients'] as const).map((who) =>
        median(paced.map((one) => one[who])).toFixed(2),
      ),
    ];
  };
  return {
    title: engine,
    head: [
      'what',
      'a second',
      'p50 ms',
      'p99 ms',
      'of the database alone',
      'target',
      'server ms',
      'database ms',
      'clients ms',
    ],
    rows: [
      [alone.name, Math.round(commits), '', '', '1.00', '', '', '', ''],
      ...measured.map(({ name, paced, target }) => row(name, paced, target)),
    ],
  };
}

type Work = {
  readonly name: string;
  readonly workers: number;
  readonly target: number;
  readonly work: Parameters<typeof forSeconds>[2];
};

/** Workers never act for the same member at the same time. */
function works(url: string): Work[] {
  return crowds.flatMap((workers) => {
    const each = Math.floor(members / workers);
    const memberOf = (worker: number, turn: number) => worker * each + (turn % each);
    return [
      {
        name: `cart.add, ${workers} members`,
        workers,
        target: targets.cart,
        work: (worker, turn) => addToCart(url, memberOf(worker, turn), turn),
      },
      {
        name: `whole order, preview to paid, ${workers} members`,
        workers,
        target: targets.order,
        work: (worker, turn) => buy(url, memberOf(worker, turn), skuOf(worker, turn)),
      },
    ];
  });
}

async function measureTrips(): Promise<Section> {
  const database = await startDatabase('PostgreSQL', fillMall(2));
  const counter = await countRoundTrips(database.env.DATABASE_URL ?? '');
  const mall = await serveMall({ ...database.env, DATABASE_URL: counter.url });
  const times = 20;
  const trips = async (work: (turn: number) => Promise<unknown>): Promise<number> => {
    await work(0);
    counter.take();
    for (let turn = 1; turn <= times; turn += 1) await work(turn);
    return counter.take() / times;
  };
  try {
    const url = mall.url;
    const orders: { orderId: string; intentId: string }[] = [];
    const shown = await preview(url, 0, 1);
    const cart = await trips((turn) => addToCart(url, 0, turn));
    const rows = [
      ['cart.add', cart, `≤ ${targets.cartTrips}: ${verdict(cart <= targets.cartTrips)}`],
      ['cart.get', await trips(() => mustAsk(url, 0, 'cart.get', {})), ''],
      ['order.previewDirect', await trips(() => preview(url, 0, 1)), ''],
      [
        'order.createDirect',
        await trips(async () => {
          const key = { 'idempotency-key': crypto.randomUUID() };
          const { orderId } = await mustAsk(url, 0, 'order.createDirect', shown, key);
          orders.push({ orderId, intentId: '' });
        }),
        '',
      ],
      [
        'payment.start',
        await trips(async (turn) => {
          const order = orders[turn];
          if (order === undefined) throw new Error('no order to pay');
          order.intentId = (
            await mustAsk(url, 0, 'payment.start', { id: order.orderId, method: 'sandbox' })
          ).id;
        }),
        '',
      ],
      [
        'payment.sandbox (paid)',
        await trips((turn) =>
          mustAsk(url, 0, 'payment.sandbox', { id: orders[turn]?.intentId, outcome: 'success' }),
        ),
        '',
      ],
    ];
    return {
      title: 'Round trips to the database for one request',
      head: ['operation', 'round trips', 'target'],
      rows,
      notes: [
        'Counted between the mall and PostgreSQL, one member alone: who asks, begin and commit included. Both databases are asked the same.',
      ],
    };
  } finally {
    await mall.stop();
    await counter.stop();
    await database.stop();
  }
}

type Costed = Paced & { server: number; database: number; clients: number };

/** Milliseconds of a core that all processes used for each. */
async function costed(
  mall: Served,
  database: BenchDatabase,
  workers: number,
  work: Work['work'],
): Promise<Costed> {
  const before = { server: mall.cpu(), database: await database.cpu(), clients: process.cpuUsage() };
  const paced = await forSeconds(seconds, workers, work);
  const { user, system } = process.cpuUsage(before.clients);
  const each = (cpuSeconds: number) => (cpuSeconds * 1000) / Math.max(1, paced.times);
  return {
    ...paced,
    server: each(mall.cpu() - before.server),
    database: each((await database.cpu()) - before.database),
    clients: each((user + system) / 1e6),
  };
}

function addToCart(url: string, member: number, turn: number): Promise<unknown> {
  return mustAsk(url, member, 'cart.add', { skuId: String((turn % skusOfMember) * 100 + 1), qty: 1 });
}

function skuOf(worker: number, turn: number): number {
  return ((worker * 97 + turn * 31) % skuCount) + 1;
}
