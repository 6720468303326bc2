import { sql } from 'kysely';
import type { Db } from '../../server/src/platform/db/open.ts';
import { productCount } from './mall-rows.ts';

/** Nine tenths of all orders belong to one shop, or to the mall itself, the others to 99. */
export const manyOrders = { big: 'bench-shop-0', small: 'bench-shop-7' } as const;

const batch = 100_000;
const products = 100_000;

/**
 * Creates orders, one a minute up to now, with a line and a delivery each: open ones are from the last forty
 * days, five of a thousand paid ones have a refund request, every fourth unpaid one a transfer. One delivery
 * in nine will arrive after its promise. Customers have one of 400 names. The thousand products of the mall
 * become a hundred thousand, each ordered equally often; copies have the SKUs of their original.
 */
export const fillManyOrders = async (
  db: Db,
  size: number,
  big: string | null = manyOrders.big,
): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  // A mall keeps no number that can be read: the orders here have the index of one, and nothing behind it.
  const users = (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  const [owner] = users;
  const shops = Array.from({ length: 100 }, (_, n) => `bench-shop-${n}`);
  await sql`insert into shops (id, code, owner_id, store_name, price_factor)
    select s, 'B' || row_number() over (), ${owner}, '店 ' || row_number() over (), 10000
      from unnest(${shops}::text[]) s`.execute(db);
  await sql`
    insert into products
    select (jsonb_populate_record(p, jsonb_build_object('id', p.id + k * ${productCount}::int, 'goods_no',
      'FN' || p.id + k * ${productCount}::int,
      'name', replace(p.name::text, ' ' || p.id, ' ' || p.id + k * ${productCount}::int)::jsonb))).*
    from products p cross join generate_series(1, ${products / productCount - 1}::int) k`.execute(db);
  for (let from = 0; from < size; from += batch)
    await sql`
      with numbers as (
        select n, n % 20 as k, ${size} - n < 40 * 1440 as recent, now() - make_interval(mins => ${size} - n) as at
        from generate_series(${from}::int, ${Math.min(from + batch, size) - 1}::int) n),
      placed as (
        insert into orders (id, no, user_id, shop_id, status, source, goods, discount, freight, pay, paid, qty, address,
          created_at, paid_at, promised_at)
        select 'o' || n, (2026000000000000 + n)::text, (${users}::text[])[1 + n % ${users.length}],
          case when n % 10 < 9 then ${big}::text else (${shops}::text[])[2 + (n / 10) % 99] end,
          case when k = 1 then 5 when not recent then 4 when k = 0 then 0 when k < 4 then 1 when k < 9 then 2 when k <
            15 then 3 else 4 end,
          'direct', p.pay, 0, 0, p.pay, case when k > 1 then p.pay else 0 end, 1,
          jsonb_build_object('name', substr('林王李张刘陈杨黄赵吴周徐孙马朱胡郭何高罗', 1 + n % 20, 1) ||
          substr('伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平', 1 + (n / 20) % 20, 1),
            'number', left(md5(n::text), 22), 'province', '浙江省', 'city', '杭州市', 'district', '西湖区'),
          at, case when k > 1 then at end, case when k > 1 then at + interval '35 days' end
        from numbers cross join lateral (select 10000 + (n::bigint * 7919) % 1000000 as pay) p
          returning id, pay, status, promised_at),
      brought as (
        insert into deliveries (id, order_id, status, expected_at)
        select 'd' || id, id, case when status = 4 then 5 else status end,
          promised_at + make_interval(days => substr(id, 2)::int % 9 - 7)
        from placed where status between 2 and 4)
      insert into order_lines (id, order_id, idx, product_id, sku_id, name, spec_text, image, qty, lead_days,
        platform_price, factor,
        shop_price, member_price, goods, freight, pay)
      select 'l' || d.id, d.id, 0, g.id, (1 + (g.id - 1) % ${productCount}::int) * 3, g.name, '{"zh":"原木"}',
        '/media/a.webp', 1, 7, d.pay, 10000, d.pay, d.pay, d.pay, 0, d.pay
      from placed d join products g on g.id = 1 + substr(d.id, 2)::int % ${products}::int`.execute(db);
  await sql`
    insert into payment_intents (id, order_id, method, amount, currency, status)
    select 'p' || id, id, 'offline', pay, 'CNY', 'pending' from orders where status = 0
      and substr(id, 2)::int % 80 = 0`.execute(db);
  await sql`
    insert into payment_intents (id, order_id, method, amount, currency, status)
    select 's' || id, id, 'sandbox', pay, 'CNY', 'succeeded' from orders where status = 1
      and substr(id, 2)::int % 10 = 2`.execute(db);
  await sql`
    insert into refunds (id, order_id, intent_id, amount, due, reason, status, kind)
    select 'r' || id, order_id, id, amount, amount, 'changedMind', 'requested', 'order' from payment_intents
      where status = 'succeeded' order by id limit 500`.execute(db);
  await sql`vacuum analyze`.execute(db);
};
