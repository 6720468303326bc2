import type { Kind } from '../../incentive/index.ts';
import { movePayout } from './move-payout.ts';
import { lockSendable, payoutsOfBatch } from './payouts.queries.ts';

/** Payouts to shops leave in batches of their own. */
export const leavingPayouts: Kind = {
  name: 'payout',
  batches: 'payout_batches',
  lines: 'payout_batch_lines',
  item: 'payout_id',
  lock: lockSendable,
  read: payoutsOfBatch,
  move: (tx, caller, id, move, said) => movePayout(tx, caller, { id, move, ...said }),
};
