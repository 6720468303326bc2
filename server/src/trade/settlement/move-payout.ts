import { payoutMoves } from '@mall/contract/trade/settlement';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { ownerOf } from './shops.queries.ts';
import { lockPayout, type PayoutRow } from './payouts.queries.ts';
import { postPayout } from './post-payout.ts';

type Moved = { readonly before: PayoutRow; readonly after: PayoutRow };

/**
 * Moves a payout by a row of its table, posts the consequences and tells the shop how it ended. Where two must approve, it
 * stays a draft after the first. Throws missing, payout.notAllowed, .sameApprover, .reasonMissing.
 */
export const movePayout = async (
  tx: Tx,
  caller: Operator,
  { id, move, reason, reference }: Input<'mallPayout.move'>,
): Promise<Moved> => {
  if ((move === 'cancel' || move === 'fail') && reason === '') throw new Refusal('payout.reasonMissing');
  const held = await lockPayout(tx, id);
  if (held === undefined) throw new Refusal('missing');
  const { from, to } = payoutMoves[move];
  if (!from.some((status) => status === held.status))
    throw new Refusal('payout.notAllowed', { status: held.status });
  const [by, now] = [caller.memberId, clock.now()];
  const changes = {
    approve: () => approvedBy(held, by, now),
    send: () => ({ status: to, sent_by: by, sent_at: now, reference }),
    settle: () => ({ status: to, ended_by: by, ended_at: now, ...(reference === '' ? {} : { reference }) }),
    fail: () => ({ status: to, ended_by: by, ended_at: now, reason }),
    cancel: () => ({ status: to, ended_by: by, ended_at: now, reason }),
  };
  const row = await tx
    .updateTable('payouts')
    .set(changes[move]())
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returningAll()
    .executeTakeFirstOrThrow();
  if (move === 'settle') await postPayout(tx, row, 'pay');
  if (move === 'fail' || move === 'cancel') await postPayout(tx, row, 'giveBack');
  if (move === 'settle' || move === 'fail') await tellOwner(tx, row);
  return { before: held, after: row };
};

/** The first approval, or the second of somebody else. */
const approvedBy = (held: PayoutRow, by: string, now: Date) => {
  if (held.approved_by === by) throw new Refusal('payout.sameApprover');
  const approved = payoutMoves.approve.to;
  if (held.approved_by !== null) return { status: approved, second_by: by, second_at: now };
  return { ...(held.needs_second ? {} : { status: approved }), approved_by: by, approved_at: now };
};

/** Not the shop: whoever reads its messages may not see its finances. */
const tellOwner = async (tx: Tx, { id, no, shop_id, amount, status, reason }: PayoutRow): Promise<void> => {
  const type = status === 'settled' ? 'payout.settled' : 'payout.failed';
  await sendMessages(tx, [memberMessage(type, await ownerOf(tx, shop_id), { no, amount, reason }, id)]);
};
