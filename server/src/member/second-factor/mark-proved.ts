import type { Tx } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

/** From now on, for ten minutes, the session may do what needs a fresh proof. */
export const markProved = async (tx: Tx, tokenHash: string): Promise<void> => {
  await tx
    .updateTable('sessions')
    .set({ proved_at: clock.now() })
    .where('token_hash', '=', tokenHash)
    .execute();
};
