import { cart } from '@mall/contract/limits';

export type QuantityProblem = 'quantityBelowZero' | 'quantityAboveStock' | 'addAboveStock' | 'buyAboveStock';

/** At most this many of a SKU go into one line. */
export const mostOf = (stock: number): number => Math.min(Math.max(stock, 1), cart.maxQuantity);

/** What spec §8 says when somebody asks for less than one or more than there is. */
export const refusedStep = (limit: 'min' | 'max'): QuantityProblem =>
  limit === 'min' ? 'quantityBelowZero' : 'quantityAboveStock';

/** The stock may have fallen since the quantity was chosen. */
export const problemOf = (
  quantity: number,
  stock: number,
  wish: 'add' | 'buy',
): QuantityProblem | undefined => {
  if (quantity < 1) return 'quantityBelowZero';
  if (quantity <= stock) return undefined;
  return wish === 'add' ? 'addAboveStock' : 'buyAboveStock';
};
