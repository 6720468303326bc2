import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { isOf } from './accounts.queries.ts';
import { expectRoom } from './create-account.ts';

/** Removes an account, or puts back one that was. Throws missing, and transferAccount.tooMany for one that comes back. */
export const removeAccount = async (tx: Tx, scope: SellerScope, id: string, back = false): Promise<void> => {
  if (back) await expectRoom(tx, scope);
  const changed = await tx
    .updateTable('transfer_accounts')
    .set({ removed_at: back ? null : sql<Date>`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('removed_at', back ? 'is not' : 'is', null)
    .where(isOf(scope))
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new Refusal('missing');
};
