import type { Db } from '../../platform/db/open.ts';
import { sql } from 'kysely';
import type { Answers } from '../../platform/http/answers.ts';
import { cachedPart } from '../../platform/http/cached-part.ts';
import { compactNumber, looseTerms, queryTerms } from '../search/terms.ts';
import type { Filters, Find, Shop } from './find.ts';
import { type Counts, countAll, countTotal } from './listing-counts.queries.ts';
import { pageIds } from './listing-page.queries.ts';

export type FoundPage = { readonly ids: readonly number[]; readonly total: number };
/** The sources of lists; `answers` caches counts, which are the same for every page, order and language. */
export type ListSource = { readonly db: Db; readonly answers: Answers };

const stamps = ['catalogue', 'prices'] as const;

/** One page of a list and its total. */
export const findPage = async (source: ListSource, shop: Shop, find: Find): Promise<FoundPage> => {
  const total = await counted(source, shop, find, 'list total', countTotal);
  return { ids: await pageIds(source.db, shop, find, total), total };
};

/** The same with the counts of every filter. */
export const findCounted = async (
  source: ListSource,
  shop: Shop,
  find: Find,
): Promise<FoundPage & { readonly counts: Counts }> => {
  const counts = await counted(source, shop, find, 'list counts', countAll);
  return { ids: await pageIds(source.db, shop, find, counts.total), total: counts.total, counts };
};

/**
 * Queries by typed text. Words that were typed without a gap are queried again loosely when nothing is found.
 */
export const withKeyword = async <Answer extends FoundPage>(
  typed: string,
  find: Omit<Find, 'keyword'>,
  ask: (find: Find) => Promise<Answer>,
): Promise<Answer> => {
  if (typed === '') return ask({ ...find, keyword: undefined });
  const number = compactNumber(typed);
  const strict = queryTerms(typed);
  const found = await ask({ ...find, keyword: { terms: asked(strict), number } });
  const loose = looseTerms(typed);
  if (found.total > 0 || loose.join() === strict.join()) return found;
  return ask({ ...find, keyword: { terms: asked(loose), number } });
};

/** A query without a single letter or digit finds nothing rather than everything. */
const asked = (terms: readonly string[]): readonly string[] => (terms.length === 0 ? [''] : terms);

/** Updates rows of `listings` that orders have left for later. */
export const catchUp = async (db: Db): Promise<void> => {
  await sql`select list_stale()`.execute(db);
};

/**
 * Queries the database once for a shop and a set of filters, until a stamp is raised or the answers expire.
 */
const counted = <Answer>(
  { db, answers }: ListSource,
  shop: Shop,
  { keyword, categoryIds, brandIds, flag, priceMin, priceMax, maxW, maxD, maxH, ...rest }: Find,
  what: string,
  ask: (db: Db, shop: Shop, filters: Filters) => Promise<Answer>,
): Promise<Answer> => {
  const { style, material, inStock, leadDays } = rest;
  const narrow = { keyword, categoryIds, brandIds, flag, priceMin, priceMax, maxW, maxD, maxH };
  const filters: Filters = { ...narrow, style, material, inStock, leadDays };
  return cachedPart(answers, `${what}|${shop?.id ?? ''}|${JSON.stringify(filters)}`, stamps, async () => {
    await catchUp(db);
    return ask(db, shop, filters);
  });
};
