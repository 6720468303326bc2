import type { Money } from '@mall/contract/core/money';
import type { Priceable } from './priceables.queries.ts';

/** What a line sells: a SKU of the mall, or a thing that a shop describes in words. */
export type Sold = Pick<
  Priceable,
  'name' | 'specText' | 'image' | 'factor' | 'freight' | 'leadDays' | 'categoryIds' | 'brandId'
> & {
  readonly skuId: string | null;
  readonly productId: string | null;
  /** What one piece costs the mall, minor units. */
  readonly supplyPrice: Money;
};
