import { sql } from 'kysely';
import * as queries from '../server/src/dashboard/queries.ts';
import { spanOf } from '../server/src/dashboard/span.ts';
import type { Db } from '../server/src/db/open.ts';
import { deliveriesAtRisk } from '../server/src/delivery/at-risk.ts';
import { wantInbox } from '../server/src/wants/inbox.ts';
import { startDatabase } from './src/databases.ts';
import { median } from './src/load.ts';
import { fillMall } from './src/mall-rows.ts';
import { loadNow, report, type Row, verdict } from './src/report.ts';

/** The parts of a shop's overview among a million orders of 35 days a thousand minutes, in milliseconds at PostgreSQL. */
const size = Number(process.env.BENCH_SIZE ?? 1_000_000);
const rounds = 9;
const target = 100;
/** Of a hundred orders the big shop has half: it sells some seven hundred a day for two years. The others share the rest. */
const ofBig = 50;
const shops = { big: 'bench-shop-0', usual: 'bench-shop-7' };

const fillOrders = async (db: Db): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  const users = (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  const ids = Array.from({ length: 100 }, (_, n) => `bench-shop-${n}`);
  await sql`insert into shops (id, code, owner_id, store_name, price_factor)
    select s, 'B' || row_number() over (), ${users[0]}, '店 ' || row_number() over (), 10000 from unnest(${ids}::text[]) s`.execute(
    db,
  );
  for (let from = 0; from < size; from += 100_000) {
    await sql`
      with numbers as (
        select n, case when n > ${size} - 50000 then array[1, 2, 3, 2, 3, 4, 5, 0]::int[] else array[4, 4, 4, 4, 4, 4, 5, 5]::int[] end as states,
          now() - make_interval(mins => ${size} - n) as at
        from generate_series(${from}::int, ${from + 99_999}::int) n),
      chosen as (select n, at, states[1 + n / 100 % 8] as status from numbers),
      placed as (
        insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, paid, qty, address, created_at, paid_at, promised_at)
        select 'o' || n, (2026000000000000 + n)::text, (${users}::text[])[1 + n % ${users.length}],
          case when n % 100 < ${ofBig} then ${shops.big} else (${ids}::text[])[2 + n % 99] end, status,
          'direct', 10000, 0, 0, 10000, case when status in (0, 5) then 0 else 10000 end, 1,
          '{"name":"林","phone":"13800000001","province":"浙江省","city":"杭州市","district":"西湖区","detail":"1"}', at,
          case when status not in (0, 5) then at end, case when status not in (0, 5) then at + interval '35 days' end
        from chosen returning id, status, promised_at),
      lines as (
        insert into order_lines (id, order_id, idx, product_id, sku_id, name, spec_text, image, qty, lead_days, platform_price, factor,
          shop_price, member_price, goods, freight, pay)
        select 'l' || id, id, 0, 1 + (hashtext(id) & 511), 1, '{"zh":"橡木餐桌"}', '{"zh":"原木"}', '/media/a.webp', 1, 7, 10000, 10000, 10000, 10000, 10000, 0, 10000
        from placed returning id, order_id),
      brought as (
        insert into deliveries (id, order_id, status, expected_at)
        select 'd' || id, id, case when status = 4 then 5 else status end, promised_at + make_interval(days => hashtext(id) % 20) from placed where status in (2, 3, 4) returning id, order_id)
      insert into payment_intents (id, order_id, method, amount, currency, status)
      select 'i' || id, id, 'sandbox', 10000, 'CNY', 'succeeded' from placed where status = 1`.execute(db);
  }
  await sql`
    insert into refunds (id, order_id, intent_id, amount, due, reason, status, kind)
    select 'r' || order_id, order_id, id, 10000, 10000, 'changedMind', 'requested', 'order' from payment_intents order by id limit 2000`.execute(
    db,
  );
  await sql`
    insert into wants (id, no, shop_id, contact, phone, district_id, region, quantity, remark, valid_until, created_at, ended_at, end_reason)
    select 'w' || n, 'W' || n, ${shops.big}, '林', '13800000001', 110101, '北京市', 1, '需要一张大餐桌', now() + interval '9 days',
      now() - make_interval(mins => n), case when n % 50 > 0 then now() end, case when n % 50 > 0 then 'lost' end
    from generate_series(1, 50000) n`.execute(db);
  await sql`update products set shop_id = ${shops.big}`.execute(db);
  await sql`update skus set stock = id % 40, initial_stock = id % 40`.execute(db);
  for (const table of [
    'orders',
    'order_lines',
    'deliveries',
    'payment_intents',
    'refunds',
    'wants',
    'products',
    'skus',
    'listings',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};

const before = loadNow();
const database = await startDatabase('PostgreSQL', async (opened) => {
  await fillMall(2000)(opened);
  await fillOrders(opened.db);
});
const rows: Row[] = [];
try {
  const { db, close } = await database.open();
  const span = (name: 'today' | '7d' | '30d') => spanOf(name, new Date());
  const parts = (shop: string): readonly (readonly [string, () => Promise<unknown>])[] => [
    ['orders that wait', () => queries.ordersWaiting(db, shop)],
    ['sales of 30 days and the 30 before', () => queries.salesRows(db, shop, span('30d'))],
    ['sales of today', () => queries.salesRows(db, shop, span('today'))],
    ['best sellers of 30 days', () => queries.bestRows(db, shop, span('30d'))],
    ['deliveries in danger', () => deliveriesAtRisk(db, shop, 'en', 4)],
    ['wanted purchases', () => wantInbox(db, shop, 4)],
    ['low stock', () => queries.lowStock(db, shop, { atMost: 5, size: 4 })],
    ['first steps', () => queries.stepFacts(db, shop, 'nobody')],
  ];
  for (const [name, shop] of Object.entries(shops))
    for (const [part, ask] of parts(shop)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const at = performance.now();
        await ask();
        times.push(performance.now() - at);
      }
      const ms = median(times);
      rows.push([`${name}: ${part}`, ms.toFixed(1), verdict(ms <= target)]);
    }
  await close();
} finally {
  await database.stop();
}
report(
  'overview',
  `The parts of a shop's overview among ${size} orders; the big shop has ${(size / 100) * ofBig} of them, the usual one ${Math.round(((size / 100) * (100 - ofBig)) / 99)}. Median of ${rounds}, target ${target} ms.`,
  [{ title: 'PostgreSQL', head: ['part', 'ms', `≤ ${target} ms`], rows }],
  before,
);
