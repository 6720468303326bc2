import type { NewsKind } from '@mall/contract/core/message.ops';
import { usual } from './kinds.ts';
import type { Db, Reader } from '../db/open.ts';

/** What members chose, kind by kind; what they never touched is as usual. */
export const chosenBy = async (
  reader: Reader,
  userIds: readonly string[],
): Promise<(userId: string, kind: NewsKind) => { sms: boolean; email: boolean }> => {
  const rows =
    userIds.length === 0
      ? []
      : await reader
          .selectFrom('message_preferences')
          .selectAll()
          .where('user_id', 'in', [...userIds])
          .execute();
  const held = new Map(rows.map((row) => [`${row.user_id}|${row.kind}`, row]));
  return (userId, kind) => held.get(`${userId}|${kind}`) ?? usual[kind];
};

/** Where a member can be written to, and since when that is known. */
export const emailOf = (db: Db, memberId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
