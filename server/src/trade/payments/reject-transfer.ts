import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { hourMs } from '@mall/contract/core/time';
import { orderStatus } from '@mall/contract/trade/order';
import { paymentMoves, transferLimits as limits } from '@mall/contract/trade/payment';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { recordChange, withinScope } from '../orders/move.ts';

/**
 * An operator has looked for a transfer to the mall and not found it: its payment has failed, the buyer reads why, and
 * the order waits a day for another payment, four days from its beginning at most. Throws missing, order.notAllowed, payment.closed.
 */
export const rejectTransfer = async (
  tx: Tx,
  caller: Operator,
  { id, paymentId, reason }: Input<'platformOrder.rejectPayment'>,
): Promise<void> => {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'no', 'status', 'user_id', 'created_at'])
    .where('id', '=', id)
    .where(withinScope(mallsOwn))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  if (order.status !== orderStatus.unpaid) throw new Refusal('order.notAllowed', { status: order.status });
  const amount = await failTransfer(tx, { orderId: id, paymentId, reason });
  const now = clock.now();
  const hours = hoursLeft(order.created_at, now);
  await tx
    .updateTable('orders')
    // The message below names the time: no reminder right after it.
    .set({ expires_at: new Date(now.getTime() + hours * hourMs), warned_at: now })
    .where('id', '=', id)
    .execute();
  const parties = { id, no: order.no, userId: order.user_id, shopId: null };
  await recordChange(
    tx,
    id,
    {
      actor: 'shop',
      actorId: caller.memberId,
      from: order.status,
      to: order.status,
      note: 'transferRejected',
      noteText: reason,
    },
    messagesFor('order.transferRejected', parties, { amount, reason, hours }, paymentId),
  );
  await noteOperator(tx, caller, 'order.rejectPayment', `order:${id}`, {
    new: { amount },
    reason,
    paymentId,
  });
};

/** A day, and less at the end of four: proofs and refusals in turn must not keep goods from others for ever. One hour at least. */
const hoursLeft = (madeAt: Date, now: Date): number => {
  const end = madeAt.getTime() + (limits.checkHours + limits.payHours) * hourMs;
  return Math.max(1, Math.min(limits.payHours, Math.floor((end - now.getTime()) / hourMs)));
};

/** The amount of the transfer that failed. Throws missing, payment.closed. */
const failTransfer = async (
  tx: Tx,
  { orderId, paymentId, reason }: { orderId: string; paymentId: string; reason: string },
): Promise<number> => {
  const { from, to } = paymentMoves.reject;
  const failed = await tx
    .updateTable('payment_intents')
    .set({ status: to, reject_reason: reason })
    .where('id', '=', paymentId)
    .where('order_id', '=', orderId)
    .where('method', '=', 'offline')
    .where('status', 'in', [...from])
    .returning('amount')
    .executeTakeFirst();
  if (failed !== undefined) return failed.amount;
  const there = await tx
    .selectFrom('payment_intents')
    .select('id')
    .where('id', '=', paymentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  throw new Refusal(there === undefined ? 'missing' : 'payment.closed');
};
