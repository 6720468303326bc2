import type { Reader } from '../../platform/db/open.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';

/** The number that a member has proved to be theirs; null without one. */
export const numberOf = async (reader: Reader, memberId: string): Promise<string | null> => {
  const row = await reader
    .selectFrom('users')
    .select('mobile')
    .where('id', '=', memberId)
    .where('mobile_proved_at', 'is not', null)
    .executeTakeFirst();
  return row === undefined ? null : openField(row.mobile, memberId);
};
