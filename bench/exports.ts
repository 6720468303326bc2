import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Opened } from '../server/src/platform/db/open.ts';
import { type BenchDatabase, enginesAsked, startDatabase } from './src/databases.ts';
import { mustAsk } from './src/shoppers.ts';
import { fillMall, shopCode } from './src/mall-rows.ts';
import { serveMall } from './src/processes.ts';
import { loadNow, report, type Row, type Section, verdict } from './src/report.ts';
import { fillReadable } from './src/sealed-rows.ts';

/**
 * Exports a shop's orders to Excel in the background while a member keeps sending requests: time, memory of
 * the server, and the member's waiting time.
 */
const lines = Number(process.env.BENCH_SIZE ?? 50_000);
const linesEach = 2;
const targets = { seconds: 20, mb: 200 };
const mb = 1024 * 1024;

const fillOrders = async ({ db }: Opened): Promise<void> => {
  await sql`
    with shop as (select id, owner_id from shops where code = ${shopCode}),
    placed as (
      insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, paid, qty, address,
        remark, paid_at, promised_at, created_at)
      select 'o' || n, (2026000000000000 + n)::text, shop.owner_id, shop.id, 4, 'direct', 20000, 0, 1600, 21600, 21600,
        2,
        '{"name":"林小姐","phone":"13800000001","province":"浙江省","city":"杭州市","district":"西湖区","detail":"文三路 1 号 3 幢 602 室"}',
        '请送货前一天电话联系', now(), now() + interval '35 days', now() - make_interval(mins => n)
      from shop, generate_series(1, ${Math.ceil(lines / linesEach)}::int) n returning id)
    insert into order_lines (id, order_id, idx, product_id, sku_id, name, spec_text, image, qty, lead_days,
      platform_price, factor,
      shop_price, member_price, goods, freight, pay)
    select 'l' || placed.id || '-' || at, placed.id, at, p.id, p.id * 3, p.name,
      '{"zh":"原木色 / 1.8 米","en":"Natural / 180 cm"}', '/media/a.webp', 1, 7, 10000, 10000,
      10000, 10000, 10000, 800, 10800
    from placed, generate_series(0, ${linesEach - 1}) at,
      lateral (select id, name from products where id = 1 + (hashtext(placed.id) & 511)) p`.execute(db);
  await sql`analyze orders, order_lines`.execute(db);
};

type Measured = { seconds: number; held: number; peak: number; bytes: number; quiet: number; slow: number };

const measure = async (database: BenchDatabase): Promise<Measured> => {
  const mall = await serveMall({ ...database.env, ROLES: 'api,worker' }, ['--max-semi-space-size=8']);
  try {
    const ask = () => mustAsk(mall.url, 1, 'cart.get', {});
    const waits = async (until: () => boolean): Promise<number> => {
      const times: number[] = [];
      while (!until()) {
        const at = performance.now();
        await ask();
        times.push(performance.now() - at);
        await sleep(10);
      }
      times.sort((a, b) => a - b);
      return times[Math.floor(times.length * 0.99)] ?? 0;
    };
    let warm = 0;
    const quiet = await waits(() => (warm += 1) > 100);
    const held = residentOf(mall.pid);
    let peak = held;
    let done = false;
    const job = await mustAsk(mall.url, 0, 'shopOrder.exportJob', { tab: 'all' });
    const slow = waits(() => done);
    for (;;) {
      peak = Math.max(peak, residentOf(mall.pid));
      const [now] = (await mustAsk(mall.url, 0, 'shopJob.list', {})).list;
      if (now?.id === job.id && now.state === 'done') {
        done = true;
        const seconds = (Date.parse(now.endedAt ?? '') - Date.parse(now.startedAt ?? '')) / 1000;
        if (now.rows !== lines) throw new Error(`${now.rows} rows instead of ${lines}`);
        return { seconds, held, peak, bytes: now.bytes ?? 0, quiet, slow: await slow };
      }
      if (now?.state === 'failed') throw new Error(now.reason ?? 'failed');
      await sleep(50);
    }
  } finally {
    await mall.stop();
  }
};

/** Memory that a process uses alone at present, bytes. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

const before = loadNow();
const rows: Row[] = [];
for (const engine of enginesAsked()) {
  const database = await startDatabase(engine, async (opened) => {
    await fillMall(2)(opened);
    if (engine === 'PostgreSQL') await sql`set statement_timeout = 0`.execute(opened.db);
    await fillReadable(opened.db, () => fillOrders(opened));
  });
  try {
    const { seconds, held, peak, bytes, quiet, slow } = await measure(database);
    rows.push([
      engine,
      `${seconds.toFixed(1)}: ${verdict(seconds <= targets.seconds)}`,
      (held / mb).toFixed(0),
      `${((peak - held) / mb).toFixed(0)}: ${verdict(peak - held < targets.mb * mb)}`,
      (bytes / mb).toFixed(1),
      quiet.toFixed(0),
      slow.toFixed(0),
    ]);
  } finally {
    await database.stop();
  }
}
const sections: Section[] = [
  {
    title: `${lines} lines`,
    head: [
      'database',
      `seconds, ≤ ${targets.seconds}`,
      'server before, MB',
      `more at most, < ${targets.mb} MB`,
      'file, MB',
      'cart p99 before, ms',
      'cart p99 meanwhile, ms',
    ],
    rows,
    notes: [
      'The server answers the API and does the work in one process; with `ROLES` the work has one of its own.',
    ],
  },
];
report(
  'exports',
  'The orders of a shop to Excel in the background, one row a line, twenty columns.',
  sections,
  before,
);
