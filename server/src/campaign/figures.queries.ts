import { orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { type Came, keptOf, orderStands } from '../trade/index.ts';
import { literal } from '../platform/db/literal.ts';
import type { Reader } from '../platform/db/open.ts';

/** What an activity took off the price that line `l` usually has in its shop. */
const cut = sql`(greatest(l.shop_price - coalesce(l.activity_price, l.shop_price), 0) * l.qty)`;

/** Of paid orders that were made in an activity: an order in a shop is the shop's sale, so the shop sells for less. */
const cameOf = async (reader: Reader, which: RawBuilder<unknown>): Promise<Came> => {
  const { rows } = await sql<Came>`
    select count(distinct o.id)::int as orders, coalesce(sum(l.qty), 0)::int as pieces,
      coalesce(sum(l.pay - l.refunded), 0)::bigint as taken,
      coalesce(sum(${keptOf(cut)}) filter (where o.shop_id is null), 0)::bigint as mall,
      coalesce(sum(${keptOf(cut)}) filter (where o.shop_id is not null), 0)::bigint as shops
    from orders o join order_lines l on l.order_id = o.id where ${which} and ${orderStands}`.execute(reader);
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
