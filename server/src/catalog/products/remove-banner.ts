import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/** Takes a banner away, or puts it back. Throws missing where that is done already. */
export const removeBanner = async (tx: Tx, id: number, back = false): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('banners')
    .set(back ? { removed_at: null } : { removed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('removed_at', back ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('missing');
};
