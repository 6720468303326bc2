import { talkLimits } from '@mall/contract/trade/talk';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { mediaSecret } from '../../platform/media/secret.queries.ts';
import type { StoredThing } from '../../platform/db/schema/talk.ts';

export type MessageRow = {
  readonly seq: number;
  readonly side: 'member' | 'office';
  readonly kind: 'words' | 'note';
  readonly by_name: string;
  readonly words: string;
  readonly pictures: readonly string[];
  readonly thing: StoredThing | null;
  readonly at: Date;
  /** Signs the addresses of pictures. */
  readonly secret: string;
};
type Wanted = {
  readonly id: string;
  readonly notes: boolean;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
};

/**
 * Messages of a conversation in their order: the first after one, or the last before one. `more` says whether there are
 * others in that direction.
 */
export const messagesOf = async (
  reader: Reader,
  { id, notes, after, before }: Wanted,
): Promise<{ rows: MessageRow[]; more: boolean }> => {
  const beyond =
    after === undefined
      ? sql`m.seq < ${before ?? 2_147_483_647} order by m.seq desc`
      : sql`m.seq > ${after} order by m.seq`;
  const { rows } = await sql<MessageRow>`
    select m.seq, m.side, m.kind, u.name as by_name, m.words, m.pictures, m.thing, m.at, ${mediaSecret} as secret
    from conversation_messages m join users u on u.id = m.by
    where m.conversation_id = ${id} and (${notes} or m.kind = 'words') and ${beyond} limit ${talkLimits.page + 1}`.execute(
    reader,
  );
  const kept = rows.slice(0, talkLimits.page);
  return { rows: after === undefined ? kept.toReversed() : kept, more: rows.length > talkLimits.page };
};
