import { hotWordLimits } from '@mall/contract/operator/content';
import type { View } from '../products/visible.queries.ts';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import type { Reader } from '../../platform/db/open.ts';

export const mostRemembered = 20;
/**
 * A word becomes hot when this many different members search it: nobody can push a word of their own alone.
 */
const hotFrom = 5;

/** The platform's own hot words of the language first, then what many members search. */
export const hotWords = async (reader: Reader, view: View): Promise<string[]> => {
  const own = (await readPlatform(reader)).hotWords[view.language];
  const searched = await reader
    .selectFrom('search_words')
    .select('keyword')
    .where('times', '>=', hotFrom)
    .orderBy('times', 'desc')
    .orderBy('keyword')
    .limit(hotWordLimits.words)
    .execute();
  return [...new Set([...own, ...searched.map(({ keyword }) => keyword)])].slice(0, hotWordLimits.words);
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
