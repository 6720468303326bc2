import type { Tx } from '../../platform/db/open.ts';

/** Who leaves a shop, or (null) the operators of the mall, leaves their assigned wanted purchases to the others. */
export const freeWants = async (tx: Tx, shopId: string | null, userId: string): Promise<void> => {
  await tx
    .updateTable('wants')
    .set({ follow_up_by: null })
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .where('follow_up_by', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
};
