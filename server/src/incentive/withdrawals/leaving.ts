import type { Kind } from '../batches/kind.ts';
import { moveWithdrawal } from './move.ts';
import { lockSendable, withdrawalsOfBatch } from './queries.ts';

/** Withdrawals leave in batches of their own. */
export const leavingWithdrawals: Kind = {
  name: 'withdrawal',
  batches: 'withdrawal_batches',
  lines: 'withdrawal_batch_lines',
  item: 'withdrawal_id',
  lock: lockSendable,
  read: withdrawalsOfBatch,
  move: (tx, { memberId }, id, step, { reason }) =>
    moveWithdrawal(tx, id, step, { userId: null, by: memberId, reason }),
};
