import type { Input } from '@mall/contract/operations';
import { orderActions, type OrderStatus } from '@mall/contract/trade/order';
import { paymentMoves, takeBackLimits as limits } from '@mall/contract/trade/payment';
import { Refusal } from '@mall/contract/core/refusals';
import { hourMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { returnToHold } from '../../catalog/index.ts';
import { followRevokedPayment } from '../../incentive/index.ts';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { unrecord } from '../deliveries/unrecord.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { cashAccountOf, salesAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { moveOrder, type MovedOrder, recordChange } from '../orders/move.ts';
import { takeOrderOffSales } from '../orders/return-goods.ts';
import { isWholeAsked } from '../refunds/of-order.queries.ts';
import { movePayment } from './move.ts';
import { clock } from '../../platform/clock/clock.ts';

/** The fields of a payment that decide whether it may be taken back. Times may have PostgreSQL's format. */
type Confirmed = {
  readonly method: string;
  readonly status: string;
  readonly confirmed_by: string | null;
  readonly settled_at: Date | string | null;
};

/**
 * Until when a payment of an order may be taken back; null when it may not
 * (docs/features/orders-of-a-shop.md).
 */
export const revocableUntil = (
  { method, status, confirmed_by, settled_at }: Confirmed,
  order: OrderStatus,
): Date | null => {
  const confirmed = method === 'offline' && confirmed_by !== null && settled_at !== null;
  if (!confirmed || !contains(paymentMoves.takeBack.from, status)) return null;
  if (!contains(orderActions.takeBack.from, order)) return null;
  const until = new Date(new Date(settled_at).getTime() + limits.hours * hourMs);
  return until > clock.now() ? until : null;
};

/** Only the owner of a shop takes a confirmed payment back, whoever confirmed it. */
export const mayRevoke = ({ staff }: Staff): boolean =>
  staff.role === 'owner' && staff.permissions.includes('order.confirm_payment');

/**
 * The owner reports that a confirmed transfer has not come (docs/features/orders-of-a-shop.md): the order
 * waits for payment again with a new time limit, all effects of the confirmation are undone, and the buyer
 * gets the reason. Throws missing, access.denied, order.notAllowed, refund.open, payment.takeBackOver.
 */
export const revokePayment = async (
  tx: Tx,
  campaigns: CampaignParts,
  caller: Staff,
  { id, reason }: Input<'shopOrder.takeBackPayment'>,
): Promise<void> => {
  const scope = { shopId: caller.staff.shopId };
  const status = await lockOrder(tx, id, scope.shopId);
  if (!mayRevoke(caller)) throw new Refusal('access.denied');
  if (!contains(orderActions.takeBack.from, status)) throw new Refusal('order.notAllowed', { status });
  if (await isWholeAsked(tx, id)) throw new Refusal('refund.open');
  const payment = await transferOf(tx, id);
  if (payment === undefined || revocableUntil(payment, status) === null || !(await unrecord(tx, id)))
    throw new Refusal('payment.takeBackOver', { hours: limits.hours });
  const now = clock.now();
  const order = await moveOrder(tx, id, 'takeBack', scope, {
    paid: 0,
    paid_at: null,
    promised_at: null,
    expires_at: new Date(now.getTime() + limits.payHours * hourMs),
    warned_at: now, // the message below names the time: no reminder right after it
  });
  await undoSettling(tx, campaigns, order, payment);
  const { id: intentId, amount } = payment;
  await recordChange(
    tx,
    id,
    {
      actor: 'shop',
      actorId: caller.memberId,
      from: status,
      to: orderActions.takeBack.to,
      note: 'takenBack',
      noteText: reason,
    },
    messagesFor('order.paymentTakenBack', order, { amount, reason, hours: limits.payHours }, intentId),
  );
  await recordAudit(tx, caller, scope.shopId, {
    action: 'order.takeBackPayment',
    object: `order:${id}`,
    old: { amount },
    new: { reason },
    more: { intentId, confirmedBy: payment.confirmed_by, from: status },
  });
};

const lockOrder = async (tx: Tx, id: string, shopId: string): Promise<OrderStatus> => {
  const order = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .where('shop_hidden', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  return order.status;
};

type Transfer = NonNullable<Awaited<ReturnType<typeof transferOf>>>;
const transferOf = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('payment_intents')
    .select(['id', 'amount', 'currency', 'method', 'status', 'confirmed_by', 'settled_at'])
    .where('order_id', '=', orderId)
    .where('status', 'in', [...paymentMoves.takeBack.from])
    .executeTakeFirst();

/** The reverse of `payWaiting`: payment, ledger, coupon, sales, stock. The goods stay held. */
const undoSettling = async (
  tx: Tx,
  campaigns: CampaignParts,
  { id: orderId, shopId, activityId }: MovedOrder,
  { id, amount, currency, method }: Transfer,
): Promise<void> => {
  if (!(await movePayment(tx, id, 'takeBack')))
    throw new Error(`Payment ${id} changed under its order's lock.`);
  await postLedger(tx, { bizType: 'payment', bizId: id, seq: 1, currency }, [
    { account: salesAccountOf(shopId), delta: amount },
    { account: cashAccountOf(method, shopId), delta: -amount },
  ]);
  await sql`
    with ${followRevokedPayment(orderId)},
    ${campaigns.paymentRevoked(orderId)},
    lines as (
      select sku_id, sum(qty)::int as n from order_lines where order_id = ${orderId} group by sku_id),
    ${returnToHold({ shelved: activityId === null, ref: id })}
    select 1`.execute(tx);
  await takeOrderOffSales(tx, orderId);
};

const contains = <T>(among: readonly T[], one: unknown): boolean => among.some((each) => each === one);
