import { Refusal } from '@mall/contract/core/refusals';
import type { AreaOptions } from '../../platform/area.ts';
import type { Stamp } from '../../platform/http/answers.ts';
import { bannerPage } from './banners.queries.ts';
import { alike, together } from './beside.queries.ts';
import { brandPage, findBrand } from './brands.queries.ts';
import { loadCards } from './cards.ts';
import { categoryTree } from './categories.queries.ts';
import type { Flag } from './find.ts';
import { catchUp } from './lists.queries.ts';
import { listCards, listProducts, productAddition, productDetail } from './products.ts';
import { findAnewJob, rewriteTerms, sweepTerms } from '../search/find-anew.ts';
import { rememberView } from '../browsing-history/remember-view.ts';

const everyMinute = '* * * * *';

/**
 * What a list of cards depends on. Stock is not among it: a list may be ten seconds behind, a product page
 * may not.
 */
const listed: readonly Stamp[] = ['catalogue', 'prices', 'promotion'];

export const catalogRoutes = ({ route, opened: { db }, answers, jobs, hooks }: AreaOptions): void => {
  const source = { db, answers };
  jobs.define('catalog.catchUp', () => catchUp(db), everyMinute); // so that no reader has to update very many
  jobs.define(
    'catalog.sweepTerms',
    async () => {
      if (await sweepTerms(db)) answers.raise('catalogue');
    },
    everyMinute,
  );
  jobs.define(findAnewJob, async (renamed) => {
    await rewriteTerms(db, renamed);
    answers.raise('catalogue');
  });
  route.cached('category.menu', ['catalogue'], (_input, caller) => categoryTree(db, caller, null));
  route.cached('category.list', ['catalogue'], ({ categoryId }, caller) =>
    categoryTree(db, caller, categoryId === undefined ? null : Number(categoryId)),
  );
  route.cached('banner.list', listed, ({ type, ...paging }, caller) => bannerPage(db, caller, type, paging));

  route.cached('brand.recommended', ['catalogue'], (paging, caller) =>
    brandPage(db, caller, paging, 'followed'),
  );
  route.cached('brand.list', ['catalogue'], (paging, caller) => brandPage(db, caller, paging, 'own'));
  route.cached('brand.info', ['catalogue'], async ({ id }, caller) => {
    const brand = await findBrand(db, caller, Number(id));
    if (brand === null) throw new Refusal('missing');
    return brand;
  });
  route.cached('brand.products', listed, ({ brandId, ...find }, caller) =>
    listCards(source, caller, { ...find, brandIds: [Number(brandId)] }),
  );

  const flagged = (
    name:
      | 'product.recommended'
      | 'product.newest'
      | 'product.newPage'
      | 'product.hotPage'
      | 'product.recommendPage',
    flag: Flag,
    sort: 'comprehensive' | 'newest' | 'sales',
  ) =>
    route.cached(name, listed, (paging, caller) =>
      listCards(source, caller, { ...paging, flag, sort, order: 'desc' }),
    );
  flagged('product.recommended', 'recommend', 'comprehensive');
  flagged('product.newest', 'new', 'newest');
  flagged('product.newPage', 'new', 'newest');
  flagged('product.hotPage', 'bestseller', 'sales');
  flagged('product.recommendPage', 'recommend', 'comprehensive');

  route.cached('product.list', listed, (query, caller) => listProducts(source, caller, query));
  route.cached(
    'product.detail',
    [...listed, 'stock'],
    (input, caller) => productDetail(source, caller, input, hooks.couponsFor),
    async ({ id }, { memberId }) => {
      if (memberId !== null) await rememberView(db, memberId, Number(id));
    },
  );
  route.cached('product.cards', listed, async ({ ids }, caller) => ({
    list: await loadCards(db, caller, [...new Set(ids.split(',').map(Number))]),
  }));
  route.cached('product.alike', listed, (input, caller) => alike(db, caller, input));
  route.cached('product.together', listed, (input, caller) => together(db, caller, input));
  route.visitor('product.addition', ({ id }, caller) => productAddition(db, caller, Number(id)));
};
