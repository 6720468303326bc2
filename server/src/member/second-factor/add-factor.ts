import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Tx } from '../../platform/db/open.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { StoredPasskey } from './passkey.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Keeps a passkey under its name. Throws secondFactor.wrong for one that belongs to some account already. */
export const addPasskey = async (
  tx: Tx,
  userId: string,
  name: string,
  passkey: Omit<StoredPasskey, 'id'>,
): Promise<void> => {
  try {
    await tx
      .insertInto('passkeys')
      .values({ ...passkey, transports: [...passkey.transports], id: newId(), user_id: userId, name })
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('secondFactor.wrong') : error;
  }
};

/** Keeps a sealed secret until a first code confirms it. Throws secondFactor.codesOn when one is confirmed. */
export const addSecret = async (db: Db, userId: string, secret: string): Promise<void> => {
  const kept = await db
    .insertInto('authenticators')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows !== 1n) throw new Refusal('secondFactor.codesOn');
};

/** The first code counts as used. Throws secondFactor.codesOn when another request was quicker. */
export const addOneTimeCodes = async (
  tx: Tx,
  userId: string,
  sealed: string,
  step: number,
): Promise<void> => {
  const confirmed = await tx
    .updateTable('authenticators')
    .set({ confirmed_at: clock.now(), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', sealed)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (confirmed.numUpdatedRows !== 1n) throw new Refusal('secondFactor.codesOn');
};
