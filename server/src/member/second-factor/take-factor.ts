import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

/** A one-time code counts once, and none that is older than one that was taken. Throws secondFactor.wrong. */
export const takeOneTimeCode = async (tx: Tx, userId: string, step: number): Promise<void> => {
  const taken = await tx
    .updateTable('authenticators')
    .set({ last_step: step, used_at: clock.now() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst();
  requireOne(taken.numUpdatedRows);
};

/** A recovery code counts once. Throws secondFactor.wrong. */
export const takeRecoveryCode = async (tx: Tx, userId: string, codeHash: string): Promise<void> => {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: clock.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  requireOne(taken.numUpdatedRows);
};

/**
 * The counter of a passkey only grows; some keys keep theirs at zero (WebAuthn 6.1.1). Throws secondFactor.wrong when
 * another request has moved it on, or the passkey is gone.
 */
export const takePasskey = async (tx: Tx, userId: string, id: string, counter: number): Promise<void> => {
  const { rows } = await sql`
    update passkeys set counter = ${counter}, used_at = now()
    where id = ${id} and user_id = ${userId} and (counter < ${counter} or (counter = 0 and ${counter} = 0))
    returning id`.execute(tx);
  requireOne(BigInt(rows.length));
};

const requireOne = (rows: bigint): void => {
  if (rows !== 1n) throw new Refusal('secondFactor.wrong');
};
