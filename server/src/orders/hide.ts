import { orderActions } from '@mall/contract/order';
import type { Tx } from '../db/open.ts';
import { refuseMove, type Scope, withinScope } from './moves.ts';

/** Hides a finished order for one side only; the other keeps seeing it (decisions 2.7). */
export const hideOrder = async (tx: Tx, orderId: string, scope: Exclude<Scope, 'system'>): Promise<null> => {
  const hidden = await tx
    .updateTable('orders')
    .set('userId' in scope ? { buyer_hidden: true } : { shop_hidden: true })
    .where('id', '=', orderId)
    .where('status', 'in', [...orderActions.remove.from])
    .where(withinScope(scope))
    .executeTakeFirst();
  return hidden.numUpdatedRows === 0n ? refuseMove(tx, orderId, scope) : null;
};
