import { secondFactor } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

/** For what a challenge was made, and for which session or ticket (its hash). */
export type Bound = { readonly to: string; readonly purpose: 'register' | 'prove' | 'signIn' };

/** Keeps the one challenge that a passkey may answer here; an earlier one no longer counts. */
export const keepChallenge = async (db: Db, bound: Bound, userId: string, challenge: string) => {
  const valid = { user_id: userId, challenge, expires_at: inMinutes(secondFactor.ticketMinutes) };
  await db
    .insertInto('passkey_challenges')
    .values({ bound_to: bound.to, purpose: bound.purpose, ...valid })
    .onConflict((conflict) => conflict.columns(['bound_to', 'purpose']).doUpdateSet(valid))
    .execute();
};

/** Takes the challenge, whatever the answer to it is worth: each counts once. Throws secondFactor.wrong. */
export const takeChallenge = async (db: Db, bound: Bound, userId: string): Promise<string> => {
  const { rows } = await sql<{ challenge: string }>`
    delete from passkey_challenges where bound_to = ${bound.to} and purpose = ${bound.purpose}
      and user_id = ${userId} and expires_at > now() returning challenge`.execute(db);
  if (rows[0] === undefined) throw new Refusal('secondFactor.wrong');
  return rows[0].challenge;
};

const inMinutes = (minutes: number): Date => new Date(clock.nowMs() + minutes * 60_000);
