import { dayMs } from '@mall/contract/core/time';
import { randomBytes } from 'node:crypto';
import type { Db, Reader } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashToken } from '../../platform/http/context.ts';
import { clock } from '../../platform/clock/clock.ts';

const lastsMs = 30 * dayMs;

/** A new session; the token leaves the mall once and only its hash is stored (reliability 3.1). */
export const openSession = async (reader: Reader, userId: string, caller: Caller): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await reader
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: new Date(clock.nowMs() + lastsMs),
      user_agent: caller.userAgent,
    })
    .execute();
  return token;
};

/** Ends the sessions of a member, all or all but one; returns how many there were. */
export const endSessions = async (reader: Reader, userId: string, but: string | null): Promise<number> => {
  const ended = await reader
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', but ?? '')
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
};

export const endSession = async (db: Db, tokenHash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
};
