import { listSize } from '@mall/contract/core/limits';
import type { Sent } from '@mall/contract/operations';
import { numId, numIdIn, pageIn } from '@mall/contract/core/read-query';

const sorts = ['comprehensive', 'sales', 'price'] as const;
const flags = ['new', 'recommend', 'influencer', 'custom', 'bestseller'] as const;
export type Sort = (typeof sorts)[number];

/**
 * The state of a list, which is the address, with the names and units of the API: money in minor units,
 * dimensions in mm.
 */
export type Filters = {
  keyword?: string;
  /** The keyword is taken as it is, even if nothing is found. */
  exact?: 1;
  categoryId?: string;
  flag?: (typeof flags)[number];
  priceMin?: number;
  priceMax?: number;
  maxW?: number;
  maxD?: number;
  maxH?: number;
  /** Any of several: ids or keys separated by commas, sorted. */
  brandId?: string;
  style?: string;
  material?: string;
  /** The maximum number of days until it is sent. */
  leadDays?: number;
  inStock: boolean;
  sort: Sort;
  order: 'asc' | 'desc';
  page: number;
};

/** The fixed filter of a list, like new products or one brand: part of every request, and not removable. */
export type Basis = Pick<Filters, 'flag' | 'brandId'>;

/** Reads an address. An invalid parameter counts as absent, so that no link leads to a refusal. */
export const readFilters = (params: URLSearchParams, basis: Basis = {}): Filters => {
  const number = (name: string, max: number) => {
    const value = /^\d{1,12}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : 0;
    return value > 0 && value <= max ? value : undefined;
  };
  const several = (name: Several, like: RegExp) =>
    keyText((params.get(name) ?? '').split(',').filter((key) => like.test(key)));
  const sort = sorts.find((known) => known === params.get('sort')) ?? 'comprehensive';
  return {
    keyword: params.get('keyword')?.trim().slice(0, 60) || undefined,
    exact: params.get('exact') === '1' ? 1 : undefined,
    categoryId: numIdIn(params, 'categoryId'),
    brandId: several('brandId', numId),
    flag: flags.find((known) => known === params.get('flag')),
    priceMin: number('priceMin', 1e12),
    priceMax: number('priceMax', 1e12),
    maxW: number('maxW', 100_000),
    maxD: number('maxD', 100_000),
    maxH: number('maxH', 100_000),
    style: several('style', keyLike),
    material: several('material', keyLike),
    leadDays: number('leadDays', 365),
    inStock: params.get('inStock') === '1',
    sort,
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: pageIn(params),
    ...basis,
  };
};

/**
 * The query of an address, without defaults and without the fixed filter of its path. The same filters always
 * give the same address.
 */
export const writeFilters = (filters: Filters, basis: Basis = {}): string => {
  const { inStock, sort, order, page, ...rest } = filters;
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) params.set(name, String(value));
  if (basis.flag !== undefined) params.delete('flag');
  if (inStock) params.set('inStock', '1');
  if (sort !== 'comprehensive') params.set('sort', sort);
  if (order !== 'desc') params.set('order', order);
  if (page > 1) params.set('page', String(page));
  // A comma has no meaning in a query, and people read addresses.
  return params.toString().replaceAll('%2C', ',');
};

/** Another choice starts at the first page again. */
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

/** The filters that can be removed one by one; the keyword is the query, not a filter. */
const parts = [
  ['categoryId'],
  ['brandId'],
  ['flag'],
  ['style'],
  ['material'],
  ['priceMin', 'priceMax'],
  ['maxW', 'maxD', 'maxH'],
  ['leadDays'],
  ['inStock'],
] as const satisfies readonly (readonly (keyof Filters)[])[];

type Part = (typeof parts)[number];
/** Filters that accept several values, any of which matches. */
const severals = ['brandId', 'style', 'material'] as const satisfies readonly (keyof Filters)[];
export type Several = (typeof severals)[number];
const isSeveral = (name: keyof Filters): name is Several => severals.some((several) => several === name);

/** A filter, or one key of a filter that accepts several. */
export type Applied = { part: Part; key?: string };

export const appliedOf = (filters: Filters, basis: Basis = {}): Applied[] =>
  parts
    .filter((names) => !names.some((name) => name in basis))
    .filter((names) => names.some((name) => filters[name] !== undefined && filters[name] !== false))
    .flatMap((part): Applied[] => {
      const [name] = part;
      if (!isSeveral(name)) return [{ part }];
      return keysOf(filters[name]).map((key) => ({ part, key }));
    });

export const withoutPart = (filters: Filters, { part, key }: Applied): Filters => {
  const [name] = part;
  if (key !== undefined && isSeveral(name)) return withKey(filters, name, key);
  return withFilters(
    filters,
    Object.fromEntries(part.map((each) => [each, each === 'inStock' ? false : undefined])),
  );
};

export const withoutAll = (filters: Filters, basis: Basis = {}): Filters =>
  appliedOf(filters, basis).reduce(withoutPart, withFilters(filters, {}));

/** Adds a key to a filter that accepts several, or removes it when it is there. */
export const withKey = (filters: Filters, name: Several, key: string): Filters => {
  const now = keysOf(filters[name]);
  const next = now.includes(key) ? now.filter((each) => each !== key) : [...now, key];
  return withFilters(filters, { [name]: keyText(next) });
};

export const keysOf = (text: string | undefined): string[] => text?.split(',') ?? [];

const keyLike = /^[a-z][a-z0-9-]{0,39}$/;
const mostKeys = 20;

/** One address for one choice, whatever the order of the clicks; undefined for none. */
const keyText = (keys: readonly string[]): string | undefined =>
  [...new Set(keys)].sort().slice(0, mostKeys).join(',') || undefined;
