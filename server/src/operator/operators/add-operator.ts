import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { lockOperators, memberOfNumber } from './operators.queries.ts';
import { grantedBy, refuseBeyond } from './rights.ts';

/**
 * Makes a member an operator, or again one who was. Returns their id. Throws operator.noMember, operator.already,
 * operator.noPermission, role.beyondOwn.
 */
export const addOperator = async (
  tx: Tx,
  caller: Operator,
  input: Input<'operator.add'>,
  /** Whether the mall sends codes: elsewhere nobody can prove a number. */
  sendsCodes: boolean,
): Promise<string> => {
  const permissions = grantedBy(input);
  refuseBeyond(caller.operator.permissions, permissions);
  const userId = (await memberOfNumber(tx, input.mobile, sendsCodes))?.id;
  if (userId === undefined) throw new Refusal('operator.noMember');
  if ((await lockOperators(tx)).some((one) => one.user_id === userId)) throw new Refusal('operator.already');
  const granted = { role: input.role, permissions: input.role === 'custom' ? [...permissions] : null };
  await tx
    .insertInto('operators')
    .values({ user_id: userId, ...granted, added_by: caller.memberId, removed_at: null })
    .onConflict((again) =>
      again
        .column('user_id')
        .doUpdateSet({ ...granted, added_by: caller.memberId, added_at: sql<Date>`now()`, removed_at: null }),
    )
    .execute();
  await noteOperator(tx, caller, 'operator.add', `user:${userId}`, {
    new: { role: input.role, permissions },
  });
  return userId;
};
