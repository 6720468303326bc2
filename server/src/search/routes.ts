import type { AreaOptions } from '../areas.ts';
import { listProducts } from '../catalog/products.ts';
import type { Caller } from '../http/caller.ts';
import { forgetSearches, hotWords, ownHistory, rememberSearch, suggestions } from './words.ts';

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
  route.visitor('search.words', async ({ keyword }, caller) => ({
    hot: await hotWords(db, caller),
    history: await ownHistory(db, caller.memberId),
    suggest: await suggestions(db, caller, keyword ?? ''),
  }));
  route.member('search.forget', async ({ keyword }, { memberId }) => {
    await forgetSearches(db, memberId, keyword);
    return null;
  });
};
