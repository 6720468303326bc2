import { orderStatus } from '@mall/contract/trade/order';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import { handOver } from '../deliveries/move.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { isWholeAsked } from '../refunds/of-order.queries.ts';
import { type MovedOrder, moveOrder, recordChange, type Scope, type Who } from './move.ts';
import { orderById } from './rows.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

type Carried = {
  readonly carrier: string;
  readonly receiptNo: string;
  readonly note: string;
  readonly addressVersion?: number | undefined;
};

/**
 * The first goods of a recorded order have left with a carrier (decisions 2.7). Not while a refund of all of
 * it is requested: refund.open, nor by an address from before a change: order.addressChanged.
 */
export const shipOrder = async (
  tx: Tx,
  orderId: string,
  { carrier, receiptNo, note, addressVersion }: Carried,
  scope: Scope,
  who: Who,
): Promise<MovedOrder> => {
  const order = await moveOrder(tx, orderId, 'ship', scope, { shipped_at: clock.now() });
  if (addressVersion !== undefined && addressVersion !== order.addressVersion)
    throw new Refusal('order.addressChanged');
  if (await isWholeAsked(tx, orderId)) throw new Refusal('refund.open');
  await recordChange(
    tx,
    order.id,
    { ...who, from: orderStatus.awaitingShipment, to: orderStatus.shipped, note: 'shipped', noteText: note },
    messagesFor('order.shipped', order, { carrier, receiptNo }),
  );
  return order;
};

/**
 * The same with everything that has not left yet, as the seller reports it. Throws delivery.notReady before
 * they are recorded.
 */
export const shipWhole = async (
  tx: Tx,
  orderId: string,
  carried: Carried,
  scope: Scope,
  who: Who,
): Promise<void> => {
  const held = await orderById(tx, scope, orderId);
  if (held?.status === orderStatus.paid) throw new Refusal('delivery.notReady');
  await shipOrder(tx, orderId, carried, scope, who);
  if (!(await handOver(tx, orderId, carried, who.actorId))) throw new Refusal('delivery.notReady');
};
