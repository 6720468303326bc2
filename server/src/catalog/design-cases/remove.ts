import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';

/** Throws missing for a design that is not the member's own. */
export const removeDesign = async (db: Db, memberId: string, id: string): Promise<void> => {
  const gone = await db
    .deleteFrom('designs')
    .where('id', '=', id)
    .where('owner_id', '=', memberId)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Refusal('missing');
};
