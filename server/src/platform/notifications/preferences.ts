import { type NewsKind, newsKinds } from '@mall/contract/core/message.ops';
import type { Input, Output } from '@mall/contract/operations';
import type { Db, Reader } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import type { MailPort } from '../ports/mail.ts';
import type { SmsPort } from '../ports/sms.ts';
import { usual } from './kinds.ts';

type Chosen = { readonly kind: NewsKind; readonly sms: boolean; readonly email: boolean };

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

/** The ways by which news reach a member besides the mall itself. */
export const createPreferenceService = ({ db, sms, mail }: { db: Db; sms: SmsPort; mail: MailPort }) => {
  const read = async (caller: Member): Promise<Output<'message.preferences'>> => {
    const [user, of] = await Promise.all([
      db
        .selectFrom('users')
        .select(['email', 'email_confirmed_at'])
        .where('id', '=', caller.memberId)
        .executeTakeFirstOrThrow(),
      chosenBy(db, [caller.memberId]),
    ]);
    const chosen = newsKinds.map((kind): Chosen => {
      const { sms: bySms, email } = of(caller.memberId, kind);
      return { kind, sms: bySms, email };
    });
    return {
      offered: { sms: sms.offered, email: mail.offered },
      email: { address: user.email, confirmed: user.email_confirmed_at !== null },
      kinds: chosen,
    };
  };
  return {
    read,
    prefer: async (caller: Member, { kind, ...ways }: Input<'message.prefer'>) => {
      await db
        .insertInto('message_preferences')
        .values({ user_id: caller.memberId, kind, sms: ways.sms, email: ways.email })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'kind']).doUpdateSet({ sms: ways.sms, email: ways.email }),
        )
        .execute();
      await db
        .updateTable('users')
        .set({ language: caller.language })
        .where('id', '=', caller.memberId)
        .execute();
      return read(caller);
    },
  };
};
