import type { Db } from '../../platform/db/open.ts';

/** Deletes one word of a member's history, or all of it; a missing word counts as deleted. */
export const forgetSearches = async (
  db: Db,
  memberId: string,
  keyword: string | undefined,
): Promise<void> => {
  const mine = db.deleteFrom('search_history').where('user_id', '=', memberId);
  await (keyword === undefined ? mine : mine.where('keyword', '=', keyword)).execute();
};
