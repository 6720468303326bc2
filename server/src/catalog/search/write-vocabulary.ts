import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { keysOf, soundKey } from './nearest.ts';
import type { Word } from './product-terms.ts';

/**
 * Adds words that no product had before. Sorted, so that of two writers none waits for the other in a circle;
 * with a look before, as nearly all are known.
 */
export const writeVocabulary = async (tx: Tx, words: readonly Word[]): Promise<void> => {
  const rows = [...new Map(words.map((one) => [one.word, one])).values()]
    .sort((a, b) => (a.word < b.word ? -1 : 1))
    .map(({ word, sound }) => ({ word, keys: sound === null ? keysOf(word) : [soundKey(sound)] }));
  if (rows.length === 0) return;
  await sql`
    insert into search_vocabulary (word, keys)
    select word, keys from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said(word text, keys text[])
    where not exists (select 1 from search_vocabulary known where known.word = said.word)
    order by word collate "C" on conflict do nothing`.execute(tx);
};
