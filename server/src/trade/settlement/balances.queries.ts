import { orderStatus } from '@mall/contract/trade/order';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';
import { gained, lastStatement, openEntries, type Whose } from './statements.queries.ts';

/** What the mall owes a shop in a currency, minor units. */
export type Owed = {
  /** All of it; negative when the shop owes the mall. */
  readonly total: number;
  /** By its closed statements. */
  readonly stated: number;
  /** Of what is stated, for orders that may still be given back. */
  readonly held: number;
  /** Taken by payouts that no statement has yet; negative or 0. */
  readonly takenSince: number;
};

/** `payableDays` after an order was received it is not held any more, unless a refund is asked for. */
export const owedTo = async (reader: Reader, whose: Whose, payableDays: number): Promise<Owed> => {
  const last = await lastStatement(reader, whose);
  const { rows: open } = await sql<{ amount: number; payouts: number }>`
    select coalesce(sum(${gained}), 0)::bigint as amount,
      coalesce(sum(${gained}) filter (where e.account like '%:payout'), 0)::bigint as payouts
    from ledger_entries e where ${openEntries(whose, last)}`.execute(reader);
  const { rows: held } = await sql<{ amount: number }>`
    with waiting as (
      select id from orders where shop_id = ${whose.shopId} and currency = ${whose.currency}
        and (status between ${literal(orderStatus.paid)} and ${literal(orderStatus.shipped)}
          or status = ${literal(orderStatus.received)}
            and received_at > now() - make_interval(days => ${payableDays}::int))
      union
      select o.id from refunds r join orders o on o.id = r.order_id
      where r.status = 'requested' and o.shop_id = ${whose.shopId} and o.currency = ${whose.currency})
    select coalesce(sum(greatest(0, net)), 0)::bigint as amount
    from (select sum(l.total) as net from waiting w join statement_lines l on l.order_id = w.id group by w.id) lines`.execute(
    reader,
  );
  const stated = last?.closing ?? 0;
  return {
    stated,
    total: stated + (open[0]?.amount ?? 0),
    held: held[0]?.amount ?? 0,
    takenSince: open[0]?.payouts ?? 0,
  };
};
