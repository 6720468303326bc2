import { cart } from '@mall/contract/core/limits';

export type QuantityProblem = 'quantityBelowZero' | 'quantityAboveStock' | 'addAboveStock' | 'buyAboveStock';

/** The maximum of a SKU in one line. */
export const mostOf = (stock: number): number => Math.min(Math.max(stock, 1), cart.maxQuantity);

/** The message of spec §8 for a quantity below one or above the stock. */
export const refusedStep = (limit: 'min' | 'max'): QuantityProblem =>
  limit === 'min' ? 'quantityBelowZero' : 'quantityAboveStock';

/**
 * A typed quantity that is too high is first refused, then set to its limit: the message stays as long as
 * that quantity, and disappears with the next change.
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
