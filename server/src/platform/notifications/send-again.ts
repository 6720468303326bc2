import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import { canLeave } from './sends.queries.ts';

type Named = { readonly messageId: string; readonly channel: string };

/** Makes failed messages due again that may still leave the mall, with three more tries. Returns how many. */
export const sendAgain = async (tx: Tx, named: readonly Named[]): Promise<number> => {
  const { rows } = await sql`
    update message_sends s set state = 'due', tries = 0, next_at = now(), failure = ''
    from jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as n("messageId" text, channel text), messages m, users u
    where s.message_id = n."messageId" and s.channel = n.channel and s.state = 'failed'
      and m.id = s.message_id and u.id = m.user_id and ${canLeave}
    returning 1`.execute(tx);
  return rows.length;
};
