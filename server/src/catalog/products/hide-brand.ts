import type { Tx } from '../../platform/db/open.ts';

/** Takes a brand out of the lists of brands, or puts it back. */
export const hideBrand = async (tx: Tx, id: number, hidden: boolean): Promise<void> => {
  await tx.updateTable('brands').set({ hidden }).where('id', '=', id).execute();
};
