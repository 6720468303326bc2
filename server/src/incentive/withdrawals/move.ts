import { Refusal } from '@mall/contract/core/refusals';
import { type WithdrawalMove, withdrawalMoves } from '@mall/contract/incentive/withdrawal';
import type { Tx } from '../../platform/db/open.ts';
import { refillEnvelopes } from '../red-envelopes/draw.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { bookStep } from './book.ts';
import { lockWithdrawal, type WithdrawalRow } from './queries.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

type By = { userId: string | null; by?: string; reason?: string; proof?: string | undefined };

/**
 * Moves a withdrawal by a row of its table, posts the consequences, and notifies its member. Throws missing,
 * withdrawal.notAllowed.
 */
export const moveWithdrawal = async (
  tx: Tx,
  id: string,
  move: WithdrawalMove,
  { userId, by, reason = '', proof }: By,
): Promise<WithdrawalRow> => {
  const held = await lockWithdrawal(tx, id, userId);
  if (held === undefined) throw new Refusal('missing');
  const { from, to } = withdrawalMoves[move];
  if (!from.some((status) => status === held.status))
    throw new Refusal('withdrawal.notAllowed', { status: held.status });
  const ends = to === 'paid' || to === 'failed' || to === 'rejected' || to === 'cancelled';
  const row = await tx
    .updateTable('withdrawals')
    .set({
      status: to,
      reason,
      ...(proof === undefined ? {} : { proof }),
      ...(by === undefined ? {} : { decided_by: by }),
      ...(move === 'approve' || move === 'reject' ? { reviewed_at: clock.now() } : {}),
      ...(move === 'send' ? { sent_at: clock.now() } : {}),
      ...(ends ? { ended_at: clock.now() } : {}),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (ends) await bookStep(tx, row, to === 'paid' ? 'pay' : 'giveBack');
  if (ends && to !== 'paid' && row.source === 'redEnvelope') await refillEnvelopes(tx, id);
  if (to !== 'cancelled' && to !== 'paying')
    await sendMessages(tx, [
      memberMessage(`withdrawal.${to}`, row.user_id, { no: row.no, amount: row.net, reason }, row.id),
    ]);
  return row;
};
