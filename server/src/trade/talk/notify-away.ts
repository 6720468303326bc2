import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { memberMessage, shopMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

type Untold = {
  id: string;
  member_id: string;
  shop_id: string | null;
  last_seq: number;
  member: boolean;
  office: boolean;
  shop_name: string | null;
};
const batch = 200;

/**
 * Tells a side that is away of what it has not read, once a silence: a minute after the last was said, and not again before
 * it has read. Whoever has the conversation open has read it by then. Operators see what waits on their page.
 */
export const notifyAway = async (db: Db): Promise<void> => {
  while ((await inTransaction(db, notifySome)) === batch);
};

const notifySome = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<Untold>`
    with due as (
      select id, member_unread > 0 and not member_told as member, office_unread > 0 and not office_told as office
      from conversations where last_at < now() - interval '1 minute'
        and ((member_unread > 0 and not member_told) or (office_unread > 0 and not office_told))
      order by last_at limit ${batch} for update skip locked)
    update conversations c set member_told = c.member_told or due.member, office_told = c.office_told or due.office
    from due, talk_offices o left join shops s on s.id = o.shop_id
    where c.id = due.id and o.id = c.office_id
    returning c.id, c.member_id, o.shop_id, c.last_seq, due.member, due.office, s.store_name as shop_name`.execute(
    tx,
  );
  await sendMessages(
    tx,
    rows.flatMap((row) => {
      const about = `${row.id}:${row.last_seq}`;
      return [
        ...(row.member ? [toMember(row, about)] : []),
        ...(row.office && row.shop_id !== null ? [shopMessage('talk.asked', row.shop_id, {}, about)] : []),
      ];
    }),
  );
  return rows.length;
};

const toMember = ({ shop_name: shop, member_id: memberId }: Untold, about: string) =>
  shop === null
    ? memberMessage('talk.mallAnswered', memberId, {}, about)
    : memberMessage('talk.answered', memberId, { shop }, about);
