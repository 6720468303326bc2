import { Refusal } from '@mall/contract/core/refusals';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { TalkTables } from '../../platform/db/schema/talk.ts';
import { isOf } from './of-party.queries.ts';
import type { Party } from './party.ts';

export type Held = Selectable<TalkTables['conversations']>;

/** Locks a conversation of a party. Throws missing for any other. */
export const lockConversation = async (tx: Tx, party: Party, id: string): Promise<Held> => {
  const { rows } = await sql<Held>`
    select c.* from conversations c where c.id = ${id} and ${isOf(party)} for update`.execute(tx);
  const [held] = rows;
  if (held === undefined) throw new Refusal('missing');
  return held;
};

/** The number of the message that a sender has already sent with this key; undefined without one. */
export const sentBefore = async (
  reader: Reader,
  { id, by, key }: { id: string; by: string; key: string },
): Promise<number | undefined> => {
  const row = await reader
    .selectFrom('conversation_messages')
    .select('seq')
    .where('conversation_id', '=', id)
    .where('by', '=', by)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.seq;
};
