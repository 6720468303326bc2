import type { Db } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Records that somebody was just here. */
export const noteSeen = async (db: Db, tokenHash: string): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .execute();
};
