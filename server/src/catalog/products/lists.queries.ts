import type { Db } from '../../platform/db/open.ts';
import { sql } from 'kysely';
import type { Answers } from '../../platform/http/answers.ts';
import { cachedPart } from '../../platform/http/cached-part.ts';
import { readMeasure } from '../search/measure.ts';
import { literal } from '../search/readings.ts';
import { type Understood, understand } from '../search/understand.queries.ts';
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
 * Queries by typed text. What finds nothing as it was typed is read again as it may have been meant, unless it
 * is to be taken exactly.
 */
export const withKeyword = async <Answer extends FoundPage>(
  { db, answers }: ListSource,
  shop: Shop,
  { typed, exact }: { readonly typed: string; readonly exact: boolean },
  find: Omit<Find, 'keyword'>,
  ask: (find: Find) => Promise<Answer>,
): Promise<Answer & Pick<Understood, 'meant'>> => {
  if (typed === '') return ask({ ...find, keyword: undefined });
  const { terms, number } = literal(typed);
  const plain = { ...find, keyword: { terms, number } };
  if (exact) return ask(plain);
  if (readMeasure(typed) === undefined) {
    const found = await ask(plain);
    if (found.total > 0) return found;
  }
  const read = await cachedPart(answers, `reading|${shop?.id ?? ''}|${typed}`, stamps, () =>
    understand(db, shop, typed),
  );
  const { meant, ...asked } = read;
  return { ...(await ask({ ...find, ...asked })), ...(meant && { meant }) };
};

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
  { keyword, categoryIds, brandIds, flag, priceMin, priceMax, maxW, maxD, maxH, width, ...rest }: Find,
  what: string,
  ask: (db: Db, shop: Shop, filters: Filters) => Promise<Answer>,
): Promise<Answer> => {
  const { style, material, inStock, leadDays } = rest;
  const narrow = { keyword, categoryIds, brandIds, flag, priceMin, priceMax, maxW, maxD, maxH, width };
  const filters: Filters = { ...narrow, style, material, inStock, leadDays };
  return cachedPart(answers, `${what}|${shop?.id ?? ''}|${JSON.stringify(filters)}`, stamps, async () => {
    await catchUp(db);
    return ask(db, shop, filters);
  });
};
