import type { Db } from '../../platform/db/open.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { clock } from '../../platform/clock/clock.ts';

const mostSessions = 20;

/** The ways to sign in to an account, and its sessions, the latest first. */
export const securityOf = async (db: Db, memberId: string) => {
  const [row, sessions] = await Promise.all([
    db
      .selectFrom('users')
      .select(['mobile', 'mobile_proved_at', 'password_hash', 'email', 'email_confirmed_at'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('sessions')
      .select(['id', 'token_hash', 'user_agent', 'network', 'created_at', 'last_seen_at'])
      .where('user_id', '=', memberId)
      .where('expires_at', '>', clock.now())
      .orderBy('last_seen_at', 'desc')
      .limit(mostSessions)
      .execute(),
  ]);
  return { row: { ...row, mobile: openField(row.mobile, memberId) }, sessions };
};
