import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import { addressesOf } from './choose.queries.ts';

/** Removes one; when it was the default, the newest of the others becomes it. Throws missing. */
export const removeAddress = async (tx: Tx, memberId: string, id: string): Promise<void> => {
  const gone = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', memberId)
    .returning('is_default')
    .executeTakeFirst();
  if (gone === undefined) throw new Refusal('missing');
  const next = gone.is_default ? (await addressesOf(tx, memberId))[0] : undefined;
  if (next !== undefined)
    await tx.updateTable('addresses').set({ is_default: true }).where('id', '=', next.id).execute();
};
