import { promisedDays } from '@mall/contract/limits';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import { postLedger } from '../ledger/post.ts';
import { messagesFor, sendMessages } from '../messages/outbox.ts';
import { endUnpaid } from '../orders/end.ts';
import { moveOrder, recordChange, type Who } from '../orders/moves.ts';
import { type IntentRow, type IntentStatus, lockIntent } from './queries.ts';

/** The money that arrived, as the gateway or the shop says. */
export type Received = { readonly amount: number; readonly currency: string };
export type SettleNote = Who & {
  readonly note: 'paid' | 'confirmed';
  readonly noteText?: string;
  readonly confirmedBy?: string;
};

const day = 86_400_000;

/**
 * Money has arrived for a payment (decisions 2.8). Webhook, polling and the shop's confirmation all end here; a second
 * call does nothing. An unpaid order becomes paid; money for an order that is cancelled, overdue or already paid goes
 * back with a record and a message. Throws payment.amountDiffers unless it is the amount of both payment and order.
 */
export const settle = async (
  tx: Tx,
  intentId: string,
  received: Received,
  by?: SettleNote,
): Promise<IntentStatus> => {
  const intent = await lockIntent(tx, intentId);
  if (intent === undefined) throw new Refusal('missing');
  return settleLocked(tx, intent, received, by);
};

/** The same for a payment that this transaction has locked. */
export const settleLocked = async (
  tx: Tx,
  intent: IntentRow,
  received: Received,
  by?: SettleNote,
): Promise<IntentStatus> => {
  if (intent.status === 'succeeded' || intent.status === 'refunded') return intent.status;
  if (received.amount !== intent.amount || received.currency !== intent.currency)
    throw new Refusal('payment.amountDiffers', { pay: intent.pay });
  if (intent.order_status !== 0) return giveBack(tx, intent);
  if (intent.overdue) {
    await endUnpaid(tx, intent.order_id, 'expired', 'system', { actor: 'system', actorId: null });
    return giveBack(tx, intent);
  }
  if (intent.amount !== intent.pay || intent.currency !== intent.order_currency)
    throw new Refusal('payment.amountDiffers', { pay: intent.pay });
  await pay(tx, intent, by ?? { actor: 'buyer', actorId: intent.user_id, note: 'paid' });
  return 'succeeded';
};

const pay = async (tx: Tx, intent: IntentRow, by: SettleNote): Promise<void> => {
  const paidAt = new Date();
  const promisedAt = new Date(paidAt.getTime() + promisedDays * day);
  const order = await moveOrder(
    tx,
    intent.order_id,
    by.note === 'confirmed' ? 'confirmPayment' : 'pay',
    'system',
    {
      paid: intent.amount,
      paid_at: paidAt,
      promised_at: promisedAt,
    },
  );
  await takeGoods(tx, intent, by.confirmedBy ?? null);
  await postLedger(tx, { bizType: 'payment', bizId: intent.id, currency: intent.currency }, [
    { account: `cash:${intent.method}`, delta: intent.amount },
    {
      account: intent.shop_id === null ? 'platform:sales' : `shop:${intent.shop_id}:sales`,
      delta: -intent.amount,
    },
  ]);
  await recordChange(
    tx,
    order.id,
    { actor: by.actor, actorId: by.actorId, from: 0, to: 1, note: by.note, noteText: by.noteText ?? '' },
    messagesFor('order.paid', order, { amount: intent.amount, date: promisedAt.toISOString() }),
  );
};

/** Holds become sales: stock, stock moves, sales figures, coupon and payments in one statement. */
const takeGoods = async (tx: Tx, intent: IntentRow, confirmedBy: string | null): Promise<void> => {
  const fromShelf = intent.activity_id === null;
  await sql`
    with lines as (select sku_id, product_id, sum(qty)::int as n from order_lines where order_id = ${intent.order_id} group by sku_id, product_id),
    settled as (
      update payment_intents set status = 'succeeded', settled_at = now(), confirmed_by = ${confirmedBy} where id = ${intent.id}),
    others as (
      update payment_intents set status = 'closed'
      where order_id = ${intent.order_id} and id <> ${intent.id} and status in ('created', 'pending')),
    coupon as (
      update coupons set status = 'used', used_at = now() where order_id = ${intent.order_id} and status = 'locked'),
    sold as (
      update products p set sales = p.sales + s.n
      from (select product_id, sum(n)::int as n from lines group by product_id order by product_id) s where p.id = s.product_id),
    locked as (select id from skus where ${fromShelf} and id in (select sku_id from lines) order by id for update),
    taken as (
      update skus s set stock = s.stock - lines.n, held = s.held - lines.n from lines, locked
      where s.id = lines.sku_id and locked.id = s.id returning s.id, lines.n)
    insert into stock_moves (id, sku_id, delta, reason, ref)
    select ${newId()} || '-' || id, id, -n, 'sold', ${intent.order_id} from taken`.execute(tx);
};

/** Money that came too late or twice is never kept: a refund, its booking and a message (decisions 2.8). */
const giveBack = async (tx: Tx, intent: IntentRow): Promise<IntentStatus> => {
  const { id, order_id: orderId, amount, currency } = intent;
  const cash = `cash:${intent.method}`;
  const owed = `member:${intent.user_id}:refund`;
  await tx
    .updateTable('payment_intents')
    .set({ status: 'refunded', settled_at: new Date() })
    .where('id', '=', id)
    .execute();
  await tx
    .insertInto('refunds')
    .values({ id: newId(), order_id: orderId, intent_id: id, amount, reason: 'late', status: 'refunded' })
    .execute();
  await postLedger(tx, { bizType: 'payment', bizId: id, currency }, [
    { account: cash, delta: amount },
    { account: owed, delta: -amount },
  ]);
  await postLedger(tx, { bizType: 'refund', bizId: id, currency }, [
    { account: owed, delta: amount },
    { account: cash, delta: -amount },
  ]);
  const parties = { id: orderId, no: intent.order_no, userId: intent.user_id, shopId: intent.shop_id };
  await sendMessages(tx, messagesFor('order.refunded', parties, { amount }, id));
  return 'refunded';
};
