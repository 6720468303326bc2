import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import type { MessageRow } from './outbox.ts';

/** The part of a statement that writes messages, if `when` holds. */
export const insertMessages = (
  rows: readonly MessageRow[],
  when: RawBuilder<boolean>,
): RawBuilder<unknown> => sql`
    insert into messages (id, audience, user_id, shop_id, type, params, order_id, once_key)
    select id, audience, user_id, shop_id, type, params, order_id, once_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as m(id text, audience text, user_id text, shop_id text, type text, params jsonb, order_id text, once_key text)
    where ${when}
    on conflict (once_key) do nothing`;

/** Writes messages in the transaction of their event. */
export const sendMessages = async (tx: Reader, rows: readonly MessageRow[]): Promise<void> => {
  if (rows.length > 0) await insertMessages(rows, sql<boolean>`true`).execute(tx);
};
