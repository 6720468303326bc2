import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { lockConversation } from './lock.queries.ts';
import { noteNews } from './note-news.ts';
import type { Party } from './party.ts';

/** Marks a conversation as read by a party up to a message; a mark never goes back. Throws missing. */
export const markConversationRead = async (
  tx: Tx,
  party: Party,
  { id, seq }: { id: string; seq: number },
): Promise<void> => {
  const held = await lockConversation(tx, party, id);
  const read = Math.min(seq, held.last_seq);
  if (read <= (party.side === 'member' ? held.member_read : held.office_read)) return;
  const left = (of: 'member' | 'office') => sql`(select count(*) from conversation_messages m
    where m.conversation_id = ${id} and m.seq > ${read} and m.side = ${of} and m.kind = 'words')`;
  await (party.side === 'member'
    ? sql`update conversations set member_read = ${read}, member_unread = ${left('office')}, member_told = false
        where id = ${id}`
    : sql`update conversations set office_read = ${read}, office_unread = ${left('member')}, office_told = false
        where id = ${id}`
  ).execute(tx);
  await noteNews(tx, held);
};
