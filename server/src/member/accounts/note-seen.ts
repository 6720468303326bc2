import type { Db } from '../../platform/db/open.ts';

/** Records that somebody was just here. */
export const noteSeen = async (db: Db, tokenHash: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date() })
    .where('token_hash', '=', tokenHash)
    .execute();
};
