import { refundActions } from '@mall/contract/trade/refund';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { recordChange } from '../orders/move.ts';
import { lockRefund } from './queries.ts';

/** The buyer who asked for money takes the request back. Throws missing, refund.decided. */
export const withdraw = async (tx: Tx, caller: Member, id: string): Promise<null> => {
  const held = await lockRefund(tx, id, (order) => order.userId === caller.memberId);
  if (held === undefined || held.refund.kind === 'late') throw new Refusal('missing');
  const { refund, order } = held;
  const { from, to } = refundActions.withdraw;
  if (!from.some((status) => status === refund.status))
    throw new Refusal('refund.decided', { status: refund.status });
  await tx.updateTable('refunds').set({ status: to }).where('id', '=', id).execute();
  await recordChange(
    tx,
    order.id,
    {
      actor: 'buyer',
      actorId: caller.memberId,
      from: order.status,
      to: order.status,
      note: 'refundWithdrawn',
    },
    [],
  );
  return null;
};
