import type { NewsKind } from '@mall/contract/core/message.ops';
import type { Db } from '../db/open.ts';
import type { Member } from '../http/caller.ts';

/** Stores the ways by which a member wants news of a kind, and the language. */
export const savePreference = async (
  db: Db,
  caller: Member,
  kind: NewsKind,
  ways: { sms: boolean; email: boolean },
): Promise<void> => {
  await db
    .insertInto('message_preferences')
    .values({ user_id: caller.memberId, kind, sms: ways.sms, email: ways.email })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ sms: ways.sms, email: ways.email }),
    )
    .execute();
};
