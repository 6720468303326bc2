import { sql } from 'kysely';
import { closeStatement } from '../server/src/trade/settlement/close-statement.ts';
import { owedTo } from '../server/src/trade/settlement/balances.queries.ts';
import { linePage, statementPage } from '../server/src/trade/settlement/statements.queries.ts';
import { patienceMs, within } from '../server/src/platform/db/deadline.ts';
import { inTransaction } from '../server/src/platform/db/transaction.ts';
import type { Db, Opened } from '../server/src/platform/db/open.ts';
import { enginesAsked, startDatabase } from './src/databases.ts';
import { fillMall, shopCode } from './src/mall-rows.ts';
import { loadNow, report, type Row, type Section, verdict } from './src/report.ts';
import { fillReadable } from './src/sealed-rows.ts';

/**
 * The statement of a shop with a hundred thousand orders a month: closing it, reading a page of it, and asking what is
 * owed, after three months of the same and in the middle of a fourth.
 */
const aMonth = Number(process.env.BENCH_SIZE ?? 100_000);
const months = ['2026-01', '2026-02', '2026-03'] as const;
const targets = { closing: 30_000, page: 100 };

/** Orders of one shop from January on: each is paid and charged a fee, one in five earns a commission. */
const fillLedger = async (db: Db): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  await sql`
    create unlogged table placed as
    select 'o' || n as id, n, timestamptz '2026-01-01 00:00+08' + make_interval(secs => n * ${(90 * 86_400) / (aMonth * 3)}::float)
      as at, 10000 + (n::bigint * 7919) % 1000000 as pay
    from generate_series(0, ${Math.floor(aMonth * 3.5)}::int) n`.execute(db);
  // An id begins with its milliseconds, as RFC 9562 §5.7 has it.
  const idAt = sql`substr(hex, 1, 8) || '-' || substr(hex, 9, 4) || '-7' || substr(md5(kind || n), 1, 3)
    || '-8' || substr(md5(kind || n), 4, 3) || '-' || substr(md5(kind || n), 7, 12)`;
  await sql`
    insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, paid, qty, address,
      paid_at, received_at, created_at)
    select p.id, (2026000000000000 + n)::text, s.owner_id, s.id, 4, 'direct', pay, 0, 0, pay, pay, 1, '{"name":"林"}', at,
      at + interval '20 days', at
    from placed p, shops s where s.code = ${shopCode}`.execute(db);
  await sql`insert into payment_intents (id, order_id, method, amount, currency, status, settled_at)
    select 'i' || n, id, 'sandbox', pay, 'CNY', 'succeeded', at from placed`.execute(db);
  await sql`
    create unlogged table booked as
    select ${idAt} as id, kind, n, at, pay from (
      select n, at, pay, kind, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as hex
      from placed, unnest('{payment,fee,coupon.funding}'::text[]) kind
      where kind <> 'coupon.funding' or n % 5 = 0) rows`.execute(db);
  await sql`insert into ledger_txns (id, biz_type, biz_id, at)
    select id, kind, case when kind = 'payment' then 'i' else 'o' end || n, at from booked`.execute(db);
  await sql`
    insert into ledger_entries (txn_id, idx, account, delta, currency)
    select b.id, side, case when side = 1 then 'shop:' || s.id || case kind when 'payment' then ':sales'
        when 'fee' then ':fee' else ':couponFunding' end
        else case kind when 'payment' then 'cash:sandbox' when 'fee' then 'platform:fees' else 'platform:couponFunding' end end,
      case when (side = 1) = (kind = 'fee') then 1 else -1 end * case kind when 'payment' then pay else pay / 20 end, 'CNY'
    from booked b, shops s, generate_series(0, 1) side where s.code = ${shopCode}`.execute(db);
  await sql`analyze`.execute(db);
};

const timed = async <Answer>(work: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> => {
  const at = performance.now();
  const answer = await work();
  return { ms: Math.round(performance.now() - at), answer };
};

const measure = async ({ db }: Opened): Promise<Row[]> => {
  const { id: shopId } = await db
    .selectFrom('shops')
    .select('id')
    .where('code', '=', shopCode)
    .executeTakeFirstOrThrow();
  const whose = { shopId, currency: 'CNY' };
  const rows: Row[] = [];
  for (const period of months) {
    const { ms } = await timed(() =>
      within(patienceMs.closing, () => inTransaction(db, (tx) => closeStatement(tx, { ...whose, period }))),
    );
    rows.push([`closing ${period}`, ms, `≤ ${targets.closing}`, verdict(ms <= targets.closing)]);
  }
  const { ms: list, answer } = await timed(() => statementPage(db, { shopId, page: 1, size: 12 }));
  const [latest] = answer.rows;
  if (latest === undefined) throw new Error('Nothing was closed.');
  const { id, lines } = latest;
  rows.push(['list of statements', list, `≤ ${targets.page}`, verdict(list <= targets.page)]);
  for (const [name, page] of [
    ['first page of lines', 1],
    ['last page of lines', Math.ceil(lines / 50)],
  ] as const) {
    await linePage(db, { id, page: 2, size: 50 });
    const { ms } = await timed(() => linePage(db, { id, page, size: 50 }));
    rows.push([name, ms, `≤ ${targets.page}`, verdict(ms <= targets.page)]);
  }
  const { ms: owed, answer: balance } = await timed(() => owedTo(db, whose, 7));
  rows.push(['what is owed, half a month after', owed, '', balance.total > 0 ? '' : 'nothing?']);
  rows.push(['lines of the last statement', lines, '', '']);
  return rows;
};

const before = loadNow();
const sections: Section[] = [];
for (const engine of enginesAsked()) {
  const database = await startDatabase(engine, async (opened) => {
    await fillMall(10)(opened);
    await fillReadable(opened.db, () => opened.db.connection().execute(fillLedger));
  });
  try {
    const opened = await database.open();
    sections.push({ title: engine, head: ['what', 'ms', 'target', ''], rows: await measure(opened) });
    await opened.close();
  } finally {
    await database.stop();
  }
}
report('settlement', `A shop with ${aMonth} orders a month; times by the clock.`, sections, before);
