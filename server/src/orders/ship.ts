import { Refusal } from '@mall/contract/refusals';
import type { Tx } from '../db/open.ts';
import { messagesFor } from '../messages/outbox.ts';
import { isWholeAsked } from '../refunds/of-order.ts';
import { type MovedOrder, moveOrder, recordChange, type Scope, type Who } from './moves.ts';

type Carried = { readonly carrier: string; readonly receiptNo: string; readonly note: string };

/** The first goods of a recorded order have left with a carrier (decisions 2.7). Not while all of it is asked back: refund.open. */
export const shipOrder = async (
  tx: Tx,
  orderId: string,
  { carrier, receiptNo, note }: Carried,
  scope: Scope,
  who: Who,
): Promise<MovedOrder> => {
  const order = await moveOrder(tx, orderId, 'ship', scope, { shipped_at: new Date() });
  if (await isWholeAsked(tx, orderId)) throw new Refusal('refund.open');
  await recordChange(
    tx,
    order.id,
    { ...who, from: 2, to: 3, note: 'shipped', noteText: note },
    messagesFor('order.shipped', order, { carrier, receiptNo }),
  );
  return order;
};
