import type { NewsKind } from '@mall/contract/core/message.ops';
import { usual } from './kinds.ts';
import type { Db, Reader } from '../db/open.ts';

/** The choices of members, kind by kind; without a choice the default applies. */
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

/** The addresses of a member for messages, and since when they are known. */
export const emailOf = (db: Db, memberId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
