import { Refusal } from '@mall/contract/core/refusals';
import { isSentByHand } from '@mall/contract/trade/payment';
import { refundActions } from '@mall/contract/trade/refund';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { notBeingSent } from '../payments/being-sent.queries.ts';
import { refuseToSend } from './record-sent.ts';

/** Makes the next try of a refund due now. Throws missing, refund.notDue, refund.beingSent, refund.byHandOnly. */
export const retryRefund = async (tx: Tx, caller: Operator, id: string): Promise<void> => {
  await refuseByHand(tx, id);
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

/** There is nobody to ask again about a refund that an operator sends. */
const refuseByHand = async (tx: Tx, id: string): Promise<void> => {
  const held = await tx
    .selectFrom('refunds as r')
    .innerJoin('payment_intents as i', 'i.id', 'r.intent_id')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['i.method', 'o.shop_id', 'r.status'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (held !== undefined && held.status === 'approved' && isSentByHand(held.method, held.shop_id))
    throw new Refusal('refund.byHandOnly');
};
