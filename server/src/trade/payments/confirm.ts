import { orderStatus } from '@mall/contract/trade/order';
import { paymentMoves } from '@mall/contract/trade/payment';
import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { withinScope } from '../orders/move.ts';
import { settle } from './settle.ts';

/** What a seller says of a transfer that has arrived. */
export type Arrived = {
  readonly id: string;
  readonly amount: number;
  readonly note: string;
  readonly proofUrl?: string | undefined;
  /** Of an operator: on which day, `2026-11-24`, and what the bank calls it. */
  readonly found?: { readonly received_on: string; readonly reference: string };
};

/**
 * A seller confirms that a transfer has arrived (decisions 2.7): the amount must be the order's, and the person
 * who confirmed is recorded. The buyer's open transfer is settled; without one a payment is created for it. What comes to the mall for
 * an order that was cancelled is owed back to its buyer (decision 008). Throws missing, order.notAllowed, payment.closed for one that is owed already, payment.amountDiffers.
 */
export const confirmPayment = async (
  tx: Tx,
  campaigns: CampaignParts,
  { caller, scope }: Seller,
  { id, amount, proofUrl, note, found }: Arrived,
): Promise<void> => {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'status', 'pay', 'currency'])
    .where('id', '=', id)
    .where(withinScope(scope))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  const late = scope.shopId === null && order.status === orderStatus.cancelled;
  if (order.status !== orderStatus.unpaid && !late)
    throw new Refusal('order.notAllowed', { status: order.status });
  if (late && found !== undefined && (await isKnown(tx, id, found))) throw new Refusal('payment.closed');
  if (amount !== order.pay) throw new Refusal('payment.amountDiffers', { pay: order.pay });
  if (proofUrl !== undefined && !(await ownsMedia(tx, caller.memberId, [proofUrl])))
    throw new Refusal('missing');
  const intentId =
    (await openTransfer(tx, id)) ??
    (await newTransfer(tx, order, proofUrl ?? null, found === undefined ? note : '')); // an operator's words are for the buyer
  if (found !== undefined)
    await tx.updateTable('payment_intents').set(found).where('id', '=', intentId).execute();
  const outcome = await settle(
    tx,
    campaigns,
    intentId,
    { amount, currency: order.currency },
    {
      actor: 'shop',
      actorId: caller.memberId,
      note: 'confirmed',
      noteText: note,
      confirmedBy: caller.memberId,
    },
  );
  const [action, object, more] = ['order.confirmPayment', `order:${id}`, { intentId }] as const;
  await (scope.shopId === null
    ? noteOperator(tx, caller, action, object, {
        new: {
          amount,
          receivedOn: found?.received_on,
          reference: found?.reference,
          ...(outcome === 'refunded' && { late: true }),
        },
        ...more,
      })
    : recordAudit(tx, caller, scope.shopId, {
        ...{ action, object },
        new: { amount },
        more: { ...more, proofUrl: proofUrl ?? null },
      }));
};

/** Whether this transfer of a bank was recorded for the order before, after it had ended. */
const isKnown = async (tx: Tx, orderId: string, found: NonNullable<Arrived['found']>): Promise<boolean> => {
  const known = await tx
    .selectFrom('payment_intents')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', paymentMoves.giveBack.to)
    .where('received_on', '=', found.received_on)
    .where('reference', '=', found.reference)
    .executeTakeFirst();
  return known !== undefined;
};

const openTransfer = async (tx: Tx, orderId: string): Promise<string | undefined> => {
  const open = await tx
    .selectFrom('payment_intents')
    .select('id')
    .where('order_id', '=', orderId)
    .where('method', '=', 'offline')
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return open?.id;
};

const newTransfer = async (
  tx: Tx,
  order: { id: string; pay: number; currency: string },
  proofUrl: string | null,
  note: string,
): Promise<string> => {
  const id = newId();
  await tx
    .updateTable('payment_intents')
    .set({ status: paymentMoves.close.to })
    .where('order_id', '=', order.id)
    .where('status', 'in', [...paymentMoves.close.from])
    .execute();
  await tx
    .insertInto('payment_intents')
    .values({
      id,
      order_id: order.id,
      method: 'offline',
      amount: order.pay,
      currency: order.currency,
      status: 'pending',
      proof_url: proofUrl,
      note,
    })
    .execute();
  return id;
};
