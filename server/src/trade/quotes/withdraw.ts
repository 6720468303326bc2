import { quoteActions } from '@mall/contract/trade/quote';
import type { Tx } from '../../platform/db/open.ts';
import { sql } from 'kysely';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { refuseAnswer } from './queries.ts';
import { noteStep, tellOf } from './note-step.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Takes back an unanswered offer; returns its id, null when none was waiting. */
export const withdrawQuote = async (tx: Tx, wantId: string): Promise<string | null> => {
  const { from, to } = quoteActions.withdraw;
  const gone = await tx
    .updateTable('quotes')
    .set({ status: to, decided_at: clock.now() })
    .where('want_id', '=', wantId)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  return gone?.id ?? null;
};

/**
 * Takes back a waiting offer; the member is notified. Throws missing outside the shop, quote.closed with the
 * offer's state. The wanted purchase, if it is for one, is locked first, as in every work on it.
 */
export const withdrawOne = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const { shopId } = caller.staff;
  const { from, to } = quoteActions.withdraw;
  await sql`
    select 1 from wants where id = (select want_id from quotes where id = ${id} and shop_id = ${shopId})
      for update`.execute(tx);
  const { rows } = await sql<{ want_id: string | null; no: string; user_id: string }>`
    update quotes q set status = ${to}, decided_at = now()
    where q.id = ${id} and q.shop_id = ${shopId} and q.status in (${sql.join([...from])})
    returning q.want_id, coalesce(q.no, (select w.no from wants w where w.id = q.want_id)) as no, q.user_id`.execute(
    tx,
  );
  const [gone] = rows;
  if (gone === undefined) return refuseAnswer(tx, id, sql`shop_id = ${shopId}`);
  const about = { id: gone.want_id ?? id, no: gone.no, user_id: gone.user_id, shop_id: shopId };
  if (gone.want_id !== null) await noteStep({ tx, caller, want: about }, 'quoteWithdrawn', id);
  await recordAudit(tx, caller, shopId, { action: 'quote.withdraw', object: `quote:${id}` });
  await tellOf(tx, about, 'quote.withdrawn', id);
  return null;
};
