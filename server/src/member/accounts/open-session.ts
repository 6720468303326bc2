import { sql } from 'kysely';
import { dayMs } from '@mall/contract/core/time';
import { Refusal } from '@mall/contract/core/refusals';
import { randomBytes } from 'node:crypto';
import type { Db, Reader } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashToken } from '../../platform/http/context.ts';
import { clock } from '../../platform/clock/clock.ts';
import { maskAddress } from '../../platform/i18n/mask.ts';

const lastsMs = 30 * dayMs;

/**
 * A new session; the token leaves the mall once and only its hash is stored (reliability 3.1). It holds a share of the
 * member's row: who locks the account at this moment ends it too. Throws account.locked.
 */
export const openSession = async (reader: Reader, userId: string, caller: Caller): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql`
    insert into sessions (token_hash, user_id, expires_at, user_agent, network)
    select ${hashToken(token)}, id, ${new Date(clock.nowMs() + lastsMs)}::timestamptz, ${caller.userAgent},
      ${maskAddress(caller.ip)} from users where id = ${userId} and locked_at is null for share
    returning 1`.execute(reader);
  if (rows.length === 0) throw new Refusal('account.locked');
  return token;
};

/**
 * Ends the sessions of a member, all or all but one, and every sign-in that is half done; returns how many sessions
 * there were.
 */
export const endSessions = async (reader: Reader, userId: string, but: string | null): Promise<number> => {
  await reader.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute();
  const ended = await reader
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', but ?? '')
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
};

/** Ends one session of a member by its name. Throws missing when they have none of that name. */
export const endSessionOf = async (db: Db, userId: string, id: string): Promise<void> => {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n) throw new Refusal('missing');
};

export const endSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
};
