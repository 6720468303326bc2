import { sql } from 'kysely';
import { operatorRoles } from '@mall/contract/core/operator-permissions';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import { lockOperators, memberOfNumber } from './operators.queries.ts';

type Asked = {
  readonly mobile: string;
  /** Why one more is made by whoever runs the server; null for the first. */
  readonly again: string | null;
  /** `impossible` in a mall that sends no codes. */
  readonly proof: 'needed' | 'impossible';
};

/**
 * Makes a member an operator who may do everything, without an operator who appoints them. Returns their name.
 * Throws operator.noMember, operator.already, and operator.last when there are operators and no reason is given.
 */
export const addFirstOperator = async (tx: Tx, { mobile, again, proof }: Asked): Promise<string> => {
  // Two who are first at once wait for each other, although there is no row yet to wait for.
  await sql`lock table operators in share row exclusive mode`.execute(tx);
  const held = await lockOperators(tx);
  const member = await memberOfNumber(tx, mobile, proof === 'needed');
  if (member === undefined) throw new Refusal('operator.noMember');
  if (again === null && held.length > 0) throw new Refusal('operator.last');
  const own = held.find((one) => one.user_id === member.id);
  if (own?.role === 'all') throw new Refusal('operator.already');
  const granted = { role: 'all', permissions: null, added_by: null, removed_at: null };
  await tx
    .insertInto('operators')
    .values({ user_id: member.id, ...granted })
    .onConflict((was) => was.column('user_id').doUpdateSet({ ...granted, added_at: sql<Date>`now()` }))
    .execute();
  await noteOperator(tx, { memberId: null }, 'operator.first', `user:${member.id}`, {
    new: { role: 'all', permissions: operatorRoles.all, ...(again === null ? {} : { reason: again }) },
  });
  return member.name;
};
