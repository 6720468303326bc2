import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';

/** Takes an announcement away, or puts back one that was. Throws missing. */
export const removeAnnouncement = async (tx: Tx, id: number, back = false): Promise<void> => {
  const changed = await tx
    .updateTable('announcements')
    .set({ removed_at: back ? null : sql<Date>`now()` })
    .where('id', '=', id)
    .where('removed_at', back ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new Refusal('missing');
};
