import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Filters, Shop } from '../products/find.ts';
import { conditionsOf, whereAll } from '../products/listing-filters.queries.ts';

const mostOfEach = 100;

/** A part of the query, with what it may be known by. */
export type Sought = { readonly keys: readonly string[]; readonly letters: readonly [number, number] };

/**
 * Of these words the known ones, and for each part those that share most of its keys. One question, however
 * many parts.
 */
export const similarWords = async (
  reader: Reader,
  words: readonly string[],
  sought: readonly Sought[],
): Promise<{ known: ReadonlySet<string>; similar: readonly (readonly string[])[] }> => {
  const parts = [
    sql`select -1 as part, word from search_vocabulary where word = any(${words}::text[])`,
    ...sought.map(
      (
        { keys, letters: [least, most] },
        part,
      ) => sql`(select ${part}::int as part, word from search_vocabulary
        where keys && ${keys}::text[] and char_length(word) between ${least} and ${most}
        order by (select count(*) from unnest(keys) one where one = any(${keys}::text[])) desc, word
        limit ${mostOfEach})`,
    ),
  ];
  const { rows } = await sql<{ part: number; word: string }>`${sql.join(parts, sql` union all `)}`.execute(
    reader,
  );
  const of = (part: number): string[] => rows.filter((row) => row.part === part).map(({ word }) => word);
  return { known: new Set(of(-1)), similar: sought.map((_, part) => of(part)) };
};

const countedUpTo = 500;

/** How many products each of these searches finds in this shop; not counted beyond what decides between them. */
export const countEach = async (
  reader: Reader,
  shop: Shop,
  searches: readonly Filters[],
): Promise<number[]> => {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (
      filters,
    ) => sql`(select count(*) from (select 1 from listings l where ${whereAll(conditionsOf(shop, filters))}
      limit ${countedUpTo}) found)`,
  );
  const { rows } = await sql<{
    counts: (number | string)[];
  }>`select array[${sql.join(counts)}] as counts`.execute(reader);
  return (rows[0]?.counts ?? []).map(Number);
};
