import { quoteActions } from '@mall/contract/trade/quote';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { quoteNews } from './news.ts';
import { refuseAnswer } from './queries.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

/**
 * The member declines, and the person who offered is notified. Throws missing, quote.closed with the offer's
 * state.
 */
export const decline = async (tx: Tx, caller: Member, id: string): Promise<null> => {
  const { from, to } = quoteActions.decline;
  const { rows } = await sql<{ id: string; no: string; user_id: string; shop_id: string | null }>`
    update quotes q set status = ${to}, decided_at = now()
    where q.id = ${id} and q.user_id = ${caller.memberId} and q.status in (${sql.join([...from])})
    returning q.id, coalesce(q.no, (select w.no from wants w where w.id = q.want_id)) as no, q.user_id,
      q.shop_id`.execute(tx);
  const [declined] = rows;
  if (declined === undefined) return refuseAnswer(tx, id, sql`user_id = ${caller.memberId}`);
  await sendMessages(tx, quoteNews('quote.declined', declined));
  return null;
};
