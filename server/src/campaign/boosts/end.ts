import { launchMoves } from '@mall/contract/campaign/boost';
import { type RawBuilder, sql } from 'kysely';
import { freeStock } from '../../catalog/index.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Done, togetherOrEach } from '../../platform/jobs/due.ts';

type Ended = { activity_id: string; sku_id: number | null };

/**
 * Ends launches whose time is over, all or those of one member or activity, and releases what they held.
 * Applied before launches are read and by a job: it may run twice, late or never. Returns how many ended.
 */
export const endDue = (db: Db, among: RawBuilder<boolean> = sql<boolean>`true`): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<Ended>`
      with due as (
        select l.id from boost_launches l
        where ${isOver} and ${among}
        order by l.id limit 500 for update skip locked)
      update boost_launches l set ended_at = now(),
        status = case l.status when 'active' then ${launchMoves.expire.to} else ${launchMoves.lapse.to} end
      from due, boost_activities a where l.id = due.id and a.id = l.activity_id
      returning l.activity_id, a.sku_id`.execute(tx);
    await giveBack(tx, rows);
    return rows.length;
  });

/** The sweep's part of it: launches that cannot be ended block no others. */
export const endAllDue = (db: Db): Promise<Done> =>
  togetherOrEach(
    () => endDue(db),
    'boost launch',
    async (except) => {
      const { rows } = await sql<{ id: string }>`
        select l.id from boost_launches l where ${isOver} and l.id <> all(${[...except]}::text[]) order by l.id
          limit 500`.execute(db);
      return rows.map(({ id }) => id);
    },
    (id) => endDue(db, sql<boolean>`l.id = ${id}`),
  );

const isOver = sql<boolean>`l.status in ('active', 'reached') and least(l.expires_at, l.order_until) <= now()
  and case l.status when 'active' then l.expires_at else l.order_until end <= now()`;

/** Everything held by failed launches is available again: for others to launch, and for everybody to buy. */
export const giveBack = async (tx: Tx, ended: readonly Ended[]): Promise<void> => {
  if (ended.length === 0) return;
  const rows = JSON.stringify(ended);
  const those = sql`jsonb_to_recordset(${rows}::text::jsonb) as e(activity_id text, sku_id int)`;
  await sql`
    with counted as (select activity_id as id, count(*)::int as n from ${those} group by 1),
    locked as (select a.id from boost_activities a join counted on counted.id = a.id order by a.id for update of a)
    update boost_activities a set stock_left = a.stock_left + counted.n from counted, locked
    where a.id = counted.id and locked.id = a.id`.execute(tx);
  await freeStock(
    tx,
    sql`select sku_id, count(*)::int as n from ${those} where sku_id is not null group by 1`,
  );
};
