import { sql } from 'kysely';
import { emptyGoods } from '../../shared/contract/src/seller/own-goods.ts';
import type { Db } from '../../server/src/platform/db/open.ts';
import { manyOrders } from './many-orders.ts';

const shopId = manyOrders.big;

/**
 * The other lists of a large shop's office, in a mall with many orders: 100,000 purchase requests, a quarter
 * of which want oak and nine in ten of which have ended; rows of the audit log, half of them of the shop;
 * 300,000 messages, 5,000 exports, 10,000 own products and 200 staff.
 */
export const fillOffice = async (db: Db, changes: number): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  const ids = (await db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
  const user = sql`(${ids}::text[])[1 + n % ${ids.length}]`;
  const at = sql`now() - make_interval(mins => n)`;
  await sql`
    insert into wants (id, no, user_id, shop_id, contact, phone, district_id, region, quantity, brand, remark, verify,
      valid_until, created_at, ended_at, end_reason, next_at, follow_up_by)
    select 'w' || n, (2026500000000000 + n)::text, ${user}, ${shopId},
      (array['林伟','王芳','李娜','张敏'])[1 + n % 4] || n % 97, (13800000000 + n)::text, 110101, '北京市 东城区', 1,
      (array['','橡木之家','Nordic'])[1 + n % 3],
        (array['需要一张橡木大餐桌','想要灰色沙发','Looking for a lamp','书房整套'])[1 + n % 4] || ' ' || n,
      (array['notVerified','real','real','fake'])[1 + n % 4], now() + make_interval(days => 1 + n % 30), ${at},
      case when n % 10 > 0 then now() end, case when n % 10 > 0 then (array['won','lost','cancelled'])[1 + n % 3] end,
      case when n % 25 = 0 then now() + make_interval(days => n % 40 - 4) end, case when n % 3 = 0 then ${user} end
    from generate_series(1, 100000) n`.execute(db);
  for (let from = 0; from < changes; from += 100_000)
    await sql`
      insert into audit_log (id, at, actor_id, shop_id, action, object, diff)
      select 'a' || n, now() - make_interval(secs => n * 30), (${ids.slice(0, 40)}::text[])[1 + n % 40],
        case when n % 2 = 0 then ${shopId} else 'bench-shop-' || 1 + n % 99 end,
        (array['order.confirmPayment','price.override','goods.sell','delivery.step','want.note','price.factor','order.ship'])[1 + n % 7], 'order:o' || n % 100000,
        '{"old": {"status": 1}, "new": {"status": 2}}'
      from generate_series(${from}::int + 1, ${from + 100_000}::int) n`.execute(db);
  await sql`
    insert into messages (id, audience, shop_id, type, params, order_id, read_at, created_at)
    select 'm' || n, 'shop', ${shopId}, 'order.paid', jsonb_build_object('orderNo', n), 'o' || n,
      case when n % 3 > 0 then now() end, ${at}
    from generate_series(1, 300000) n`.execute(db);
  await sql`
    insert into shop_jobs (id, shop_id, by, kind, state, language, request, done, total, result_rows, created_at,
      ended_at)
    select 'j' || n, ${shopId}, ${user}, (array['orderExport', 'priceImport', 'goodsImport'])[1 + n % 3], 'done', 'zh',
      '{"file": "x.xlsx"}', 100, 100, 100, ${at}, now()
    from generate_series(1, 5000) n`.execute(db);
  await sql`
    insert into staff (user_id, shop_id, role) select (${ids}::text[])[10 + n], ${shopId}, 'sales'
      from generate_series(1, 200) n`.execute(db);
  await sql`update products set shop_id = ${shopId} where id <= 500`.execute(db);
  await sql`update skus set stock = id % 40, initial_stock = id % 40`.execute(db);
  const content = JSON.stringify({ ...emptyGoods, leadDays: 14, categoryId: '1' });
  await sql`
    insert into own_goods (id, shop_id, product_id, content, live, state, reason, saved_by, saved_at, submitted_at,
      approved_at)
    select 'g' || n, ${shopId}, case when n <= 500 then n end, c.content, case when n <= 500 then c.content end,
      case when n <= 500 then 'approved' else (array['draft','pending','rejected','draft'])[1 + n % 4] end,
        case when n % 4 = 2 then '图片' end, ${user}, ${at}, now(), case when n <= 500 then now() end
    from generate_series(1, 10000) n
    cross join lateral (select ${content}::jsonb ||
      jsonb_build_object('name', jsonb_build_object('zh', '橡木餐桌 ' || n, 'en', 'Oak table ' || n)) as content)
      c`.execute(db);
  await sql`vacuum analyze`.execute(db);
};
