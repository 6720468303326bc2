import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { type Inbox, ownOf } from './inbox.queries.ts';
import { clock } from '../clock/clock.ts';

/** Marks an inbox as read. */
export const markAllRead = async (db: Db, inbox: Inbox): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ read_at: clock.now() })
    .where(inbox)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .execute();
};

/** Marks a message as read and reads it. */
export const markRead = (db: Db, own: ReturnType<typeof ownOf>, id: string) =>
  db
    .updateTable('messages')
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where('id', '=', id)
    .where(own)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Removes messages from an inbox; returns how many. */
export const removeMessages = async (
  db: Db,
  own: ReturnType<typeof ownOf>,
  ids: readonly string[],
): Promise<number> => {
  const gone = await db
    .updateTable('messages')
    .set({ deleted_at: clock.now() })
    .where('id', 'in', [...ids])
    .where(own)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(gone.numUpdatedRows);
};
