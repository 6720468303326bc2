import type { Option } from './usePackage.ts';

type Priced = Pick<Option, 'price' | 'qty'>;

/** What a piece costs more, or less, than those that stand in its place, one by one and to a visitor. Minor units. */
export const difference = (option: Priced, standing: readonly Priced[]): number =>
  option.price * option.qty - standing.reduce((sum, { price, qty }) => sum + price * qty, 0);
