import type { Item } from '@mall/contract/operations';
import type { Priceable } from '../../catalog/index.ts';

/** Why a line cannot be ordered now; such a line stays visible and is not counted. */
export const invalidReason = (
  qty: number,
  priceable: Pick<Priceable, 'invalidReason' | 'stock'>,
): Item<'cart.get'>['invalidReason'] => {
  if (priceable.invalidReason !== null) return priceable.invalidReason;
  if (priceable.stock < 1) return 'outOfStock';
  return qty > priceable.stock ? 'aboveStock' : null;
};
