import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a member `u` has this mobile number: a whole one, or its last four digits. Null for a keyword that is neither:
 * nobody finds people by guessing the middle of a number. All that the console asks by number is here.
 */
export const hasNumber = (keyword: string): RawBuilder<boolean> | null => {
  if (/^\d{11}$/.test(keyword)) return sql<boolean>`u.mobile = ${keyword}`;
  if (/^\d{4}$/.test(keyword)) return sql<boolean>`right(u.mobile, 4) = ${keyword}`;
  return null;
};
