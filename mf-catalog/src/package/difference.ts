import type { Option } from './usePackage.ts';

type Priced = Pick<Option, 'price' | 'qty'>;

/**
 * The price difference of a piece from the pieces in its slot, priced individually and for a visitor. Minor
 * units.
 */
export const difference = (option: Priced, standing: readonly Priced[]): number =>
  option.price * option.qty - standing.reduce((sum, { price, qty }) => sum + price * qty, 0);
