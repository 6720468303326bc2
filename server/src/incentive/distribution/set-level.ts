import type { Tx } from '../../platform/db/open.ts';

/** The level decides a promoter's rates. */
export const setLevel = async (tx: Tx, userId: string, level: number): Promise<void> => {
  await tx.updateTable('promoters').set({ level }).where('user_id', '=', userId).execute();
};
