import { cart } from '@mall/contract/core/limits';

export type QuantityProblem = 'quantityBelowZero' | 'quantityAboveStock' | 'addAboveStock' | 'buyAboveStock';

/** At most this many of a SKU go into one line. */
export const mostOf = (stock: number): number => Math.min(Math.max(stock, 1), cart.maxQuantity);

/** What spec §8 says when somebody asks for less than one or more than there is. */
export const refusedStep = (limit: 'min' | 'max'): QuantityProblem =>
  limit === 'min' ? 'quantityBelowZero' : 'quantityAboveStock';

/**
 * Typing too much first refuses, then puts the quantity at its limit: the reason stays as long as the quantity is there,
 * and goes with the next change.
 */
export const keptProblem = (
  problem: QuantityProblem | undefined,
  quantity: number,
  most: number,
): QuantityProblem | undefined => {
  if (problem === 'quantityAboveStock' && quantity === most) return problem;
  return problem === 'quantityBelowZero' && quantity === 1 ? problem : undefined;
};

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
