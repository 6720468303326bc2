import { listSize } from '@mall/contract/core/limits';
import type { Sent } from '@mall/contract/operations';
import { numIdIn, pageIn } from '@mall/contract/core/read-query';

export const tiers = ['essential', 'comfort', 'signature'] as const;
export type Tier = (typeof tiers)[number];
export const orders = ['comprehensive', 'priceAsc', 'priceDesc'] as const;
export type Order = (typeof orders)[number];

/** The filters of a list of packages. The address is the state. */
export type Filters = {
  readonly categoryId?: string | undefined;
  readonly tier?: Tier | undefined;
  readonly order: Order;
  readonly page: number;
};

/** Reads an address. An invalid parameter counts as absent, so that no link leads to a refusal. */
export const readFilters = (params: URLSearchParams): Filters => {
  const price = params.get('sort') === 'price';
  return {
    categoryId: numIdIn(params, 'categoryId'),
    tier: tiers.find((known) => known === params.get('tier')),
    order: price ? (params.get('order') === 'desc' ? 'priceDesc' : 'priceAsc') : 'comprehensive',
    page: pageIn(params),
  };
};

/** The query of an address, without defaults. The same filters always give the same address. */
export const writeFilters = ({ categoryId, tier, order, page }: Filters): string => {
  const params = new URLSearchParams();
  if (categoryId !== undefined) params.set('categoryId', categoryId);
  if (tier !== undefined) params.set('tier', tier);
  if (order !== 'comprehensive') params.set('sort', 'price');
  if (order === 'priceDesc') params.set('order', 'desc');
  if (page > 1) params.set('page', String(page));
  return params.toString();
};

export const inputOf = ({ categoryId, tier, order, page }: Filters): Sent<'package.list'> => ({
  ...(categoryId === undefined ? {} : { categoryId }),
  ...(tier === undefined ? {} : { tier }),
  ...(order === 'comprehensive' ? {} : { sort: 'price', order: order === 'priceAsc' ? 'asc' : 'desc' }),
  page,
  size: listSize,
});
