import type { Sent } from '@mall/contract/operations';

export const listSize = 24;

const sorts = ['comprehensive', 'sales', 'price'] as const;
const flags = ['new', 'recommend', 'influencer', 'custom', 'bestseller'] as const;
export type Sort = (typeof sorts)[number];

/**
 * What a list shows. The address is the state, with the names and units of the API: money in minor units, measures in mm.
 */
export type Filters = {
  keyword?: string;
  categoryId?: string;
  brandId?: string;
  flag?: (typeof flags)[number];
  priceMin?: number;
  priceMax?: number;
  maxW?: number;
  maxD?: number;
  maxH?: number;
  inStock: boolean;
  sort: Sort;
  order: 'asc' | 'desc';
  page: number;
};

/** Reads an address. What is not understood is as if it were not there, so that no link leads to a refusal. */
export const readFilters = (params: URLSearchParams): Filters => {
  const id = (name: string) => /^[1-9]\d{0,8}$/.exec(params.get(name) ?? '')?.[0];
  const number = (name: string, max: number) => {
    const value = /^\d{1,12}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : 0;
    return value > 0 && value <= max ? value : undefined;
  };
  const sort = sorts.find((known) => known === params.get('sort')) ?? 'comprehensive';
  return {
    keyword: params.get('keyword')?.trim().slice(0, 60) || undefined,
    categoryId: id('categoryId'),
    brandId: id('brandId'),
    flag: flags.find((known) => known === params.get('flag')),
    priceMin: number('priceMin', 1e12),
    priceMax: number('priceMax', 1e12),
    maxW: number('maxW', 100_000),
    maxD: number('maxD', 100_000),
    maxH: number('maxH', 100_000),
    inStock: params.get('inStock') === '1',
    sort,
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: number('page', 10_000) ?? 1,
  };
};

/** The query of an address, without what is the default. The same filters are always the same address. */
export const writeFilters = (filters: Filters): string => {
  const { inStock, sort, order, page, ...rest } = filters;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, String(value));
  if (inStock) params.set('inStock', '1');
  if (sort !== 'comprehensive') params.set('sort', sort);
  if (order !== 'desc') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  return params.toString();
};

/** Another choice begins at the first page again. */
export const withFilters = (filters: Filters, change: Partial<Filters>): Filters => ({
  ...filters,
  page: 1,
  ...change,
});

export const inputOf = ({ inStock, ...filters }: Filters): Sent<'product.list'> => ({
  ...filters,
  ...(inStock ? { inStock: true } : {}),
  size: listSize,
});

/** The filters that can be taken away one by one; the keyword is the question, not a filter. */
const parts = [
  ['categoryId'],
  ['brandId'],
  ['flag'],
  ['priceMin', 'priceMax'],
  ['maxW', 'maxD', 'maxH'],
  ['inStock'],
] as const satisfies readonly (readonly (keyof Filters)[])[];

export type Applied = (typeof parts)[number];

export const appliedOf = (filters: Filters): Applied[] =>
  parts.filter((names) => names.some((name) => filters[name] !== undefined && filters[name] !== false));

export const withoutPart = (filters: Filters, part: Applied): Filters =>
  withFilters(
    filters,
    Object.fromEntries(part.map((name) => [name, name === 'inStock' ? false : undefined])),
  );

export const withoutAll = (filters: Filters): Filters =>
  appliedOf(filters).reduce(withoutPart, withFilters(filters, {}));
