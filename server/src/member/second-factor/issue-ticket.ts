import { randomBytes } from 'node:crypto';
import { secondFactor } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashToken } from '../../platform/http/context.ts';
import { clock } from '../../platform/clock/clock.ts';

/** A ticket for the second step of signing in: five minutes, one browser, five tries, one use. Only its hash stays. */
export const issueTicket = async (reader: Reader, userId: string, caller: Caller): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url');
  await reader
    .insertInto('sign_in_tickets')
    .values({
      ticket_hash: hashToken(ticket),
      user_id: userId,
      user_agent: caller.userAgent,
      expires_at: new Date(clock.nowMs() + secondFactor.ticketMinutes * 60_000),
    })
    .execute();
  return ticket;
};

/**
 * Takes one of a ticket's tries and returns its member; the try counts whatever comes of it, also for simultaneous
 * guesses. Throws secondFactor.ticketOver.
 */
export const tryTicket = async (db: Db, ticketHash: string, userAgent: string): Promise<string> => {
  const { rows } = await sql<{ user_id: string }>`
    update sign_in_tickets set tries = tries + 1
    where ticket_hash = ${ticketHash} and user_agent = ${userAgent} and expires_at > now()
      and tries < ${secondFactor.ticketTries}
    returning user_id`.execute(db);
  if (rows[0] === undefined) throw new Refusal('secondFactor.ticketOver');
  return rows[0].user_id;
};

/** Uses a ticket up with the session that it opens. Throws secondFactor.ticketOver when another request was quicker. */
export const closeTicket = async (tx: Tx, ticketHash: string): Promise<void> => {
  const closed = await tx
    .deleteFrom('sign_in_tickets')
    .where('ticket_hash', '=', ticketHash)
    .executeTakeFirst();
  if (closed.numDeletedRows === 0n) throw new Refusal('secondFactor.ticketOver');
};
