import { orderStatus } from '@mall/contract/trade/order';
import { isSentLater, type PaymentStatus } from '@mall/contract/trade/payment';
import { Refusal } from '@mall/contract/core/refusals';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { cashAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { syncMoney } from '../orders/sync-money.ts';
import { endUnpaid } from '../orders/end.ts';
import { payWaiting, type SettleNote } from './pay.ts';
import { type IntentRow, lockIntent } from './queries.ts';
import { movePayment } from './move.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

/** The money that arrived, as reported by the gateway or the shop. */
export type Received = { readonly amount: number; readonly currency: string };
/**
 * Money has arrived for a payment (decisions 2.8). Webhook, polling and the shop's confirmation all end here;
 * a second call does nothing. An unpaid order becomes paid; money for an order that is cancelled, overdue or
 * already paid goes back with a record and a message. Throws payment.amountDiffers unless it is the amount of
 * both payment and order.
 */
export const settle = async (
  tx: Tx,
  campaigns: CampaignParts,
  intentId: string,
  received: Received,
  by?: SettleNote,
): Promise<PaymentStatus> => {
  const intent = await lockIntent(tx, intentId);
  if (intent === undefined) throw new Refusal('missing');
  return settleLocked(tx, campaigns, intent, received, by);
};

/** The same for a payment that this transaction has locked. */
export const settleLocked = async (
  tx: Tx,
  campaigns: CampaignParts,
  intent: IntentRow,
  received: Received,
  by?: SettleNote,
): Promise<PaymentStatus> => {
  if (intent.status === 'succeeded' || intent.status === 'refunded') return intent.status;
  if (received.amount !== intent.amount || received.currency !== intent.currency)
    throw new Refusal('payment.amountDiffers', { pay: intent.pay });
  if (intent.order_status !== orderStatus.unpaid) return giveBack(tx, intent);
  if (intent.overdue) {
    await endUnpaid(tx, campaigns, intent.order_id, {
      why: 'expired',
      scope: 'system',
      who: { actor: 'system', actorId: null },
    });
    return giveBack(tx, intent);
  }
  if (intent.amount !== intent.pay || intent.currency !== intent.order_currency)
    throw new Refusal('payment.amountDiffers', { pay: intent.pay });
  const paid = await payWaiting(tx, campaigns, intent, by ?? buyerOf(intent));
  if (!paid) throw new Error(`Payment ${intent.id} changed while it was locked.`);
  if (intent.concerns_others) await syncMoney(tx, intent.order_id);
  return 'succeeded';
};

/** Without a confirming person the buyer is the actor. */
export const buyerOf = ({ user_id: actorId }: IntentRow): SettleNote => ({
  actor: 'buyer',
  actorId,
  note: 'paid',
});

/**
 * Money that came too late or twice is never kept: a refund, its ledger entries and a message (decisions
 * 2.8). Money at a gateway is owed to the member until `payOutRefunds` has sent it, and what was transferred to the mall
 * until an operator has.
 */
const giveBack = async (tx: Tx, intent: IntentRow): Promise<PaymentStatus> => {
  const { id, order_id: orderId, amount, currency, method } = intent;
  const [cash, owed] = [cashAccountOf(method, intent.shop_id), `member:${intent.user_id}:refund`];
  const sent = isSentLater(method, intent.shop_id) ? null : clock.now();
  if (!(await movePayment(tx, id, 'giveBack'))) throw new Error(`Payment ${id} changed while it was locked.`);
  await tx
    .insertInto('refunds')
    .values({
      id: newId(),
      order_id: orderId,
      intent_id: id,
      kind: 'late',
      due: amount,
      amount,
      reason: 'latePayment',
      status: sent === null ? 'approved' : 'refunded',
      decided_at: clock.now(),
      refunded_at: sent,
    })
    .execute();
  await postLedger(tx, { bizType: 'payment', bizId: id, currency }, [
    { account: cash, delta: amount },
    { account: owed, delta: -amount },
  ]);
  if (sent !== null)
    await postLedger(tx, { bizType: 'refund', bizId: id, currency }, [
      { account: owed, delta: amount },
      { account: cash, delta: -amount },
    ]);
  const parties = { id: orderId, no: intent.order_no, userId: intent.user_id, shopId: intent.shop_id };
  await sendMessages(tx, messagesFor('order.refunded', parties, { amount }, id));
  return 'refunded';
};
