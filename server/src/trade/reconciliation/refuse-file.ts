import { fileMoves, type FileRefusal } from '@mall/contract/trade/reconciliation';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';

/** Ends a file that cannot be compared; the one before goes on to count. */
export const refuseFile = async (db: Db, id: string, refused: FileRefusal): Promise<void> => {
  await db
    .updateTable('provider_files')
    .set({ status: fileMoves.refuse.to, refused, ended_at: clock.now() })
    .where('id', '=', id)
    .where('status', 'in', [...fileMoves.refuse.from])
    .execute();
};
