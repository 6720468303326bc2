import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';

/** Throws missing for a view that is not the member's own. */
export const removeView = async (db: Db, caller: Member, id: string): Promise<null> => {
  const removed = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', caller.memberId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new Refusal('missing');
  return null;
};
