import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';
import { isOf } from './endpoints.queries.ts';

/**
 * Switches an address on or off; false when it was so already. Once on it counts as one that never failed. Throws missing.
 */
export const setEnabled = async (tx: Tx, scope: SellerScope, id: string, on: boolean): Promise<boolean> => {
  const mine = tx
    .updateTable('webhook_endpoints')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(isOf(scope))
    .returning('id');
  const changed = await mine
    .set({
      enabled: on,
      off_because: on ? null : 'person',
      ...(on ? { on_since: sql<Date>`now()` } : {}),
      failing_since: null,
      failures: 0,
      slow: false,
      version: sql`version + 1`,
    })
    .where('enabled', '=', !on)
    .executeTakeFirst();
  if (changed !== undefined) return true;
  if ((await mine.set({ enabled: on }).executeTakeFirst()) === undefined) throw new Refusal('missing');
  return false;
};
