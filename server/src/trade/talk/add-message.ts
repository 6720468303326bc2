import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import type { StoredThing } from '../../platform/db/schema/talk.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { type Held, lockConversation, sentBefore } from './lock.queries.ts';
import { noteNews } from './note-news.ts';
import type { Party } from './party.ts';

type Said = {
  readonly id: string;
  readonly key: string;
  readonly words: string;
  readonly pictures: readonly string[];
  readonly thing?: StoredThing | null;
  readonly note?: boolean;
};

/**
 * Says something in a conversation and returns its number; the same key again is the same message. What is not read at
 * once is told to the other side by `notify-away.ts`. Throws missing, talk.empty, talk.pictureUnknown.
 */
export const addMessage = async (tx: Tx, party: Party, said: Said): Promise<number> => {
  if (said.words === '' && said.pictures.length === 0) throw new Refusal('talk.empty');
  if (!(await ownsMedia(tx, party.by, said.pictures))) throw new Refusal('talk.pictureUnknown');
  const held = await lockConversation(tx, party, said.id);
  const before = await sentBefore(tx, { id: held.id, by: party.by, key: said.key });
  if (before !== undefined) return before;
  const seq = await appendMessage(tx, party, held, said);
  await noteNews(tx, held, said.note === true ? ['office'] : ['member', 'office']);
  return seq;
};

/** Writes the next message of a locked conversation. Its side has read what it answers. */
export const appendMessage = async (
  tx: Tx,
  { side, by }: Party,
  held: Held,
  { key, words, pictures, thing = null, note = false }: Omit<Said, 'id'>,
): Promise<number> => {
  const seq = held.last_seq + 1;
  await tx
    .insertInto('conversation_messages')
    .values({
      conversation_id: held.id,
      seq,
      side,
      kind: note ? 'note' : 'words',
      by,
      key,
      words,
      pictures: json(pictures),
      thing:
        thing === null
          ? null
          : json({ kind: thing.kind, id: thing.id, title: thing.title, image: thing.image }),
    })
    .execute();
  const after =
    side === 'member'
      ? sql`last_at = now(), status = 'open', waiting_since = coalesce(waiting_since, now()),
          office_unread = office_unread + 1, member_read = ${seq}, member_unread = 0, member_told = false`
      : sql`last_at = now(), status = 'open', waiting_since = null, assigned_to = coalesce(assigned_to, ${by}),
          member_unread = member_unread + 1, office_read = ${seq}, office_unread = 0, office_told = false`;
  await sql`
    update conversations set last_seq = ${seq} ${note ? sql`` : sql`, ${after}`} where id = ${held.id}`.execute(
    tx,
  );
  return seq;
};
