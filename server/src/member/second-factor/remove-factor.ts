import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/** Removes a passkey and returns its name. Throws missing when the member has none of that id. */
export const removePasskey = async (tx: Tx, userId: string, id: string): Promise<string> => {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  if (removed === undefined) throw new Refusal('missing');
  return removed.name;
};

/** Forgets the secret of the authenticator app. Throws missing when one-time codes are off. */
export const removeOneTimeCodes = async (tx: Tx, userId: string): Promise<void> => {
  const removed = await tx
    .deleteFrom('authenticators')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new Refusal('missing');
};

/** Recovery codes replace a second factor; without one they go. */
export const removeIdleRecoveryCodes = async (tx: Tx, userId: string): Promise<void> => {
  await sql`
    delete from recovery_codes where user_id = ${userId}
      and not exists (select from passkeys where user_id = ${userId})
      and not exists (select from authenticators where user_id = ${userId} and confirmed_at is not null)`.execute(
    tx,
  );
};

/** Takes every second factor off an account; returns how many there were, recovery codes not counted. */
export const removeAllFactors = async (tx: Tx, userId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    with keys as (delete from passkeys where user_id = ${userId} returning 1),
      apps as (delete from authenticators where user_id = ${userId} returning confirmed_at),
      codes as (delete from recovery_codes where user_id = ${userId})
    select (select count(*) from keys) + (select count(*) from apps where confirmed_at is not null) as n`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
};
