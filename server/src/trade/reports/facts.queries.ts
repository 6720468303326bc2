import { type RawBuilder, sql } from 'kysely';
import { amounts, wholeMall } from './amounts.ts';

/** The columns of `sold_lines`, in their order. */
export const soldColumns = [
  ...['line_id', 'order_id', 'day', 'shop_id', 'currency', 'region', 'category_id', 'brand_id'],
  ...['promoter_id', 'template_id', 'activity', 'standing', 'supply_price'],
  ...amounts,
];

/** The day in Shanghai of a moment, whatever the time zone of the connection. */
export const shanghaiDay = (at: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((${at} at time zone 'UTC') + interval '8 hours')::date`;

/**
 * The lines of paid orders as `sold_lines` has them, of these orders: what they are now, but category, brand and supply price
 * as they were when the sale was counted first. A sale is on the day on which it was paid, and so is what is given back of it
 * (docs/decisions/090-reports.md).
 */
export const soldLines = (orderIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select f.line_id, f.order_id, f.day, f.shop_id, f.currency, f.region, f.category_id, f.brand_id, f.promoter_id,
    f.template_id, f.activity, f.standing, f.supply_price, f.pieces, f.list,
    case when f.kind = 'member' then f.off else 0 end as member_off, f.package_off,
    case when f.kind = 'flash' then f.off else 0 end as flash_off,
    case when f.kind = 'boost' then f.off else 0 end as boost_off,
    case when f.kind = 'offer' then f.off else 0 end as offer_off,
    f.coupon_off, f.freight, f.paid, f.refunded, f.commission,
    case when f.supply_price is null then 0 else round((f.paid - f.freight) * f.kept)::bigint end as known,
    case when f.supply_price is null then 0 else round(f.supply_price * f.pieces * f.kept)::bigint end as supplied
  from (
    select l.id as line_id, o.id as order_id, ${shanghaiDay(sql`o.paid_at`)} as day, o.shop_id, o.currency,
      coalesce(o.address ->> 'province', '') as region,
      case when s.line_id is null then p.category_id else s.category_id end as category_id,
      case when s.line_id is null then p.brand_id else s.brand_id end as brand_id,
      case when s.line_id is null then nullif(k.supply_price, 0) else s.supply_price end as supply_price,
      c.promoter_id, t.template_id,
      case when o.activity_id is not null then 'flash:' || o.activity_id else 'boost:' || b.activity_id end as activity,
      o.paid > o.refunded as standing, l.qty as pieces, l.shop_price * l.qty as list,
      l.shop_price * l.qty - l.goods as off,
      case o.source when 'seckill' then 'flash' when 'boost' then 'boost' when 'quote' then 'offer' when 'draft' then 'offer'
        else 'member' end as kind,
      case when l.package_idx is null then 0 else l.goods - l.package_share end as package_off,
      l.coupon_share as coupon_off, l.freight, l.pay as paid, l.refunded, coalesce(c.amount, 0) as commission,
      case when l.pay = 0 then case when o.paid > o.refunded then 1 else 0 end
        else (l.pay - l.refunded)::numeric / l.pay end as kept
    from (select id from unnest(${orderIds}::text[]) id) asked
    join orders o on o.id = asked.id and o.paid_at is not null
    -- Order by order, by its index: the planner would go through all lines of the mall.
    cross join lateral (select * from order_lines l where l.order_id = o.id offset 0) l
    left join sold_lines s on s.line_id = l.id
    left join products p on p.id = l.product_id
    left join skus k on k.id = l.sku_id
    left join coupons t on t.id = o.coupon_id
    left join boost_launches b on b.order_id = o.id
    left join lateral (
      select sum(e.amount - e.reversed)::bigint as amount, min(coalesce(e.via, e.promoter_id)) as promoter_id
      from commissions e where e.order_id = o.id and e.line_id = l.id and e.state in ('estimated', 'frozen', 'available')
    ) c on true) f`;

/**
 * Sold lines once for each seller and key under which they are summed up: of the whole mall and of who sold it. `lines` have
 * a column `sign`, 1 to be counted and -1 to be counted no more.
 */
export const spreadLines = (lines: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select k.scope, k.dimension, k.key, b.* from (${lines}) b cross join lateral (
    select s.scope, d.dimension, d.key from (values (${wholeMall}), (coalesce(b.shop_id, ''))) s (scope), (values
      ('total', ''), ('category', coalesce(b.category_id::text, '')), ('brand', coalesce(b.brand_id::text, '')),
      ('region', b.region), ('promoter', b.promoter_id), ('coupon', b.template_id), ('activity', b.activity)) d (dimension, key)
    where d.key is not null
    union all select ${wholeMall}, 'shop', coalesce(b.shop_id, '')) k`;

/** What lines of `spreadLines` add up to, by the key of `sales_days`. */
export const sumsOf = (spread: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select scope, dimension, day, currency, key,
    count(distinct order_id) filter (where standing and sign > 0)
      - count(distinct order_id) filter (where standing and sign < 0) as orders,
    ${sql.join(amounts.map((name) => sql`sum(sign * ${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
  from (${spread}) s group by scope, dimension, day, currency, key`;
