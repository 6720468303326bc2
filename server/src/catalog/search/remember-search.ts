import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { mostRemembered } from './keywords.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Records what a member searched; the first time also counts towards the hot words. */
export const rememberSearch = async (db: Db, memberId: string, keyword: string): Promise<void> => {
  const known = await db
    .updateTable('search_history')
    .set({ at: clock.now() })
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
      select keyword from search_history where user_id = ${memberId}
        order by at desc offset ${mostRemembered})`.execute(db);
};
