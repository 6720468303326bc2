import { statementColumns } from '@mall/contract/trade/settlement';
import { sql } from 'kysely';
import { patienceMs } from '../../platform/db/deadline.ts';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { columnList, gained, lastStatement, openEntries, type Whose } from './statements.queries.ts';
import { endOf } from './periods.ts';

/**
 * Closes the month of a shop in a currency: the statement takes every entry of the shop until its end that is in no
 * statement yet, those that came late too, and is never changed again. False when it was closed before, or when there is
 * nothing to state. Of two at once one waits and finds it closed.
 * A hundred thousand orders take seconds: callers wait for it by `within(patienceMs.closing, …)`.
 */
export const closeStatement = async (
  tx: Tx,
  whose: Whose & { readonly period: string },
): Promise<boolean> => {
  const { shopId, currency, period } = whose;
  await sql`set local statement_timeout = ${sql.lit(patienceMs.closing)}`.execute(tx);
  // Planned while no statement has an entry, the first would read the table whole for each entry that it takes.
  await sql`set local enable_seqscan = off`.execute(tx);
  await sql`select id from shops where id = ${shopId} for no key update`.execute(tx);
  const last = await lastStatement(tx, whose);
  if (last !== undefined && last.period >= period) return false;
  const [id, until] = [newId(), endOf(period)];
  await tx
    .insertInto('statements')
    .values({ id, shop_id: shopId, currency, period, until, opening: last?.closing ?? 0 })
    .execute();
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      insert into statement_entries (txn_id, idx, statement_id)
      select e.txn_id, e.idx, ${id} from ledger_entries e join ledger_txns t on t.id = e.txn_id
      where ${openEntries(whose, last)} and t.at < ${until}::timestamptz
      returning 1)
    select count(*)::int as taken from taken`.execute(tx);
  if (rows[0]?.taken === 0) {
    await tx.deleteFrom('statements').where('id', '=', id).execute();
    return false;
  }
  await writeLines(tx, id);
  await addUp(tx, id);
  return true;
};

/** The kind of an account, which is its last part, says the column; what is given back of a sale has its own. */
const kind = sql`split_part(e.account, ':', 3)`;
const columns: Record<(typeof statementColumns)[number], ReturnType<typeof sql>> = {
  sales: sql`${kind} = 'sales' and t.biz_type <> 'refund.approved'`,
  refunds: sql`${kind} = 'sales' and t.biz_type = 'refund.approved'`,
  direct: sql`${kind} = 'direct'`,
  commission: sql`${kind} = 'commission'`,
  coupons: sql`${kind} = 'couponFunding'`,
  fees: sql`${kind} = 'fee'`,
  adjustments: sql`${kind} = 'adjustment'`,
  payouts: sql`${kind} = 'payout'`,
};

/** One line for each order, adjustment and payout, in the order of their first entries. */
const writeLines = (tx: Tx, id: string) =>
  sql`
    insert into statement_lines (statement_id, no, order_id, cause, ref, at, ${columnList}, total)
    select ${id}, row_number() over (order by min(at), ref), min(order_id), min(cause), ref, min(at),
      ${sql.join(statementColumns.map((column) => sql`coalesce(sum(amount) filter (where of_column = ${column}), 0)`))},
      sum(amount)
    from (
      select t.at, ${gained} as amount, coalesce(found.order_id, t.biz_id) as ref, found.order_id,
        case when found.order_id is not null then 'order' when t.biz_type = 'adjustment' then 'adjustment'
          else 'payout' end as cause,
        case ${sql.join(
          statementColumns.map((column) => sql`when ${columns[column]} then ${column}`),
          sql` `,
        )} end as of_column
      from statement_entries s join ledger_entries e on e.txn_id = s.txn_id and e.idx = s.idx
        join ledger_txns t on t.id = e.txn_id
        left join payment_intents i on t.biz_type in ('payment', 'refund') and i.id = t.biz_id
        left join refunds r on t.biz_type in ('refund', 'refund.approved') and r.id = t.biz_id
        left join commissions c on t.biz_type = 'commission' and c.id = t.biz_id
        cross join lateral (select coalesce(i.order_id, r.order_id, c.order_id,
          case when t.biz_type in ('coupon.funding', 'fee') then t.biz_id end) as order_id) found
      where s.statement_id = ${id}) entries
    group by ref`.execute(tx);

const addUp = (tx: Tx, id: string) =>
  sql`
    update statements s set lines = l.n, closing = s.opening + l.total,
      ${sql.join(statementColumns.map((column) => sql`${sql.ref(column)} = l.${sql.ref(column)}`))}
    from (select count(*)::int as n, sum(total) as total,
      ${sql.join(statementColumns.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`))}
      from statement_lines where statement_id = ${id}) l
    where s.id = ${id}`.execute(tx);
