import { type RawBuilder, sql } from 'kysely';

/** The key of a sold line in each dimension; null where it has none. */
const keys: Readonly<Record<string, RawBuilder<unknown>>> = {
  total: sql`''`,
  category: sql`coalesce(category_id::text, '')`,
  brand: sql`coalesce(brand_id::text, '')`,
  region: sql`region`,
  promoter: sql`promoter_id`,
  coupon: sql`template_id`,
  activity: sql`activity`,
};
const rowsOf = (scope: RawBuilder<unknown>, dimension: string, key: RawBuilder<unknown>) =>
  sql`select ${scope} as scope, ${dimension} as dimension, ${key} as key, s.* from sold_lines s where ${key} is not null`;
const rows = [
  rowsOf(sql`'*'`, 'shop', sql`coalesce(shop_id, '')`),
  ...Object.entries(keys).flatMap(([dimension, key]) => [
    rowsOf(sql`'*'`, dimension, key),
    rowsOf(sql`coalesce(shop_id, '')`, dimension, key),
  ]),
];
/** Written out once more: what the reports forget to sum up is missed here. */
const names = [
  ...['pieces', 'list', 'member_off', 'package_off', 'flash_off', 'boost_off', 'offer_off', 'coupon_off'],
  ...['freight', 'paid', 'refunded', 'commission', 'known', 'supplied'],
];
const sums = sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`));
const compared = (table: string) =>
  sql`row(${sql.join(['orders', ...names].map((name) => sql`coalesce(${sql.ref(`${table}.${name}`)}, 0)::numeric`))})`;

/** What reports sum up, against a full count of the orders (docs/decisions/090-reports.md). */
export const reportInvariants: Readonly<Record<string, RawBuilder<unknown>>> = {
  'sold lines are the lines of paid orders as they are, unless they wait to be counted': sql`
    select coalesce(l.id, s.line_id) as id from (
      select l.*, o.shop_id, o.currency, o.source, o.paid > o.refunded as standing,
        (o.paid_at at time zone 'Asia/Shanghai')::date as day,
        (select coalesce(sum(c.amount - c.reversed), 0) from commissions c
          where c.line_id = l.id and c.state in ('estimated', 'frozen', 'available')) as earned
      from order_lines l join orders o on o.id = l.order_id where o.paid_at is not null) l
    full join sold_lines s on s.line_id = l.id
    where not exists (select 1 from sales_stale w where w.order_id = coalesce(l.order_id, s.order_id))
      and not exists (select 1 from sales_fill f where f.after < coalesce(l.order_id, s.order_id))
      and ((s.day, s.shop_id, s.currency, s.standing, s.pieces, s.list, s.paid, s.refunded, s.coupon_off, s.freight,
          s.package_off, s.commission, s.flash_off > 0, s.boost_off > 0)
        is distinct from (l.day, l.shop_id, l.currency, l.standing, l.qty::bigint, l.shop_price * l.qty, l.pay, l.refunded, l.coupon_share,
          l.freight, case when l.package_idx is null then 0 else l.goods - l.package_share end, l.earned,
          l.source = 'seckill' and l.shop_price * l.qty > l.goods, l.source = 'boost' and l.shop_price * l.qty > l.goods)
        or s.paid <> s.list - s.member_off - s.package_off - s.flash_off - s.boost_off - s.offer_off - s.coupon_off + s.freight)`,
  'the days of reports are what their sold lines sum to': sql`
    select coalesce(d.scope, c.scope) || ' ' || coalesce(d.dimension, c.dimension) as id from (
      select scope, dimension, day, currency, key, count(distinct order_id) filter (where standing) as orders, ${sums}
      from (${sql.join(rows, sql` union all `)}) r group by scope, dimension, day, currency, key) c
    full join sales_days d on (d.scope, d.dimension, d.day, d.currency, d.key) = (c.scope, c.dimension, c.day, c.currency, c.key)
    where ${compared('d')} <> ${compared('c')}`,
};

/** One piece of damage for each rule. */
export const reportDamages: Record<string, RawBuilder<unknown>> = {
  'sold lines are the lines of paid orders as they are, unless they wait to be counted': sql`
    update sold_lines set pieces = pieces + 1`,
  'the days of reports are what their sold lines sum to': sql`
    delete from sales_days where dimension = 'brand'`,
};
