import { orderActions } from '@mall/contract/trade/order';
import { paymentMoves } from '@mall/contract/trade/payment';
import { promisedBy } from '@mall/contract/trade/promise';
import { sql } from 'kysely';
import { sellStock } from '../../catalog/index.ts';
import { followPaidOrder } from '../../incentive/index.ts';
import type { CampaignParts } from '../../platform/area.ts';
import type { Reader } from '../../platform/db/open.ts';
import { refusedWith } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/ids.ts';
import { ledgerParts } from '../../platform/ledger/post.ts';
import { cashAccountOf, salesAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import type { Who } from '../orders/move.ts';
import type { IntentRow } from './queries.ts';
import { insertMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

export type SettleNote = Who & {
  readonly note: 'paid' | 'confirmed';
  readonly noteText?: string;
  readonly confirmedBy?: string;
};

/**
 * A waiting order is paid by one of its payments (decisions 2.8), in one statement: the order, its payments,
 * stock, sales, coupon, ledger, event and messages. The order's row comes first, then SKUs, then products, as
 * in every other change of an order. False when the order or the payment has changed since it was read: then
 * nothing was written.
 */
export const payWaiting = async (
  reader: Reader,
  campaigns: CampaignParts,
  intent: IntentRow,
  by: SettleNote,
): Promise<boolean> => {
  try {
    return await write(reader, campaigns, intent, by);
  } catch (error) {
    if (refusedWith(error) === undefined) throw error;
    return false;
  }
};

const write = async (
  reader: Reader,
  campaigns: CampaignParts,
  intent: IntentRow,
  by: SettleNote,
): Promise<boolean> => {
  const { from, to } = orderActions[by.note === 'confirmed' ? 'confirmPayment' : 'pay'];
  const { from: payable, to: paid } = paymentMoves.settle;
  const { from: open, to: closed } = paymentMoves.close;
  const { id, order_id: orderId, amount, currency } = intent;
  const paidAt = clock.now();
  const promisedAt = new Date(promisedBy([intent.lead_days], paidAt.getTime()));
  const parties = { id: orderId, no: intent.order_no, userId: intent.user_id, shopId: intent.shop_id };
  const settled = sql<boolean>`exists (select 1 from settled)`;
  const { rows } = await sql<{ paid: boolean }>`
    with moved as (
      update orders set status = ${to}::smallint, paid = ${amount}::bigint, paid_at = ${paidAt}::timestamptz,
        promised_at = ${promisedAt}::timestamptz
      where id = ${orderId} and status in (${sql.join([...from])}) and pay = ${amount}::bigint
        and currency = ${currency}
        and coalesce(expires_at > now(), true)
      returning id),
    settled as (
      update payment_intents set status = ${paid}, settled_at = now(), confirmed_by = ${by.confirmedBy ?? null}
      where id = ${id} and status = ${intent.status} and status in (${sql.join([...payable])})
        and exists (select 1 from moved)
      returning id),
    others as (
      update payment_intents set status = ${closed}
      where order_id = ${orderId} and id <> ${id} and status in (${sql.join([...open])}) and ${settled}),
    lines as (
      select sku_id, product_id, sum(qty)::int as n from order_lines where order_id = ${orderId} and ${settled}
        group by sku_id, product_id),
    ${followPaidOrder(orderId, settled)},
    ${campaigns.orderPaid(orderId, settled)},
    ${sellStock({ shelved: intent.activity_id === null, ref: id })},
    ${ledgerParts(
      { bizType: 'payment', bizId: id, currency },
      [
        { account: cashAccountOf(intent.method, intent.shop_id), delta: amount },
        { account: salesAccountOf(intent.shop_id), delta: -amount },
      ],
      settled,
    )},
    event as (
      insert into order_events (id, order_id, seq, actor, actor_id, from_status, to_status, note, note_text)
      select ${newId()}, ${orderId}, coalesce(max(seq), 0) + 1, ${by.actor}, ${by.actorId}, 0, ${to}::smallint,
        ${by.note}, ${by.noteText ?? ''}
      from order_events where order_id = ${orderId} having ${settled}),
    told as
      (${insertMessages(messagesFor('order.paid', parties, { amount, date: promisedAt.toISOString() }, id), settled)})
    select case when ${settled} or not exists (select 1 from moved) then ${settled} else mall_refuse('settled') end as
      paid`.execute(reader);
  return rows[0]?.paid === true;
};
