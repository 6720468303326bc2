import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

export type NoteRow = { id: string; by: string; name: string; text: string; at: string };

/**
 * Notes of a shop's staff about an order for each other, oldest first. The caller has already found the
 * order.
 */
export const notesOf = async (reader: Reader, orderId: string): Promise<NoteRow[]> => {
  const { rows } = await sql<NoteRow>`
    select n.id, n.by, u.name, n.text, n.at::text as at from order_notes n join users u on u.id = n.by
    where n.order_id = ${orderId} and n.text <> '' order by n.at, n.id`.execute(reader);
  return rows;
};
