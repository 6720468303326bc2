import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { appendMessage } from './add-message.ts';
import { lockConversation } from './lock.queries.ts';
import { noteNews } from './note-news.ts';
import { colleagueOf } from './people.queries.ts';
import type { Party } from './party.ts';

type Given = {
  readonly id: string;
  readonly to: string;
  /** Who had it when the page was read. */
  readonly seenBy: string | null;
  readonly note: string;
};

/**
 * Gives a conversation to somebody of its office, with a note that the member does not see. Of two at once one does.
 * Throws missing, talk.taken, talk.noColleague.
 */
export const assignConversation = async (
  tx: Tx,
  party: Party,
  { id, to, seenBy, note }: Given,
): Promise<void> => {
  const held = await lockConversation(tx, party, id);
  if (held.assigned_to !== seenBy) throw new Refusal('talk.taken');
  if (!(await colleagueOf(tx, party.owner, to))) throw new Refusal('talk.noColleague');
  if (note !== '')
    await appendMessage(tx, party, held, { key: newId(), words: note, pictures: [], note: true });
  await tx.updateTable('conversations').set({ assigned_to: to }).where('id', '=', id).execute();
  await noteNews(tx, held, ['office']);
};
