import type { Money } from '@mall/contract/core/money';
import type { Priceable } from './priceables.queries.ts';

/** The item of a line: a SKU of the mall, or an item that a shop describes in text. */
export type Sold = Pick<
  Priceable,
  'name' | 'specText' | 'image' | 'factor' | 'freight' | 'leadDays' | 'categoryIds' | 'brandId'
> & {
  readonly skuId: string | null;
  readonly productId: string | null;
  /** The mall's cost of one piece, minor units. */
  readonly supplyPrice: Money;
};
