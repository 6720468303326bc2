import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import { moveToTrash } from '../../platform/trash/move-to-trash.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/**
 * Clears everything, these products, or a day in Shanghai; can be undone for a while
 * (server/src/platform/trash).
 */
export const clearHistory = (
  db: Db,
  memberId: string,
  { ids, day }: Input<'browsingHistory.clear'>,
): Promise<Output<'browsingHistory.clear'>> =>
  inTransaction(db, async (tx) => ({
    undo: await moveToTrash(
      tx,
      memberId,
      'history',
      sql<boolean>`(${ids === undefined} or product_id = any(${(ids ?? []).map(Number)}::int[]))
        and (${day ?? null}::date is null or day = ${day ?? null}::date)`,
    ),
  }));
