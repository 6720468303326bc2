import { orderActions } from '@mall/contract/trade/order';
import { sql } from 'kysely';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { StoredAddress } from '../../../platform/db/schema.ts';
import { refuseMove, type Scope } from '../move.ts';

type Changing = 'changeAddress' | 'proposeAddress';

/**
 * Where a locked order goes from now on; returns the version of its address. Its status is the WHERE clause, so that a parcel
 * goes to the address that it had when it was sent. Throws order.notAllowed.
 */
export const setAddress = async (
  tx: Tx,
  orderId: string,
  address: StoredAddress,
  action: Changing,
  scope: Scope,
): Promise<number> => {
  const changed = await tx
    .updateTable('orders')
    .set({ address: json(address), address_version: sql`address_version + 1` })
    .where('id', '=', orderId)
    .where('status', 'in', [...orderActions[action].from])
    .returning('address_version as version')
    .executeTakeFirst();
  return changed === undefined ? refuseMove(tx, orderId, scope) : changed.version;
};
