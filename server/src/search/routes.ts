import type { AreaOptions } from '../areas.ts';
import { listProducts } from '../catalog/products.ts';
import type { Caller } from '../http/caller.ts';
import { createRecently } from '../recently.ts';
import { hotWords, ownHistory, rememberSearch, suggestions } from './words.ts';

/** The same member's same search is noted once in this time. */
const searchMs = 60_000;

export const searchRoutes = ({ app, route, opened: { db } }: AreaOptions): void => {
  const searched = createRecently(searchMs);
  /** Beside the answer, which does not wait for it and does not depend on it. */
  const remember = ({ keyword, page }: { keyword?: string | undefined; page: number }, caller: Caller) => {
    if (caller.memberId === null || keyword === undefined || keyword === '' || page > 1) return;
    if (searched(`${caller.memberId}|${keyword}`)) return;
    rememberSearch(db, caller.memberId, keyword).catch((error: unknown) =>
      app.log.warn({ err: error }, 'a search was not remembered'),
    );
  };
  const stamps = ['catalogue', 'prices', 'promotion'] as const;
  route.cached('product.search', stamps, (query, caller) => listProducts(db, caller, query), remember);
  route.cached('search.products', stamps, (query, caller) => listProducts(db, caller, query), remember);
  route.visitor('search.words', async ({ keyword }, caller) => ({
    hot: await hotWords(db, caller),
    history: await ownHistory(db, caller.memberId),
    suggest: await suggestions(db, caller, keyword ?? ''),
  }));
};
