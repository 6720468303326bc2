import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Kind } from './kind.ts';

/** From now on the payment file of a batch is somewhere outside the mall. */
export const noteFile = (tx: Tx, { batches }: Kind, id: string): Promise<unknown> =>
  tx
    .updateTable(batches)
    .set({ file_taken_at: clock.now() })
    .where('id', '=', id)
    .where('file_taken_at', 'is', null)
    .execute();
