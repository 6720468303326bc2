import type { Db } from '../../platform/db/open.ts';

/** Everybody with this code can see the design; null: nobody else any more. */
export const shareDesign = async (
  db: Db,
  memberId: string,
  id: string,
  shareCode: string | null,
): Promise<void> => {
  await db
    .updateTable('designs')
    .set({ share_code: shareCode })
    .where('id', '=', id)
    .where('owner_id', '=', memberId)
    .execute();
};
