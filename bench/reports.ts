import { sql } from 'kysely';
import type { Db, Opened } from '../server/src/platform/db/open.ts';
import { mallItself, wholeMall } from '../server/src/trade/reports/amounts.ts';
import { foldSales } from '../server/src/trade/reports/fold-sales.ts';
import { type Asker, salesReport } from '../server/src/trade/reports/service.ts';
import { enginesAsked, startDatabase } from './src/databases.ts';
import { fillMall, shopCode } from './src/mall-rows.ts';
import { loadNow, report, type Row, type Section, verdict } from './src/report.ts';
import { fillReadable } from './src/sealed-rows.ts';

/**
 * Reports over a year of orders, of which one shop has nine tenths: counting them all, as a mall that upgrades does, and
 * asking by everything that a report has rows of.
 */
const orders = Number(process.env.BENCH_SIZE ?? 1_000_000);
const targets = { report: 1000, page: 100 };

/** Orders of one line, spread over the year before today. */
const fillYear = async (db: Db): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`alter table orders disable trigger sale_added`.execute(db);
  await sql`
    create unlogged table sold as
    select n, lpad(to_hex(n), 12, '0') as id, k.id as sku_id, k.product_id, k.price,
      now() - make_interval(secs => (n % 1000)::float * 31536 + n::float / 1000) as at
    from generate_series(1, ${orders}::int) n
    join (select id, product_id, price, row_number() over (order by id) - 1 as i, count(*) over () as all from skus) k
      on k.i = (n::bigint * 7919) % k.all`.execute(db);
  await sql`
    insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, paid, qty, address, paid_at,
      received_at, created_at)
    select s.id, (2026000000000000 + n)::text, o.owner_id, case when n % 10 = 0 then null else o.id end, 4, 'direct', price,
      0, 0, price, price, 1, jsonb_build_object('name', '林', 'province', '省' || n % 31), at, at, at
    from sold s, shops o where o.code = ${shopCode}`.execute(db);
  await sql`
    insert into order_lines (id, order_id, idx, product_id, sku_id, name, spec_text, image, qty, lead_days, platform_price,
      factor, shop_price, member_price, goods, freight, pay)
    select 'l' || n, id, 0, product_id, sku_id, '{}', '{}', '', 1, 7, price, 10000, price, price, price, 0, price from sold`.execute(
    db,
  );
  await sql`alter table orders enable trigger sale_added`.execute(db);
  await sql`analyze`.execute(db);
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const at = performance.now();
  await work();
  return Math.round(performance.now() - at);
};

const measure = async ({ db }: Opened): Promise<Row[]> => {
  const { id } = await db
    .selectFrom('shops')
    .select('id')
    .where('code', '=', shopCode)
    .executeTakeFirstOrThrow();
  let batches = 0;
  const counting = await timed(async () => {
    while ((await foldSales(db, { waits: true })) > 0) batches += 1;
  });
  await sql`analyze`.execute(db);
  const rows: Row[] = [
    ['counting all orders, in batches of 500', counting, '', ''],
    ['one batch, on average', Math.round(counting / Math.max(1, batches)), '', ''],
  ];
  const asker = (scope: string): Asker => ({
    scope,
    sees: { commission: true, supply: true },
    language: 'en',
  });
  for (const [whose, scope] of [
    ['whole mall', wholeMall],
    ['the mall itself', mallItself],
    ['the large shop', id],
  ] as const)
    for (const by of ['day', 'month', 'shop', 'category', 'brand', 'region'] as const) {
      const ask = (period: 'year' | '30d') => salesReport(db, asker(scope), { by, period, compare: 'year' });
      await ask('30d');
      const year = await timed(() => ask('year'));
      const month = await timed(() => ask('30d'));
      rows.push([
        `${whose} by ${by}, a year beside another`,
        year,
        `≤ ${targets.report}`,
        verdict(year <= targets.report),
      ]);
      rows.push([`${whose} by ${by}, 30 days`, month, `≤ ${targets.page}`, verdict(month <= targets.page)]);
    }
  return rows;
};

const before = loadNow();
const sections: Section[] = [];
for (const engine of enginesAsked()) {
  const database = await startDatabase(engine, async (opened) => {
    await fillMall(10)(opened);
    await fillReadable(opened.db, () => opened.db.connection().execute(fillYear));
  });
  try {
    const opened = await database.open();
    sections.push({ title: engine, head: ['what', 'ms', 'target', ''], rows: await measure(opened) });
    await opened.close();
  } finally {
    await database.stop();
  }
}
report('reports', `A year of ${orders} orders; times by the clock.`, sections, before);
