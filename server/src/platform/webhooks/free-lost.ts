import { webhookMoves } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** Gives back what a process held that has ended. */
export const freeLost = async (db: Db): Promise<number> => {
  const { release } = webhookMoves;
  const { numUpdatedRows } = await db
    .updateTable('webhook_sends')
    .set({ state: release.to, held_by: null, held_until: null })
    .where('state', '=', release.from[0])
    .where('held_until', '<', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
