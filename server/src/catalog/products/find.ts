import type { ShopContext } from '../../platform/http/caller.ts';
import type { Width } from '../search/measure.ts';

export type Flag = 'new' | 'recommend' | 'influencer' | 'custom' | 'bestseller';

/** The filters of a list. */
export type Filters = {
  /** Search terms, all of which a product must have, and the query as a goods number. */
  readonly keyword?: { readonly terms: readonly string[]; readonly number: string } | undefined;
  /** A category and all below it. */
  readonly categoryIds?: readonly number[] | undefined;
  /** Any of these. */
  readonly brandIds?: readonly number[] | undefined;
  readonly flag?: Flag | undefined;
  /** Minor units, in the prices of the visitor's shop. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly maxW?: number | undefined;
  readonly maxD?: number | undefined;
  readonly maxH?: number | undefined;
  /** How wide one of its SKUs is, in millimetres. */
  readonly width?: Width | undefined;
  /** Any of these keys of `attributes`. */
  readonly style?: readonly string[] | undefined;
  readonly material?: readonly string[] | undefined;
  readonly inStock?: boolean | undefined;
  readonly leadDays?: number | undefined;
};

export type Find = Filters & {
  readonly sort: 'comprehensive' | 'sales' | 'price' | 'newest';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
};

/** What a list depends on besides its filters: whose prices, and which products. */
export type Shop = ShopContext | null;
