import { sql } from 'kysely';
import {
  commissionPage,
  customerPage,
  earnedByDay,
  teamPage,
} from '../server/src/incentive/distribution/queries.ts';
import { balancesOf } from '../server/src/platform/ledger/balances.queries.ts';
import type { Db } from '../server/src/platform/db/open.ts';
import { waitingPage, withdrawalPage } from '../server/src/incentive/withdrawals/queries.ts';
import { askEach, howAsked, type Question } from './src/ask-each.ts';
import { startDatabase } from './src/databases.ts';
import { fillMall } from './src/mall-rows.ts';
import { loadNow, report } from './src/report.ts';

/**
 * First pages of a promoter's lists, among a million rows of the ledger: two for each first-level commission.
 */
const rows = Number(process.env.BENCH_SIZE ?? 1_000_000);
const commissions = rows / 2;
const target = 20;
/**
 * The big promoter has this many of every hundred commissions; the two hundred others, whom they invited,
 * share the rest.
 */
const ofBig = 10;
const withdrawals = 100_000;

const people = { big: '', small: '' };

const fillEarnings = async (db: Db): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  const users = (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  const promoters = users.slice(0, 201);
  const buyers = users.slice(201);
  const [big = '', ...small] = promoters;
  Object.assign(people, { big, small: small[7] });
  await sql`insert into promoters (user_id, status, level, code, parent_id)
    select id, 'approved', 1, upper(lpad(to_hex(n), 8, '0')), case when n > 1 then ${big} end
    from unnest(${promoters}::text[]) with ordinality as p(id, n)`.execute(db);
  await sql`insert into referrals (user_id, bound_to, bound_at)
    select id, case when n % 100 < ${ofBig} then ${big} else (${small}::text[])[1 + n % ${small.length}] end,
      now() - make_interval(mins => n::int)
    from unnest(${buyers}::text[]) with ordinality as b(id, n)`.execute(db);
  for (let from = 0; from < commissions; from += 50_000) {
    await sql`
      with numbers as (select n, n % 100 as k, now() - make_interval(mins => ${commissions} - n) as at
        from generate_series(${from}::int, ${from + 49_999}::int) n),
      placed as (
        insert into orders (id, no, user_id, status, source, goods, discount, freight, pay, paid, qty, address,
          created_at, paid_at)
        select 'o' || n, (2026000000000000 + n)::text, (${buyers}::text[])[1 + n % ${buyers.length}], 4, 'direct',
          10000, 0, 0, 10000, 10000, 1, '{}', at, at
        from numbers),
      lines as (
        insert into order_lines (id, order_id, idx, product_id, sku_id, name, spec_text, image, qty, lead_days,
          platform_price, factor,
          shop_price, member_price, goods, freight, pay)
        select 'l' || n, 'o' || n, 0, 1, 1, '{"zh":"橡木餐桌"}', '{"zh":"原木"}', '/media/a.webp', 1, 7, 10000, 10000, 10000,
          10000, 10000, 0, 10000 from numbers),
      earned as (
        insert into commissions (id, order_id, line_id, promoter_id, level, via, base, rate_source, rate_kind, rate,
          lead, amount, reversed, state, created_at, paid_at, thaw_at)
        select 'c' || n, 'o' || n, 'l' || n,
          case when k < ${ofBig} then ${big} else (${small}::text[])[1 + n % ${small.length}] end, 1, null, 10000,
          'default', 'bps', 500, true, 500,
          case when n % 23 = 0 then 500 else 0 end,
          case when n % 50 < 5 then 'estimated' when n % 50 < 15 then 'frozen' else 'available' end, at, at,
            case when n % 50 >= 5 then at + interval '15 days' end
        from numbers),
      above as (
        insert into commissions (id, order_id, line_id, promoter_id, level, via, base, rate_source, rate_kind, rate,
          lead, amount, state, created_at, paid_at, thaw_at)
        select 'd' || n, 'o' || n, 'l' || n, ${big}, 2, (${small}::text[])[1 + n % ${small.length}], 10000, 'default',
          'bps', 200, true, 200, 'available', at, at, at
        from numbers where k >= ${ofBig} and n % 2 = 0),
      txns as (
        insert into ledger_txns (id, biz_type, biz_id, seq, at) select 't' || n, 'commission', 'c' || n, 1, at
          from numbers)
      insert into ledger_entries (txn_id, idx, account, delta, currency)
      select 't' || n, side, case side when 0 then 'member:' ||
        case when k < ${ofBig} then ${big} else (${small}::text[])[1 + n % ${small.length}] end ||
        ':commission.available'
        else 'platform:commission' end, case side when 0 then 500 else -500 end, 'CNY'
      from numbers, generate_series(0, 1) side`.execute(db);
  }
  await sql`insert into ledger_accounts (account, currency, balance)
    select account, 'CNY', sum(delta) from ledger_entries where account like 'member:%' group by account`.execute(
    db,
  );
  await sql`
    insert into withdrawals (id, no, user_id, source, amount, fee, net, method, holder, account, account_end, status,
      created_at)
    select 'w' || n, (2026000000000000 + n)::text,
      case when n % 100 < ${ofBig} then ${big} else (${buyers}::text[])[1 + n % ${buyers.length}] end, 'commission',
      1000, 0, 1000, 'bank',
      '林', 'sealed', '1111', case when n % 100 = ${ofBig} and n < 100000 then 'pending' else 'paid' end,
      now() - make_interval(mins => ${withdrawals} - n)
    from generate_series(1, ${withdrawals}) n on conflict do nothing`.execute(db);
  for (const table of ['orders', 'order_lines', 'commissions', 'ledger_entries', 'withdrawals', 'referrals'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};

const page = { page: 1, size: 10 } as const;
const questions = (): readonly Question[] => {
  const { big, small } = people;
  const all = { range: 'all', state: 'all', ...page } as const;
  return [
    [
      `${commissions * (ofBig / 100 + (1 - ofBig / 100) / 2)} commissions of one promoter`,
      (db) => commissionPage(db, big, all),
    ],
    ['the same, frozen', (db) => commissionPage(db, big, { ...all, state: 'frozen' })],
    ['the same, taken back', (db) => commissionPage(db, big, { ...all, state: 'reversed' })],
    ['the same, this month', (db) => commissionPage(db, big, { ...all, range: 'month' })],
    ['the same, page 50', (db) => commissionPage(db, big, { ...all, page: 50 })],
    ['their orders', (db) => commissionPage(db, big, all, true)],
    ['what they earned by day', (db) => earnedByDay(db, big)],
    ['what they have', (db) => balancesOf(db, big, 'commission')],
    ['their customers', (db) => customerPage(db, big, page)],
    ['their team', (db) => teamPage(db, big, page)],
    [`${withdrawals / ofBig} withdrawals of theirs`, (db) => withdrawalPage(db, { userId: big, ...page })],
    ['withdrawals that wait', (db) => waitingPage(db, { status: 'pending', ...page })],
    ['commissions of another', (db) => commissionPage(db, small, all)],
    ['their customers', (db) => customerPage(db, small, page)],
  ];
};

const before = loadNow();
const database = await startDatabase('PostgreSQL', async (opened) => {
  await fillMall(2000)(opened);
  await fillEarnings(opened.db);
});
try {
  const opened = await database.open();
  const section = await askEach(opened.db, 'PostgreSQL', questions(), target);
  await opened.close();
  report(
    'promotion-lists',
    `First pages of what promoters read, with their counts, among ${commissions} orders, ${rows} rows of the ledger and ${withdrawals} withdrawals; ${howAsked}.`,
    [section],
    before,
  );
} finally {
  await database.stop();
}
