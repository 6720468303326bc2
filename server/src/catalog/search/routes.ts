import type { Language } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import type { AreaOptions } from '../../platform/area.ts';
import { listProducts } from '../products/products.ts';
import { cachedPart } from '../../platform/http/cached-part.ts';
import type { Each } from '../../platform/http/cached.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { createMicroBatcher } from '../../platform/micro-batching/micro-batcher.ts';
import { forgetMisses } from './forget-misses.ts';
import { hotWords, ownHistory } from './keywords.queries.ts';
import { type Miss, missOf } from './misses.ts';
import { noteMisses } from './note-misses.ts';
import { suggestions } from './suggestions.queries.ts';
import { rememberSearch } from './remember-search.ts';
import { forgetSearches } from './forget-searches.ts';

/** Misses of a second are noted together. */
const pace = { windowMs: 1000, mostTogether: 500, mostAtOnce: 1 };

export const searchRoutes = ({ route, opened: { db }, answers, jobs }: AreaOptions): void => {
  const source = { db, answers };
  const remember = async (
    { keyword, page }: { keyword?: string | undefined; page: number },
    { memberId }: Caller,
  ): Promise<void> => {
    if (memberId === null || keyword === undefined || keyword === '' || page > 1) return;
    await rememberSearch(db, memberId, keyword);
  };
  const note = createMicroBatcher(pace, async (misses: readonly (Miss & { language: Language })[]) => {
    await noteMisses(db, misses);
    return misses.map(() => ({ answer: undefined }));
  });
  const noteMiss: Each<'search.products'> = (query, { language }, found) => {
    const miss = missOf(query, found);
    return miss && (() => note({ ...miss, language }));
  };
  jobs.define('search.forgetMisses', () => forgetMisses(db), '37 * * * *');
  const stamps = ['catalogue', 'prices', 'promotion'] as const;
  const list = (query: Input<'search.products'>, caller: Caller) => listProducts(source, caller, query);
  route.cached('product.search', stamps, list, remember, noteMiss);
  route.cached('search.products', stamps, list, remember, noteMiss);
  const suggest = (typed: string, { shop, language }: Caller): Promise<string[]> =>
    cachedPart(answers, `suggest|${shop?.id ?? ''}|${language}|${typed}`, ['catalogue'], () =>
      suggestions(db, { shop, language }, typed),
    );
  route.visitor('search.words', async ({ keyword }, caller) => ({
    hot: await hotWords(db, caller),
    history: await ownHistory(db, caller.memberId),
    suggest: await suggest(keyword ?? '', caller),
  }));
  route.member('search.forget', async ({ keyword }, { memberId }) => {
    await forgetSearches(db, memberId, keyword);
    return null;
  });
};
