import { sql } from 'kysely';
import type { Db } from '../server/src/platform/db/open.ts';
import { type OrderFilter, orderPage, ordersByIds } from '../server/src/trade/orders/rows.queries.ts';
import { sellerPage } from '../server/src/trade/orders/seller-page.queries.ts';
import { askEach, howAsked, type Question } from './src/ask-each.ts';
import { startDatabase } from './src/databases.ts';
import { fillMall } from './src/mall-rows.ts';
import { loadNow, report } from './src/report.ts';
import { fillReadable } from './src/sealed-rows.ts';

/** First pages of order lists among a million orders: page, counts of all tabs, and their rows. */
const size = Number(process.env.BENCH_SIZE ?? 1_000_000);
const target = 20;
/** Of every thousand orders one member has 2 and the big shop 20; the others share the rest. */
const [ofMember, ofShop] = [2, 20];

const people = { member: '', shop: '', small: '' };

const fillOrders = async (db: Db): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  const users = await db.selectFrom('users').select('id').orderBy('id').execute();
  const [one, ...others] = users.map(({ id }) => id);
  const ids = Array.from({ length: 100 }, (_, n) => `bench-shop-${n}`);
  await sql`insert into shops (id, code, owner_id, store_name, price_factor)
    select s, 'B' || row_number() over (), ${one}, '店 ' || row_number() over (), 10000
      from unnest(${ids}::text[]) s`.execute(db);
  Object.assign(people, { member: one, shop: ids[0], small: ids[7] });
  for (let from = 0; from < size; from += 100_000) {
    await sql`
      with numbers as (select n, n % 1000 as k from generate_series(${from}::int, ${from + 99_999}::int) n),
      placed as (
        insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, paid, qty, address,
          created_at)
        select 'o' || n, (2026000000000000 + n)::text,
          case when k < ${ofMember} then ${one} else (${others}::text[])[1 + n % ${others.length}] end,
          case when k between 100 and ${99 + ofShop} then ${ids[0]} else (${ids}::text[])[2 + n % 99] end,
          case when n % 50 = 0 then 0 when n % 20 = 0 then 5 when n % 30 = 1 then 1 when n % 30 = 2 then 2 when n % 30 =
            3 then 3 else 4 end,
          'direct', 10000, 0, 0, 10000, 0, 1,
          '{"name":"林","phone":"13800000001","province":"浙江省","city":"杭州市","district":"西湖区","detail":"1"}',
          now() - make_interval(mins => ${size} - n)
        from numbers returning id)
      insert into order_lines (id, order_id, idx, product_id, sku_id, name, spec_text, image, qty, lead_days,
        platform_price, factor,
        shop_price, member_price, goods, freight, pay)
      select 'l' || id, id, 0, 1, 1, '{"zh":"橡木餐桌"}', '{"zh":"原木"}', '/media/a.webp', 1, 7, 10000, 10000, 10000, 10000,
        10000, 0, 10000 from placed`.execute(db);
  }
  await sql`vacuum analyze orders`.execute(db);
  await sql`vacuum analyze order_lines`.execute(db);
};

const filter = (over: Partial<OrderFilter> = {}): OrderFilter => ({
  tab: 'all',
  range: 'all',
  page: 1,
  size: 10,
  ...over,
});
type Whose = { readonly userId: string } | { readonly shopId: string };
const questions = (): readonly (readonly [string, Whose, OrderFilter])[] => {
  const { member: userId, shop: shopId, small } = people;
  return [
    [`a member with ${(size / 1000) * ofMember} orders`, { userId }, filter()],
    ['the same, received', { userId }, filter({ tab: 'received' })],
    ['the same, this week', { userId }, filter({ range: 'week' })],
    ['the same, by a word', { userId }, filter({ keyword: '餐桌' })],
    [`a shop with ${size / 100} orders`, { shopId: small }, filter()],
    [`a shop with ${(size / 1000) * ofShop} orders`, { shopId }, filter()],
    ['the same, awaiting shipment', { shopId }, filter({ tab: 'awaitingShipment' })],
    ['the same, this month', { shopId }, filter({ range: 'month' })],
    ['the same, page 50', { shopId }, filter({ page: 50 })],
  ];
};

const read = async (db: Db, scope: Whose, asked: OrderFilter): Promise<void> => {
  if ('userId' in scope) await orderPage(db, scope, asked);
  else await ordersByIds(db, scope, (await sellerPage(db, scope.shopId, asked)).ids);
};

const before = loadNow();
const database = await startDatabase('PostgreSQL', async (opened) => {
  await fillMall(2000)(opened);
  await fillReadable(opened.db, () => fillOrders(opened.db));
});
try {
  const opened = await database.open();
  const lists = questions().map(([name, scope, asked]): Question => [name, (db) => read(db, scope, asked)]);
  const section = await askEach(opened.db, 'PostgreSQL', lists, target);
  await opened.close();
  report(
    'order-list',
    `First pages of order lists among ${size} orders: ten orders with their lines and how many each tab has; ${howAsked}.`,
    [section],
    before,
  );
} finally {
  await database.stop();
}
