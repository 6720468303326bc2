import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import { lockConversation } from './lock.queries.ts';
import { noteNews } from './note-news.ts';
import type { Party } from './party.ts';

/** Closes a conversation whose last message was read. Throws missing, talk.movedOn when more was said meanwhile. */
export const closeConversation = async (
  tx: Tx,
  party: Party,
  { id, after }: { id: string; after: number },
): Promise<void> => {
  const held = await lockConversation(tx, party, id);
  if (held.last_seq !== after) throw new Refusal('talk.movedOn');
  await tx
    .updateTable('conversations')
    .set({ status: 'closed', waiting_since: null })
    .where('id', '=', id)
    .execute();
  await noteNews(tx, held);
};
