import { orderStatus } from '@mall/contract/trade/order';
import { paymentMoves } from '@mall/contract/trade/payment';
import { quoteActions } from '@mall/contract/trade/quote';
import { wantMoves } from '@mall/contract/trade/purchase-request';
import { type ExpressionBuilder, sql } from 'kysely';
import { followEndedOrder } from '../../incentive/index.ts';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Done, eachDue } from '../../platform/jobs/due.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { moveOrder, type MovedOrder, type Orders, recordChange, type Scope, type Who } from './move.ts';
import { releaseHolds } from './return-goods.ts';
import { clock } from '../../platform/clock/clock.ts';

type Ending = {
  readonly why: 'cancelled' | 'expired';
  readonly scope: Scope;
  readonly who: Who;
  readonly reason?: string;
};

/**
 * Ends an unpaid order, for a reason if its seller does it, and releases all that it held: stock, coupon,
 * quota, quote, launch, open payments (decisions 2.7).
 */
export const endUnpaid = async (
  tx: Tx,
  campaigns: CampaignParts,
  orderId: string,
  { why, scope, who, reason = '' }: Ending,
): Promise<void> => {
  const order = await moveOrder(tx, orderId, why === 'expired' ? 'expire' : 'cancel', scope, {
    cancelled_at: clock.now(),
  });
  await release(tx, campaigns, order);
  const told =
    reason === ''
      ? messagesFor(`order.${why}`, order)
      : messagesFor(order.shopId === null ? 'order.cancelledByMall' : 'order.cancelledByShop', order, {
          reason,
        });
  await recordChange(
    tx,
    orderId,
    { ...who, from: orderStatus.unpaid, to: orderStatus.cancelled, note: why, noteText: reason },
    told,
  );
};

const release = async (tx: Tx, campaigns: CampaignParts, order: MovedOrder): Promise<void> => {
  await sql`
    with ${followEndedOrder(order.id)},
    payments as (
      update payment_intents set status = ${paymentMoves.close.to}
      where order_id = ${order.id} and status in (${sql.join([...paymentMoves.close.from])})),
    ${campaigns.orderEnded(order.id)},
    quote as (
      update quotes set status = ${quoteActions.reopen.to}, order_id = null, decided_at = null
      where order_id = ${order.id} and status in (${sql.join([...quoteActions.reopen.from])}) returning want_id),
    wanted as (
      update wants w set ended_at = null, end_reason = null from quote where w.id = quote.want_id
        and w.end_reason in (${sql.join([...wantMoves.reopen.from])}))
    select 1`.execute(tx);
  await releaseHolds(tx, campaigns, order);
};

const system: Who = { actor: 'system', actorId: null };

/**
 * Ends orders whose time to pay is over, within a scope or one order, each in a transaction of its own: one
 * that is just being paid is skipped, and so is one that cannot be ended.
 */
export const endOverdue = ({ db, campaigns }: Orders, scope: Scope, orderId?: string): Promise<Done> =>
  eachDue(
    'order',
    async (except) => {
      const due = await db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', orderStatus.unpaid)
        .where('expires_at', '<=', sql<Date>`now()`)
        .where(ofScope(scope))
        .where('id', '<>', sql<string>`all(${[...except]}::text[])`)
        .$if(orderId !== undefined, (query) => query.where('id', '=', orderId ?? ''))
        .orderBy('expires_at')
        .limit(500)
        .execute();
      return due.map(({ id }) => id);
    },
    (id) =>
      inTransaction(db, (tx) =>
        endUnpaid(tx, campaigns, id, { why: 'expired', scope: 'system', who: system }),
      ),
  );

const ofScope = (scope: Scope) => (where: ExpressionBuilder<Schema, 'orders'>) => {
  if (scope === 'system') return where.lit(true);
  if ('userId' in scope) return where('user_id', '=', scope.userId);
  return scope.shopId === null ? where('shop_id', 'is', null) : where('shop_id', '=', scope.shopId);
};

/**
 * The same before orders are read (decisions 2.6): returns how many ended. An order that cannot be ended does
 * not block the list; the sweep reports it.
 */
export const expireDue = async (orders: Orders, scope: Scope, orderId?: string): Promise<number> =>
  (await endOverdue(orders, scope, orderId)).done;
