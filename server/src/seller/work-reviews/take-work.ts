import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { lockWork, takerOf } from './works.queries.ts';

/**
 * One operator has what waits, seen by all: of two who take it at once the second is told who has it, and takes it over
 * only knowingly. Throws missing, work.decided, work.taken with who has it.
 */
export const takeWork = async (
  tx: Tx,
  caller: Operator,
  { kind, id, from }: Input<'workReview.take'>,
): Promise<Output<'workReview.take'>> => {
  const waits = await lockWork(tx, kind, id);
  if (waits === undefined) throw new Refusal('missing');
  if (!waits) throw new Refusal('work.decided');
  const taker = await takerOf(tx, kind, id);
  if (taker?.id === caller.memberId) return taker;
  if (taker !== undefined && taker.id !== from) throw new Refusal('work.taken', { ...taker });
  const row = { taken_by: caller.memberId, taken_at: clock.now() };
  await tx
    .insertInto('work_takes')
    .values({ kind, id, ...row })
    .onConflict((known) => known.columns(['kind', 'id']).doUpdateSet(row))
    .execute();
  await noteOperator(tx, caller, 'workReview.take', `work:${kind}.${id}`, {
    ...(taker === undefined ? {} : { from: taker.id }),
  });
  const now = await takerOf(tx, kind, id);
  if (now === undefined) throw new Error('What was just taken is taken by nobody.');
  return now;
};
