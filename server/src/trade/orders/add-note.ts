import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { withinScope } from './move.ts';

export type NoteRow = { id: string; by: string; name: string; text: string; at: string };

/** What staff of a shop noted about an order for each other, oldest first. The caller has already found the order. */
export const notesOf = async (reader: Reader, orderId: string): Promise<NoteRow[]> => {
  const { rows } = await sql<NoteRow>`
    select n.id, n.by, u.name, n.text, n.at::text as at from order_notes n join users u on u.id = n.by
    where n.order_id = ${orderId} and n.text <> '' order by n.at, n.id`.execute(reader);
  return rows;
};

/** Throws missing for an order that is not the shop's. */
export const addNote = async (
  tx: Tx,
  orderId: string,
  { text, by, shopId }: { text: string; by: string; shopId: string },
): Promise<void> => {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(withinScope({ shopId }))
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  await tx.insertInto('order_notes').values({ id: newId(), order_id: orderId, by, text }).execute();
};

/** Takes one's own note away. Throws missing for another's, as for none. */
export const removeNote = async (
  tx: Tx,
  noteId: string,
  { by, shopId }: { by: string; shopId: string },
): Promise<string> => {
  const gone = await tx
    .deleteFrom('order_notes')
    .where('id', '=', noteId)
    .where('by', '=', by)
    .where((where) =>
      where.exists(
        where
          .selectFrom('orders')
          .select('orders.id')
          .whereRef('orders.id', '=', 'order_notes.order_id')
          .where('orders.shop_id', '=', shopId),
      ),
    )
    .returning('order_id')
    .executeTakeFirst();
  if (gone === undefined) throw new Refusal('missing');
  return gone.order_id;
};
