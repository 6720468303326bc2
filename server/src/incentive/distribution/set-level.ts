import type { Tx } from '../../platform/db/open.ts';

/** The level decides which rates a promoter has. */
export const setLevel = async (tx: Tx, userId: string, level: number): Promise<void> => {
  await tx.updateTable('promoters').set({ level }).where('user_id', '=', userId).execute();
};
