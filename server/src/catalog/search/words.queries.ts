import { pickText } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { View } from '../products/visible.queries.ts';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import type { Db, Reader } from '../../platform/db/open.ts';

const mostHot = 10;
const mostRemembered = 20;
/** A word becomes hot by being searched by this many different members: nobody can push a word of his own alone. */
const hotFrom = 5;

/** The platform's own hot words first, then what many members look for. */
export const hotWords = async (reader: Reader, view: View): Promise<string[]> => {
  const own = (await readPlatform(reader)).hotWords.map((word) => pickText(word, view.language).text);
  const searched = await reader
    .selectFrom('search_words')
    .select('keyword')
    .where('times', '>=', hotFrom)
    .orderBy('times', 'desc')
    .orderBy('keyword')
    .limit(mostHot)
    .execute();
  return [...new Set([...own, ...searched.map(({ keyword }) => keyword)])].slice(0, mostHot);
};

export const ownHistory = async (reader: Reader, memberId: string | null): Promise<string[]> => {
  if (memberId === null) return [];
  const rows = await reader
    .selectFrom('search_history')
    .select('keyword')
    .where('user_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(mostRemembered)
    .execute();
  return rows.map(({ keyword }) => keyword);
};

/** Remembers what a member searched; the first time also counts towards the hot words. */
export const rememberSearch = async (db: Db, memberId: string, keyword: string): Promise<void> => {
  const known = await db
    .updateTable('search_history')
    .set({ at: new Date() })
    .where('user_id', '=', memberId)
    .where('keyword', '=', keyword)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  await db
    .insertInto('search_history')
    .values({ user_id: memberId, keyword })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`
    insert into search_words (keyword, times) values (${keyword}, 1)
    on conflict (keyword) do update set times = search_words.times + 1, at = now()`.execute(db);
  await sql`
    delete from search_history where user_id = ${memberId} and keyword in (
      select keyword from search_history where user_id = ${memberId} order by at desc offset ${mostRemembered})`.execute(
    db,
  );
};

/** Forgets one word of a member's history, or all of it; what is not there is forgotten already. */
export const forgetSearches = async (
  db: Db,
  memberId: string,
  keyword: string | undefined,
): Promise<void> => {
  const mine = db.deleteFrom('search_history').where('user_id', '=', memberId);
  await (keyword === undefined ? mine : mine.where('keyword', '=', keyword)).execute();
};
