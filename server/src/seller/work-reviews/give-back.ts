import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';

/** Others may take it again. Throws missing unless the caller has it. */
export const giveBack = async (
  tx: Tx,
  caller: Operator,
  { kind, id }: Input<'workReview.giveBack'>,
): Promise<void> => {
  const given = await tx
    .deleteFrom('work_takes')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('taken_by', '=', caller.memberId)
    .returning('id')
    .executeTakeFirst();
  if (given === undefined) throw new Refusal('missing');
  await noteOperator(tx, caller, 'workReview.giveBack', `work:${kind}.${id}`);
};
