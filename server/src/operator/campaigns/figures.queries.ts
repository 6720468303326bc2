import { orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';

/** What a campaign came to, from orders, coupons, launches and the ledger alone. */
const stands = sql`o.status between ${literal(orderStatus.paid)} and ${literal(orderStatus.received)}`;
/** What is left of an amount of line `l` after its refunds, rounded as commissions are. */
const kept = (amount: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(${amount}
  - case when l.refunded >= l.pay then ${amount} else trunc((${amount})::numeric * l.refunded / l.pay) end)::bigint`;
/** What an activity took off the price that line `l` usually has in its shop. */
const cut = sql`(greatest(l.shop_price - coalesce(l.activity_price, l.shop_price), 0) * l.qty)`;

export type Cost = { mall: number; shops: number };
export type Came = Cost & { orders: number; pieces: number; taken: number };

/** Of paid orders that were made in an activity: an order in a shop is the shop's sale, so the shop sells for less. */
const cameOf = async (reader: Reader, which: RawBuilder<unknown>): Promise<Came> => {
  const { rows } = await sql<Came>`
    select count(distinct o.id)::int as orders, coalesce(sum(l.qty), 0)::int as pieces,
      coalesce(sum(l.pay - l.refunded), 0)::bigint as taken,
      coalesce(sum(${kept(cut)}) filter (where o.shop_id is null), 0)::bigint as mall,
      coalesce(sum(${kept(cut)}) filter (where o.shop_id is not null), 0)::bigint as shops
    from orders o join order_lines l on l.order_id = o.id where ${which} and ${stands}`.execute(reader);
  return rows[0] ?? { orders: 0, pieces: 0, taken: 0, mall: 0, shops: 0 };
};

export const cameOfSale = async (reader: Reader, id: string): Promise<Came & { unpaid: number }> => {
  const came = await cameOf(reader, sql`o.activity_id = ${id}`);
  const { rows } = await sql<{ unpaid: number }>`
    select coalesce(sum(qty), 0)::int as unpaid from orders
    where activity_id = ${id} and status = ${literal(orderStatus.unpaid)}`.execute(reader);
  return { ...came, unpaid: rows[0]?.unpaid ?? 0 };
};

type Launched = { launches: number; running: number; reached: number };

/** A red envelope is the mall's, by its account; a coupon that was won costs where it is used, on its own page. */
export const cameOfBoost = async (reader: Reader, id: string): Promise<Came & Launched> => {
  const came = await cameOf(
    reader,
    sql`o.source = 'boost' and o.id in (select order_id from boost_launches where activity_id = ${id})`,
  );
  const { rows } = await sql<Launched & { envelopes: number }>`
    select count(*)::int as launches, count(reached_at)::int as reached,
      count(*) filter (where status in ('active', 'frozen') and expires_at > now())::int as running,
      (select coalesce(-sum(e.delta), 0)::bigint from boost_launches l join red_envelopes r on r.launch_id = l.id
        join ledger_txns t on t.biz_type = 'redEnvelope' and t.biz_id = r.id
        join ledger_entries e on e.txn_id = t.id and e.account = 'platform:redEnvelope'
        where l.activity_id = ${id}) as envelopes
    from boost_launches where activity_id = ${id}`.execute(reader);
  const { envelopes = 0, ...launched } = rows[0] ?? { launches: 0, running: 0, reached: 0 };
  return { ...came, ...launched, mall: came.mall + envelopes };
};

type Given = { given: number; waiting: number; used: number };

/**
 * What coupons of a template took off paid orders, each in the one order that it is used for. The mall bears it in its own orders, and in those of shops what its
 * account says; the rest is the shops’ (docs/features/coupons.md).
 */
export const cameOfCoupon = async (reader: Reader, id: string): Promise<Came & Given> => {
  const { rows } = await sql<Came & { all: number }>`
    with used as (
      select o.id, o.shop_id, c.funder, o.qty, sum(l.pay - l.refunded) as taken, sum(${kept(sql`l.coupon_share`)}) as off
      from coupons c join orders o on o.id = c.order_id join order_lines l on l.order_id = o.id
      where c.template_id = ${id} and ${stands} group by o.id, c.funder)
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
