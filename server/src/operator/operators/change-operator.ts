import type { Input } from '@mall/contract/operations';
import { operatorKeysOf } from '@mall/contract/core/operator-permissions';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { lockOperators } from './operators.queries.ts';
import { grantedBy, othersAppoint, refuseBeyond } from './rights.ts';

/** Gives an operator another role. Throws missing, operator.last, operator.noPermission, role.beyondOwn. */
export const changeOperator = async (
  tx: Tx,
  caller: Operator,
  input: Input<'operator.change'>,
): Promise<void> => {
  const permissions = grantedBy(input);
  const holders = await lockOperators(tx);
  const held = holders.find((one) => one.user_id === input.userId);
  if (held === undefined) throw new Refusal('missing');
  const before = operatorKeysOf(held.role, held.permissions);
  const moved = [...before, ...permissions].filter(
    (key) => before.includes(key) !== permissions.includes(key),
  );
  refuseBeyond(caller.operator.permissions, moved);
  if (!permissions.includes('operator.edit') && !othersAppoint(holders, input.userId))
    throw new Refusal('operator.last');
  await tx
    .updateTable('operators')
    .set({ role: input.role, permissions: input.role === 'custom' ? [...permissions] : null })
    .where('user_id', '=', input.userId)
    .where('removed_at', 'is', null)
    .execute();
  await noteOperator(tx, caller, 'operator.change', `user:${input.userId}`, {
    old: { role: held.role, permissions: before },
    new: { role: input.role, permissions },
  });
};
