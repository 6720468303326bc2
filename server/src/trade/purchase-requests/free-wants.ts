import type { Tx } from '../../platform/db/open.ts';

/** A member who leaves a shop leaves their assigned wanted purchases to the others. */
export const freeWants = async (tx: Tx, shopId: string, userId: string): Promise<void> => {
  await tx
    .updateTable('wants')
    .set({ follow_up_by: null })
    .where('shop_id', '=', shopId)
    .where('follow_up_by', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
};
