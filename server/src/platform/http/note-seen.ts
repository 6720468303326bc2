import type { Db } from '../db/open.ts';

/** Somebody has just been here. */
export const noteSeen = async (db: Db, tokenHash: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date() })
    .where('token_hash', '=', tokenHash)
    .execute();
};
