import { Refusal } from '@mall/contract/core/refusals';
import { talkLimits } from '@mall/contract/trade/talk';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { countAnswers } from './desk.queries.ts';
import type { Party } from './party.ts';

type Kept = { readonly id?: string | undefined; readonly title: string; readonly words: string };

/** Keeps an answer, or changes a kept one. Throws missing, talk.tooManyAnswers. */
export const saveAnswer = async (
  tx: Tx,
  { owner, by }: Party,
  { id, title, words }: Kept,
): Promise<{ id: string; title: string; words: string }> => {
  if (id !== undefined) {
    const changed = await tx
      .updateTable('talk_answers')
      .set({ title, words, saved_by: by, saved_at: sql`now()` })
      .where('id', '=', id)
      .where('office_id', '=', owner)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw new Refusal('missing');
    return { id, title, words };
  }
  // Those who keep one at once are counted one after the other.
  await sql`select from talk_offices where id = ${owner} for update`.execute(tx);
  if ((await countAnswers(tx, owner)) >= talkLimits.answers) throw new Refusal('talk.tooManyAnswers');
  const made = { id: newId(), title, words };
  await tx
    .insertInto('talk_answers')
    .values({ ...made, office_id: owner, saved_by: by })
    .execute();
  return made;
};
