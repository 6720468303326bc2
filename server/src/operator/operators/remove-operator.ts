import { sql } from 'kysely';
import { operatorKeysOf } from '@mall/contract/core/operator-permissions';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { freeWants } from '../../trade/index.ts';
import { lockOperators } from './operators.queries.ts';
import { othersAppoint, refuseBeyond } from './rights.ts';

/** Ends what somebody may do as an operator. Throws missing, operator.last, role.beyondOwn. */
export const removeOperator = async (tx: Tx, caller: Operator, userId: string): Promise<void> => {
  const holders = await lockOperators(tx);
  const held = holders.find((one) => one.user_id === userId);
  if (held === undefined) throw new Refusal('missing');
  const before = operatorKeysOf(held.role, held.permissions);
  refuseBeyond(caller.operator.permissions, before);
  if (!othersAppoint(holders, userId)) throw new Refusal('operator.last');
  await tx
    .updateTable('operators')
    .set({ removed_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .execute();
  await freeWants(tx, null, userId);
  await noteOperator(tx, caller, 'operator.remove', `user:${userId}`, { old: { role: held.role } });
};
