import { reconciliationLimits as limits } from '@mall/contract/trade/reconciliation';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Done, eachDue } from '../../platform/jobs/due.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';

type Parts = { db: Db; storage: StoragePort };

/**
 * Deletes files of providers after their time, since they name buyers: of the one that counts its lines stay, one that was
 * replaced or refused goes with them. The file goes first, then its name: an interrupted deletion is repeated.
 */
export const forgetFiles = ({ db, storage }: Parts): Promise<Done> => {
  const isOver = sql<boolean>`taken_at < ${new Date(clock.nowMs() - limits.fileDays * dayMs)}
    and (status in ('replaced', 'refused') or status = 'read' and source_key is not null)`;
  return eachDue(
    'file of provider',
    async (except) => {
      const { rows } = await sql<{ id: string }>`
        select id from provider_files where ${isOver} and id <> all(${[...except]}::text[]) limit 200`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },
    (id) =>
      inTransaction(db, async (tx) => {
        // Nobody compares it again meanwhile.
        const { rows } = await sql<{ status: string; key: string | null }>`
          select status, source_key as key from provider_files where id = ${id} and ${isOver} for update`.execute(
          tx,
        );
        const [held] = rows;
        if (held === undefined) return;
        if (held.key !== null) await storage.remove(held.key);
        if (held.status === 'read')
          await sql`update provider_files set source_key = null where id = ${id}`.execute(tx);
        else await sql`delete from provider_files where id = ${id}`.execute(tx);
      }),
  );
};
