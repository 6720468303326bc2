import type { Tx } from '../../platform/db/open.ts';

/** Closes an open activity; false for one that is not open. */
export const closeActivity = async (tx: Tx, id: string): Promise<boolean> => {
  const closed = await tx
    .updateTable('boost_activities')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
};
