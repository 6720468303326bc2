import type { Input } from '@mall/contract/operations';
import { refundActions } from '@mall/contract/trade/refund';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { notBeingSent } from '../payments/being-sent.queries.ts';
import { markRefunded } from '../refunds/mark-refunded.ts';

/**
 * An operator has sent an approved refund by hand: it is booked and the buyer is told, as if its provider had sent it. Not
 * while the provider is being asked, nor after it has accepted to send it: `provider_ref` is null again when it would not
 * after all. Throws missing, refund.notDue, refund.beingSent.
 */
export const recordSent = async (
  tx: Tx,
  caller: Operator,
  { id, reference, reason }: Input<'mallRefund.recordSent'>,
): Promise<void> => {
  const held = await tx
    .updateTable('refunds')
    .set({ sent_by: caller.memberId, provider_ref: reference, last_error: null, next_try_at: null })
    .where('id', '=', id)
    .where('status', 'in', [...refundActions.payOut.from])
    .where('provider_ref', 'is', null)
    .where(notBeingSent)
    .returning(['order_id', 'amount'])
    .executeTakeFirst();
  if (held === undefined) return refuseToSend(tx, id);
  if (!(await markRefunded(tx, id))) throw new Error(`Refund ${id} changed while it was locked.`);
  await noteOperator(tx, caller, 'refund.recordSent', `order:${held.order_id}`, {
    new: { amount: held.amount, reference },
    reason,
    more: { refundId: id },
  });
};

/** Throws why a refund can neither be sent by hand nor asked for again. */
export const refuseToSend = async (tx: Tx, id: string): Promise<never> => {
  const held = await tx.selectFrom('refunds').select('status').where('id', '=', id).executeTakeFirst();
  if (held === undefined) throw new Refusal('missing');
  const due = refundActions.payOut.from.some((status) => status === held.status);
  throw due ? new Refusal('refund.beingSent') : new Refusal('refund.notDue', { status: held.status });
};
