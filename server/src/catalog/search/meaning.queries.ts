import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { type Meaning, meaningOf, type WordGroup } from './meaning.ts';

let last: { readonly told: string; readonly meaning: Meaning } | undefined;

/** What words mean by the groups of now. They are few, and read anew each time; what follows from them is kept as long as they stay. */
export const readMeaning = async (reader: Reader): Promise<Meaning> => {
  const { rows } = await sql<{ told: string }>`
    select coalesce(jsonb_agg(jsonb_build_object('language', language, 'words', words) order by id), '[]')::text as told
    from search_groups`.execute(reader);
  const told = rows[0]?.told ?? '[]';
  if (last?.told !== told) {
    const groups: readonly WordGroup[] = JSON.parse(told);
    last = { told, meaning: meaningOf(groups) };
  }
  return last.meaning;
};
