import { sql } from 'kysely';
import type { Db } from '../server/src/platform/db/open.ts';
import { deliveriesAtRisk } from '../server/src/trade/deliveries/at-risk.queries.ts';
import { deliveryBoard, sellerDeliveries } from '../server/src/trade/deliveries/seller-list.queries.ts';
import type { Seller } from '../server/src/platform/http/seller.ts';
import { askEach, howAsked, type Question } from './src/ask-each.ts';
import { startDatabase } from './src/databases.ts';
import { fillMall } from './src/mall-rows.ts';
import { loadNow, report } from './src/report.ts';
import { fillReadable } from './src/sealed-rows.ts';

/** First pages of the deliveries of one shop that has a hundred thousand, or of the mall itself. */
const size = Number(process.env.BENCH_SIZE ?? 100_000);
/** This many of every hundred deliveries are on the way; the others are accepted. */
const underWay = Number(process.env.BENCH_UNDER_WAY ?? 20);
/** The target for the first page of a table, milliseconds. */
const target = 100;
const shopId = process.env.BENCH_OF === 'mall' ? null : 'bench-shop';

const fill = async (db: Db): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  const user = await db.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  await sql`insert into shops (id, code, owner_id, store_name, price_factor)
    values ('bench-shop', 'BENCH', ${user.id}, '店', 10000)`.execute(db);
  // A third of the deliveries on the way have a promise that is due, a third are expected after their
  // promise.
  await sql`
    with numbers as (select n, n % 100 < ${underWay} as open, n % 3 as k from generate_series(1, ${size}::int) n),
    placed as (
      insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, paid, qty, address,
        created_at, promised_at)
      select 'o' || n, (2026000000000000 + n)::text, ${user.id}, ${shopId}, case when open then 2 + n % 2 else 4 end,
        'direct', 10000, 0, 0, 10000, 10000, 1,
        jsonb_build_object('name', case when n % 1000 = 7 then '欧阳' else '林' end, 'phone', (13800000000 + n)::text,
        'province', '浙江省', 'city', '杭州市', 'district', '西湖区', 'detail', '1'),
        now() - make_interval(mins => ${size} - n),
        now() + make_interval(mins => n) - case when open and k = 0 then interval '300 days' else interval '0 days' end
      from numbers returning id),
    lines as (
      insert into order_lines (id, order_id, idx, product_id, sku_id, name, spec_text, image, qty, lead_days,
        platform_price, factor,
        shop_price, member_price, goods, freight, pay)
      select 'l' || id, id, 0, 1, 1, '{"zh":"橡木餐桌"}', '{"zh":"原木"}', '/media/a.webp', 1, 7, 10000, 10000, 10000, 10000,
        10000, 0, 10000 from placed)
    select 1`.execute(db);
  await sql`
    insert into deliveries (id, order_id, status, urgent, notice_at, expected_at)
    select 'd' || n, 'o' || n, case when n % 100 < ${underWay} then (array[1, 1, 2, 3, 3, 4, 6])[1 + n % 7] else 5 end,
      n % 9 = 0, now(),
      now() + make_interval(mins => n) + case when n % 3 = 1 then interval '9 days' else interval '-9 days' end
    from generate_series(1, ${size}::int) n`.execute(db);
  await sql`insert into delivery_lines (line_id, delivery_id) select 'lo' || n, 'd' || n
    from generate_series(1, ${size}::int) n`.execute(db);
  for (const table of ['orders', 'order_lines', 'deliveries', 'delivery_lines'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};

const seller = {
  caller: { language: 'zh', memberId: 'x' },
  scope: { shopId },
} as unknown as Seller; // the part of its caller that a list reads
const page = { page: 1, size: 20 };
const inDanger = (shop: string): Question => [
  'the first few in danger',
  (db) => deliveriesAtRisk(db, shop, 'zh'),
];
const questions: readonly Question[] = [
  ['the list', (db) => sellerDeliveries(db, seller, page)],
  ['the list, page 50', (db) => sellerDeliveries(db, seller, { ...page, page: 50 })],
  ['the list, in transit', (db) => sellerDeliveries(db, seller, { ...page, status: 3 })],
  ['the list, accepted', (db) => sellerDeliveries(db, seller, { ...page, status: 5 })],
  ['the list, at risk or late', (db) => sellerDeliveries(db, seller, { ...page, risk: 'danger' })],
  ['the list, urgent', (db) => sellerDeliveries(db, seller, { ...page, attribute: 'urgent' })],
  [
    'the list, by a name that a hundred have',
    (db) => sellerDeliveries(db, seller, { ...page, keyword: '欧阳' }),
  ],
  [
    'the list, by the end of an order number',
    (db) => sellerDeliveries(db, seller, { ...page, keyword: '042042' }),
  ],
  ['the board', (db) => deliveryBoard(db, seller, {})],
  ...(shopId === null ? [] : [inDanger(shopId)]),
];

const before = loadNow();
const database = await startDatabase('PostgreSQL', async (opened) => {
  await fillMall(2000)(opened);
  await fillReadable(opened.db, () => fill(opened.db));
});
try {
  const opened = await database.open();
  const section = await askEach(opened.db, 'PostgreSQL', questions, target);
  await opened.close();
  report(
    shopId === null ? 'deliveries-mall' : 'deliveries',
    `Deliveries of ${shopId === null ? 'the mall itself, which' : 'a shop that'} has ${size}, ${underWay} of a hundred under way: twenty with their pieces, counts by status and danger; ${howAsked}.`,
    [section],
    before,
  );
} finally {
  await database.stop();
}
