import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';
import { expectRoom } from './create-endpoint.ts';
import { isOf } from './endpoints.queries.ts';

/** Removes an address, or puts back one that was. Throws missing, and webhook.tooMany for one that comes back. */
export const removeEndpoint = async (tx: Tx, scope: SellerScope, id: string, back = false): Promise<void> => {
  if (back) await expectRoom(tx, scope);
  const changed = await tx
    .updateTable('webhook_endpoints')
    .set(back ? { removed_at: null, on_since: sql<Date>`now()` } : { removed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('removed_at', back ? 'is not' : 'is', null)
    .where(isOf(scope))
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new Refusal('missing');
};
