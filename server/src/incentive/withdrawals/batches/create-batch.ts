import { Refusal } from '@mall/contract/core/refusals';
import { batchMoves } from '@mall/contract/incentive/withdrawal-batch';
import { withdrawalMoves } from '@mall/contract/incentive/withdrawal';
import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Hooks } from '../../../platform/area.ts';
import { clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/open.ts';
import { isUniqueViolation } from '../../../platform/db/transaction.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import { newId, newOrderNo } from '../../../platform/ids/ids.ts';
import { lockWithdrawals } from './batches.queries.ts';

/**
 * Puts approved withdrawals into a batch. Of two who take one of them at once, one is refused. Throws batch.notApproved,
 * .mixed, .taken.
 */
export const createBatch = async (
  tx: Tx,
  caller: Operator,
  { ids: asked, secondFrom }: { ids: readonly string[] } & Pick<Hooks, 'secondFrom'>,
): Promise<string> => {
  const ids = [...new Set(asked)];
  const rows = await lockWithdrawals(tx, ids);
  const from: readonly string[] = withdrawalMoves.send.from;
  const [first] = rows;
  if (first === undefined || rows.length < ids.length || rows.some(({ status }) => !from.includes(status)))
    throw new Refusal('batch.notApproved');
  const { method, currency } = first;
  if (rows.some((row) => row.method !== method || row.currency !== currency))
    throw new Refusal('batch.mixed');
  const amount = rows.reduce((all, { net }) => all + net, 0);
  const id = newId();
  const no = newOrderNo();
  await tx
    .insertInto('withdrawal_batches')
    .values({
      ...{ id, no, method, currency, amount, status: batchMoves.approve.from[0] },
      needs_second: amount >= (await secondFrom(tx, clock.now())),
      created_by: caller.memberId,
    })
    .execute();
  try {
    await tx
      .insertInto('withdrawal_batch_lines')
      .values(rows.map((row) => ({ batch_id: id, withdrawal_id: row.id })))
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('batch.taken') : error;
  }
  await noteOperator(tx, caller, 'withdrawal.batch.create', `batch:${id}`, {
    new: { amount, currency, count: rows.length },
  });
  return id;
};
