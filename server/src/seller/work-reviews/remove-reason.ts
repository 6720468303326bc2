import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import { requireRoom } from './save-reason.ts';

/** Removes a template of a reason, or puts one back. Throws missing, goods.tooMany. */
export const removeReason = async (tx: Tx, id: string, back = false): Promise<void> => {
  if (back) await requireRoom(tx);
  const changed = await tx
    .updateTable('work_reasons')
    .set({ removed_at: back ? null : clock.now() })
    .where('id', '=', id)
    .where('removed_at', back ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new Refusal('missing');
};
