import { orderStatus } from '@mall/contract/trade/order';
import type { Plan } from '../deliveries/estimate.ts';
import { openDelivery } from '../deliveries/move.ts';
import { notifyRisk } from '../deliveries/notify-risk.ts';
import type { Tx } from '../../platform/db/open.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { moveOrder, recordChange, type Scope, type Who } from './move.ts';

/** The default duration of a delivery (decisions 2.16). */
export const usualPlan: Plan = { productionDays: 7, transitDays: 5, urgent: false };

/** A paid order is recorded for delivery: by its shop, or by the clock after 24 hours (decisions 2.7). */
export const recordOrder = async (
  tx: Tx,
  orderId: string,
  plan: Plan,
  scope: Scope,
  who: Who,
): Promise<void> => {
  const order = await moveOrder(tx, orderId, 'record', scope);
  const { id, expected } = await openDelivery(tx, orderId, plan, who.actorId);
  await recordChange(
    tx,
    orderId,
    { ...who, from: orderStatus.paid, to: orderStatus.awaitingShipment, note: 'recorded' },
    messagesFor('order.recorded', order, { date: expected.toISOString() }, id),
  );
  await notifyRisk(tx, id);
};
