import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';

/** Gives a passkey another name. Throws missing when the member has none of that id. */
export const changePasskeyName = async (tx: Tx, userId: string, id: string, name: string): Promise<void> => {
  const changed = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) throw new Refusal('missing');
};
