import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { amounts } from './amounts.ts';
import { soldColumns, soldLines, spreadLines, sumsOf } from './facts.queries.ts';

/** Orders of one transaction, of about a fifth of a second on a busy machine: nobody waits for its locks but the next of its kind. */
const ordersAtOnce = 500;

/**
 * Counts orders anew that were paid, given back or changed since they were counted: what their lines added to the sums of
 * reports is taken out, what they are now is put in, so that it may run twice. Those from before the reports are noted on the
 * way. Returns how many were counted; none while another does it, when `waits` is false.
 */
export const foldSales = (db: Db, { waits }: { waits: boolean }): Promise<number> =>
  inTransaction(db, async (tx) => {
    const name = sql`hashtextextended('sums of reports', 0)`;
    if (waits) await sql`select pg_advisory_xact_lock(${name})`.execute(tx);
    else {
      const { rows } = await sql<{
        mine: boolean;
      }>`select pg_try_advisory_xact_lock(${name}) as mine`.execute(tx);
      if (rows[0]?.mine !== true) return 0;
    }
    const noted = await noteEarlier(tx);
    const { rows } = await sql<{ order_id: string }>`
      delete from sales_stale where ctid = any(array(select ctid from sales_stale limit ${ordersAtOnce}))
      returning order_id`.execute(tx);
    const ids = [...new Set(rows.map(({ order_id: id }) => id))];
    if (ids.length > 0) await countAnew(tx, ids);
    return ids.length + noted;
  });

/** Orders that were paid before there were reports wait too, the oldest first. */
const noteEarlier = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ after: string }>`select after from sales_fill`.execute(tx);
  const [row] = rows;
  if (row === undefined) return 0;
  const { rows: found } = await sql<{ id: string; paid: boolean }>`
    with next as materialized (
      select id, paid_at is not null as paid from orders where id > ${row.after} order by id limit ${ordersAtOnce}),
    noted as (insert into sales_stale select id from next where paid)
    select id, paid from next order by id`.execute(tx);
  const last = found.at(-1);
  if (last === undefined || found.length < ordersAtOnce) await sql`delete from sales_fill`.execute(tx);
  else await sql`update sales_fill set after = ${last.id}`.execute(tx);
  return found.length;
};

const changing = sql.join(
  soldColumns
    .filter((name) => name !== 'line_id')
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
);
const adding = sql.join(
  ['orders', ...amounts].map(
    (name) => sql`${sql.ref(name)} = d.${sql.ref(name)} + excluded.${sql.ref(name)}`,
  ),
);
const columns = sql.join(soldColumns.map((name) => sql.ref(name)));
const sums = sql.join(['orders', ...amounts].map((name) => sql.ref(name)));

const countAnew = (tx: Tx, ids: readonly string[]) =>
  sql`
    with counted as materialized (select ${columns} from sold_lines where order_id = any(${[...ids]}::text[])),
    fresh as materialized (${soldLines(sql`${[...ids]}`)}),
    gone as (delete from sold_lines s using counted c where c.line_id = s.line_id
      and not exists (select 1 from fresh f where f.line_id = s.line_id)),
    kept as (
      insert into sold_lines (${columns}) select ${columns} from fresh on conflict (line_id) do update set ${changing}),
    changed as (${sumsOf(
      spreadLines(sql`select -1 as sign, c.* from counted c union all select 1, f.* from fresh f`),
    )})
    insert into sales_days as d (scope, dimension, day, currency, key, ${sums})
    select scope, dimension, day, currency, key, ${sums} from changed
    on conflict (scope, dimension, day, currency, key) do update set ${adding}`.execute(tx);
