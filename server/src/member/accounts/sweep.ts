import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { sweepKeys } from '../../platform/http/sweep-keys.ts';

/** Deletes what nobody can use any more, part by part. */
export const sweepAccounts = (db: Db) => {
  const cleared = async (statement: RawBuilder<unknown>): Promise<void> => void (await statement.execute(db));
  return {
    sessions: () =>
      cleared(sql`delete from sessions where expires_at < now() or last_seen_at < now() - interval '7 days'`),
    codes: () => cleared(sql`delete from sms_codes where created_at < now() - interval '2 days'`),
    challenges: () => cleared(sql`delete from passkey_challenges where expires_at < now()`),
    tickets: () => cleared(sql`delete from sign_in_tickets where expires_at < now()`),
    exports: () => cleared(sql`delete from data_exports where expires_at < now()`),
    keys: () => sweepKeys(db),
  };
};
