import { Refusal } from '@mall/contract/core/refusals';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';

/** A member who is still here. Throws missing. */
export const requireMember = async (reader: Reader, id: string) => {
  const row = await reader
    .selectFrom('users')
    .select(['mobile', 'email', 'real_name'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('missing');
  return { ...row, mobile: openField(row.mobile, id) };
};

/** Operators are helped by those who appoint them, and by nobody else. Throws member.isOperator. */
export const refuseOperator = async (tx: Tx, id: string): Promise<void> => {
  const row = await tx
    .selectFrom('operators')
    .select('user_id')
    .where('user_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row !== undefined) throw new Refusal('member.isOperator');
};
