import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { batchMoves } from '@mall/contract/incentive/withdrawal-batch';
import { noteOperator } from '../../../platform/audit/operator.ts';
import { clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import { moveWithdrawal } from '../move.ts';
import { lockBatch } from './batches.queries.ts';

export type Told = Input<'platformBatch.settle'>['lines'][number] & { readonly paid: boolean };

/**
 * Ends one withdrawal of a batch by what the bank says, and the batch with its last. The same answer again changes
 * nothing; another one is refused, since money that has left cannot fail. Throws missing, batch.notAllowed,
 * withdrawal.notAllowed.
 */
export const settleLine = async (tx: Tx, caller: Operator, batchId: string, told: Told): Promise<void> => {
  const batch = await lockBatch(tx, batchId);
  if (batch === undefined) throw new Refusal('missing');
  const line = await tx
    .selectFrom('withdrawal_batch_lines')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('withdrawal_id', '=', told.id)
    .executeTakeFirst();
  if (line === undefined) throw new Refusal('missing');
  const { paid, reference, reason } = told;
  const state = paid ? 'paid' : 'failed';
  if (line.state === state && (paid ? line.reference === reference : line.reason === reason)) return;
  if (line.state !== 'waiting') throw new Refusal('withdrawal.notAllowed', { status: line.state });
  if (!batchMoves.finish.from.some((status) => status === batch.status))
    throw new Refusal('batch.notAllowed', { status: batch.status });
  const [by, now] = [caller.memberId, clock.now()];
  await tx
    .updateTable('withdrawal_batch_lines')
    .set({ state, ended_by: by, ended_at: now, ...(paid ? { reference } : { reason }) })
    .where('batch_id', '=', batchId)
    .where('withdrawal_id', '=', told.id)
    .execute();
  await moveWithdrawal(tx, told.id, paid ? 'settle' : 'fail', {
    userId: null,
    by,
    reason: paid ? '' : reason,
  });
  const waiting = await tx
    .selectFrom('withdrawal_batch_lines')
    .select('withdrawal_id')
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting === undefined)
    await tx
      .updateTable('withdrawal_batches')
      .set({ status: batchMoves.finish.to, ended_at: now })
      .where('id', '=', batchId)
      .execute();
  await noteOperator(tx, caller, 'withdrawal.batch.settle', `withdrawal:${told.id}`, {
    new: { status: state, reference: paid ? reference : '' },
    reason: paid ? '' : reason,
    more: { batch: batchId },
  });
};
