import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { accountOf, isOf } from './accounts.queries.ts';

/** Switches an account on or off; false when it was so already. Throws missing. */
export const setAccount = async (tx: Tx, scope: SellerScope, id: string, on: boolean): Promise<boolean> => {
  const changed = await tx
    .updateTable('transfer_accounts')
    .set({ enabled: on, version: sql`version + 1` })
    .where('id', '=', id)
    .where('enabled', '=', !on)
    .where('removed_at', 'is', null)
    .where(isOf(scope))
    .returning('id')
    .executeTakeFirst();
  if (changed !== undefined) return true;
  if ((await accountOf(tx, scope, id)) === undefined) throw new Refusal('missing');
  return false;
};
