import type { AreaOptions } from '../../platform/area.ts';
import { listProducts } from '../products/products.ts';
import { cachedPart } from '../../platform/http/cached-part.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hotWords, ownHistory } from './keywords.queries.ts';
import { suggestions } from './suggestions.queries.ts';
import { rememberSearch } from './remember-search.ts';
import { forgetSearches } from './forget-searches.ts';

export const searchRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const source = { db, answers };
  const remember = async (
    { keyword, page }: { keyword?: string | undefined; page: number },
    { memberId }: Caller,
  ): Promise<void> => {
    if (memberId === null || keyword === undefined || keyword === '' || page > 1) return;
    await rememberSearch(db, memberId, keyword);
  };
  const stamps = ['catalogue', 'prices', 'promotion'] as const;
  route.cached('product.search', stamps, (query, caller) => listProducts(source, caller, query), remember);
  route.cached('search.products', stamps, (query, caller) => listProducts(source, caller, query), remember);
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
