import { orderStatus } from '@mall/contract/trade/order';
import type { Tx } from '../../platform/db/open.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { moveOrder, recordChange, type Scope, type Who } from './move.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * Receipt of a shipped order, by its buyer or by the clock 15 days after arrival. Opens its review (decisions
 * 2.7).
 */
export const receiveOrder = async (tx: Tx, orderId: string, scope: Scope, who: Who): Promise<void> => {
  const order = await moveOrder(tx, orderId, 'receive', scope, { received_at: clock.now() });
  await recordChange(
    tx,
    orderId,
    { ...who, from: orderStatus.shipped, to: orderStatus.received, note: 'received' },
    messagesFor('order.received', order),
  );
};
