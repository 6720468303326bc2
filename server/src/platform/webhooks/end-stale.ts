import { webhookMoves } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';

/** How long an event waits that is never tried, because its address is off: as long as the tries of another last. */
const waitsHours = 24;

/** Ends what waits for an address that is off, or was removed, for longer than tries last. */
export const endStale = async (db: Db): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('webhook_sends')
    .set({ state: webhookMoves.fail.to, ended_at: sql<Date>`now()` })
    .where('state', '=', 'waiting')
    .where('due_at', '<', sql<Date>`now() - ${waitsHours}::int * interval '1 hour'`)
    .where('endpoint_id', 'in', (off) =>
      off
        .selectFrom('webhook_endpoints')
        .select('id')
        .where((is) => is.or([is('enabled', '=', false), is('removed_at', 'is not', null)])),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
