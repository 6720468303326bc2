import type { Language } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Miss } from './misses.ts';

/** More different ones of a day are not noted: somebody may type at random for hours. */
const mostADay = 5000;

/** Adds misses to those of today (UTC), in one order, so that two batches never wait for each other in a circle. */
export const noteMisses = async (
  db: Db,
  misses: readonly (Miss & { readonly language: Language })[],
): Promise<void> => {
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  await sql`
    insert into search_misses (day, language, words, read_as, times, at)
    select ${day}::date, said.language, said.words, max(said."readAs"), count(*), ${now}
    from jsonb_to_recordset(${JSON.stringify(misses)}::text::jsonb) as said(language text, words text, "readAs" text)
    where (select count(*) from search_misses where day = ${day}::date) < ${mostADay} or exists (
      select from search_misses known where known.day = ${day}::date and known.language = said.language
        and known.words = said.words)
    group by said.language, said.words order by said.language, said.words
    on conflict (day, language, words) do update
      set times = search_misses.times + excluded.times, read_as = excluded.read_as, at = excluded.at`.execute(
    db,
  );
};
