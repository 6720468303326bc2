import { orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';

/** Order `o` is paid, and was not given back whole. */
export const orderStands = sql`o.status between ${literal(orderStatus.paid)} and ${literal(orderStatus.received)}`;
/** What is left of an amount of line `l` after its refunds, rounded as commissions are. */
export const keptOf = (amount: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(${amount}
  - case when l.refunded >= l.pay then ${amount} else trunc((${amount})::numeric * l.refunded / l.pay) end)::bigint`;

export type Cost = { mall: number; shops: number };
export type Came = Cost & { orders: number; pieces: number; taken: number };
type Given = { given: number; waiting: number; used: number };

/**
 * What coupons of a template took off paid orders, each in the one order that it is used for. The mall bears it in its own orders, and in those of shops what its
 * account says; the rest is the shops’ (docs/features/coupons.md).
 */
export const cameOfCoupon = async (reader: Reader, id: string): Promise<Came & Given> => {
  const { rows } = await sql<Came & { all: number }>`
    with used as (
      select o.id, o.shop_id, c.funder, o.qty, sum(l.pay - l.refunded) as taken, sum(${keptOf(sql`l.coupon_share`)}) as off
      from coupons c join orders o on o.id = c.order_id join order_lines l on l.order_id = o.id
      where c.template_id = ${id} and ${orderStands} group by o.id, c.funder)
    select count(*)::int as orders, coalesce(sum(qty), 0)::int as pieces, coalesce(sum(taken), 0)::bigint as taken,
      coalesce(sum(off), 0)::bigint as all, (coalesce(sum(off) filter (where shop_id is null and funder = 'platform'), 0)
        + coalesce(sum((select sum(e.delta) from ledger_txns t join ledger_entries e on e.txn_id = t.id
          and e.account = 'platform:couponFunding' where t.biz_type = 'coupon.funding' and t.biz_id = used.id)), 0))::bigint
        as mall
    from used`.execute(reader);
  const { all = 0, ...came } = rows[0] ?? { orders: 0, pieces: 0, taken: 0, mall: 0, shops: 0 };
  const { rows: held } = await sql<Given>`
    select count(*)::int as given, count(*) filter (where status in ('unused', 'locked') and valid_to > now())::int
      as waiting, count(*) filter (where status = 'used')::int as used
    from coupons where template_id = ${id}`.execute(reader);
  return { ...came, shops: all - came.mall, ...(held[0] ?? { given: 0, waiting: 0, used: 0 }) };
};
