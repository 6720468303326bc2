import type { Db } from '../../platform/db/open.ts';

/** Under this code a design can be seen by whoever has it; null: by nobody else any more. */
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
