import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import { newId } from '../ids/ids.ts';

/** What can be restored: tables whose rows belong to one member and to nothing else. */
type Kind = 'favourites' | 'history';

/** Removes rows of a member and stores them for ten minutes; null when there were none. */
export const moveToTrash = async (
  tx: Tx,
  memberId: string,
  kind: Kind,
  which: RawBuilder<boolean>,
): Promise<string | null> => {
  const id = newId();
  const { rows } = await sql<{ id: string }>`
    with gone as (delete from ${sql.table(kind)} t where t.user_id = ${memberId} and ${which} returning t.*)
    insert into member_bin (id, user_id, kind, rows)
    select ${id}, ${memberId}, ${kind}, jsonb_agg(to_jsonb(gone)) from gone having count(*) > 0 returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
};

/**
 * Restores what one removal took, as it was; what exists again meanwhile stays. Throws missing, also after
 * ten minutes.
 */
export const restoreFromTrash = (db: Db, memberId: string, id: string): Promise<{ restored: number }> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ kind: Kind; rows: unknown[] }>`
      delete from member_bin where id = ${id} and user_id = ${memberId} and created_at > now() - interval '10 minutes'
      returning kind, rows`.execute(tx);
    const kept = rows[0];
    if (kept === undefined) throw new Refusal('missing');
    const table = sql.table(kept.kind);
    const back = await sql`
      insert into ${table} select * from jsonb_populate_recordset(null::${table},
        ${JSON.stringify(kept.rows)}::text::jsonb)
      on conflict do nothing`.execute(tx);
    return { restored: Number(back.numAffectedRows ?? 0) };
  });

/** Drops what nobody restored. */
export const emptyTrash = async (db: Db): Promise<void> => {
  await sql`delete from member_bin where created_at < now() - interval '10 minutes'`.execute(db);
};
