import { legalKindIn } from '@mall/contract/core/legal';
import { bannerType, listSize } from '@mall/contract/core/limits';
import { numIdIn } from '@mall/contract/core/read-query';
import { redirects } from '@mall/contract/core/redirects';
import type { Question } from './ask.ts';

const listFilters = [
  'keyword',
  'categoryId',
  'brandId',
  'flag',
  'sort',
  'order',
  'priceMin',
  'priceMax',
  'maxW',
  'maxD',
  'maxH',
  'style',
  'material',
  'leadDays',
  'page',
];

/**
 * The first reads of each public page. Answers that nobody needs in the end cost a few bytes; a missing one
 * is fetched as always.
 */
const reads: Record<string, (query: URLSearchParams) => Question[]> = {
  '/homeIndex': () => [
    { operation: 'banner.list', input: { type: bannerType.home } },
    { operation: 'category.list', input: { type: 2 } },
    // The three tiles under the banner.
    ...[2, 3, 6].map((type): Question => ({ operation: 'banner.list', input: { type } })),
  ],
  '/product/productCenter': (query) => [{ operation: 'product.list', input: listInput(query) }],
  '/newGoods': (query) => [flagged(query, 'new')],
  '/hotGoods': (query) => [flagged(query, 'bestseller')],
  '/recommendGoods': (query) => [flagged(query, 'recommend')],
  '/product/hotProduct': (query) => [flagged(query, 'influencer')],
  '/product/customizedProduct': (query) => [flagged(query, 'custom')],
  '/brandGoods': (query) => {
    const id = numIdIn(query, 'brandId');
    if (id === undefined) return [];
    return [
      { operation: 'brand.info', input: { id } },
      { operation: 'product.list', input: listInput(query) },
    ];
  },
  '/category': () => [{ operation: 'category.list', input: { type: 2 } }],
  '/searchGoods': (query) =>
    query.get('keyword') ? [{ operation: 'product.search', input: listInput(query) }] : [],
  '/product': (query) => {
    const id = numIdIn(query, 'productId');
    return id === undefined ? [] : [{ operation: 'product.detail', input: { id } }];
  },
  '/package/packageItem': (query) => {
    const id = numIdIn(query, 'id');
    return id === undefined ? [] : [{ operation: 'package.detail', input: { id } }];
  },
  '/legal': (query) => {
    const kind = legalKindIn(query);
    return kind === undefined ? [] : [{ operation: 'legal.show', input: { kind } }];
  },
  '/seckillList': (query) => [{ operation: 'seckill.list', input: { tab: query.get('tab') ?? 'running' } }],
};

export const firstReads = (pathname: string, query: URLSearchParams): Question[] =>
  reads[redirects[pathname] ?? pathname]?.(query) ?? [];

/** A list that equals a filter of all products. */
const flagged = (query: URLSearchParams, flag: string): Question => ({
  operation: 'product.list',
  input: { ...listInput(query), flag },
});

/** The same names and defaults as in the requests of mf-catalog's lists. */
const listInput = (query: URLSearchParams): Question['input'] => ({
  sort: 'comprehensive',
  order: 'desc',
  page: 1,
  ...Object.fromEntries(
    listFilters.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  ),
  ...(query.get('inStock') === '1' ? { inStock: true } : {}),
  size: listSize,
});
