import type { Language } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import { readPlatform } from './platform.queries.ts';

type Asked = {
  readonly language: Language;
  readonly words: readonly string[];
  readonly seen: readonly string[];
};

/**
 * Replaces the words that the search offers in one language, if they are still those that were seen.
 * Throws goods.changedElsewhere with all words as they are now.
 */
export const saveHotWords = async (tx: Tx, { language, words, seen }: Asked): Promise<void> => {
  const saved = await sql<{ key: string }>`
    insert into settings (key, value)
    select 'hotWords', jsonb_build_object(${language}::text, ${json(words)})
    where ${json(seen)} = '[]' or exists (select from settings where key = 'hotWords')
    on conflict (key) do update set value = settings.value || excluded.value, changed_at = now()
    where coalesce(settings.value -> ${language}::text, '[]') = ${json(seen)}
    returning key`.execute(tx);
  if (saved.rows.length === 0)
    throw new Refusal('goods.changedElsewhere', { words: (await readPlatform(tx)).hotWords });
};
