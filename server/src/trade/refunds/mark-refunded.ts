import { refundActions } from '@mall/contract/trade/refund';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { cashAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

type PaidOut = {
  amount: number;
  currency: string;
  method: string;
  sent_by: string | null;
  order_id: string;
  no: string;
  user_id: string;
  shop_id: string | null;
};

/** Approved money has left: posted and notified once. False when it had already left, or is not approved. */
export const markRefunded = async (tx: Tx, refundId: string): Promise<boolean> => {
  const { from, to } = refundActions.payOut;
  const { rows } = await sql<PaidOut>`
    update refunds r set status = ${to}, refunded_at = now()
    from payment_intents i, orders o
    where r.id = ${refundId} and r.status in (${sql.join([...from])}) and i.id = r.intent_id and o.id = r.order_id
    returning r.amount, i.currency, i.method, r.sent_by, r.order_id, o.no, o.user_id, o.shop_id`.execute(tx);
  const [refund] = rows;
  if (refund === undefined) return false;
  const { amount, currency, method, user_id: userId, shop_id: shopId } = refund;
  await postLedger(tx, { bizType: 'refund', bizId: refundId, currency }, [
    { account: `member:${userId}:refund`, delta: amount },
    { account: cashAccountOf(method, shopId), delta: -amount },
  ]);
  const parties = { id: refund.order_id, no: refund.no, userId, shopId };
  const way = refund.sent_by === null ? 'refund.paidOut' : 'refund.sentByHand';
  await sendMessages(tx, messagesFor(way, parties, { amount, currency }, refundId));
  return true;
};
