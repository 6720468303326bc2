import type { Input } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/trade/order';
import { paymentMoves } from '@mall/contract/trade/payment';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { CampaignParts } from '../../../platform/area.ts';
import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { movePayment } from '../move.ts';
import { settle } from '../settle.ts';
import { lockMoney } from './lock-money.queries.ts';
import { moveByOperator } from './move-parked.ts';
import type { ParkedRow } from './parked.queries.ts';
import { postParked } from './post-parked.ts';

type Order = { id: string; pay: number; currency: string; status: number; overdue: boolean };
type Money = ParkedRow & { readonly amount: number; readonly currency: string };

/**
 * An operator says for which order parked money is; it pays the order as if its notification had fitted. Locks the money
 * before the order, as a notification does. Throws missing, parked.resolved, .amountUnknown, .noOrder, .taken,
 * order.notAllowed, payment.amountDiffers.
 */
export const assignParked = async (
  tx: Tx,
  campaigns: CampaignParts,
  caller: Operator,
  { id, orderNo, reason }: Input<'mallParked.assign'>,
): Promise<void> => {
  await lockKnown(tx, id);
  const order = await orderByNo(tx, orderNo);
  const moved = await moveByOperator(tx, caller, { id, reason }, 'assign', { order_id: order.id });
  const { amount, currency } = moved;
  if (amount === null || currency === null) throw new Error(`Money ${id} was assigned without an amount.`);
  const locked = await lockOrder(tx, order.id);
  if (locked.status !== orderStatus.unpaid || locked.overdue)
    throw new Refusal('order.notAllowed', { status: locked.overdue ? orderStatus.cancelled : locked.status });
  if (locked.pay !== amount || locked.currency !== currency)
    throw new Refusal('payment.amountDiffers', { pay: locked.pay });
  const intentId = await openPayment(tx, locked, { ...moved, amount, currency });
  await postParked(tx, moved, 'assign');
  await tx.updateTable('parked_payments').set({ intent_id: intentId }).where('id', '=', id).execute();
  await settle(
    tx,
    campaigns,
    intentId,
    { amount, currency },
    { actor: 'system', actorId: null, note: 'paid' },
  );
  await noteOperator(tx, caller, 'payment.assign', `payment:${intentId}`, {
    new: { orderNo, amount, currency },
    reason,
    more: { parkedId: id, provider: moved.provider, providerRef: moved.provider_ref },
  });
};

const lockKnown = async (tx: Tx, id: string): Promise<void> => {
  const held = await tx
    .selectFrom('parked_payments')
    .select(['amount', 'provider', 'provider_ref'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (held === undefined) throw new Refusal('missing');
  if (held.amount === null) throw new Refusal('parked.amountUnknown');
  await lockMoney(tx, held.provider, held.provider_ref);
};

const orderByNo = async (tx: Tx, no: string): Promise<{ id: string }> => {
  const order = await tx.selectFrom('orders').select('id').where('no', '=', no).executeTakeFirst();
  if (order === undefined) throw new Refusal('parked.noOrder');
  return order;
};

const lockOrder = async (tx: Tx, id: string): Promise<Order> => {
  const { rows } = await sql<Order>`
    select id, pay, currency, status, coalesce(expires_at <= now(), false) as overdue from orders where id = ${id}
      for update`.execute(tx);
  const [order] = rows;
  if (order === undefined) throw new Refusal('parked.noOrder');
  return order;
};

/**
 * The payment of the order that this money is. The provider knows it by one name, under which it is given back: a payment of
 * the mall that had the name and was not paid by it loses it.
 */
const openPayment = async (tx: Tx, order: Order, money: Money): Promise<string> => {
  const { provider, provider_ref: ref, amount, currency } = money;
  if (ref !== null) {
    const held = await tx
      .selectFrom('payment_intents')
      .select(['id', 'status', 'order_id', 'amount', 'currency'])
      .where('method', '=', provider)
      .where('provider_ref', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    if (held?.status === 'succeeded' || held?.status === 'refunded') throw new Refusal('parked.taken');
    if (held?.order_id === order.id && held.amount === amount && held.currency === currency) return held.id;
    if (held !== undefined) {
      await movePayment(tx, held.id, 'close');
      await tx.updateTable('payment_intents').set({ provider_ref: null }).where('id', '=', held.id).execute();
    }
  }
  await tx
    .updateTable('payment_intents')
    .set({ status: paymentMoves.close.to })
    .where('order_id', '=', order.id)
    .where('status', 'in', [...paymentMoves.close.from])
    .execute();
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_intents')
    .values({
      id,
      order_id: order.id,
      method: provider,
      amount,
      currency,
      status: 'pending',
      provider_ref: ref,
    })
    // A payment of a buyer got the name meanwhile.
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new Refusal('parked.taken');
  return id;
};
