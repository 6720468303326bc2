import { refundActions } from '@mall/contract/trade/refund';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { notBeingSent } from '../payments/being-sent.queries.ts';
import { refuseToSend } from './record-sent.ts';

/** Makes the next try of a refund due now. Throws missing, refund.notDue, refund.beingSent. */
export const retryRefund = async (tx: Tx, caller: Operator, id: string): Promise<void> => {
  const due = await tx
    .updateTable('refunds')
    .set({ next_try_at: null })
    .where('id', '=', id)
    .where('status', 'in', [...refundActions.payOut.from])
    .where(notBeingSent)
    .returning('order_id')
    .executeTakeFirst();
  if (due === undefined) return refuseToSend(tx, id);
  await noteOperator(tx, caller, 'refund.retry', `order:${due.order_id}`, { more: { refundId: id } });
};
