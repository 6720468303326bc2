import { stockLimits } from '@mall/contract/seller/stock';

/** Typed text as a whole number of pieces; undefined for what is none, or too many. */
export const piecesIn = (typed: string): number | undefined => {
  const text = typed.trim();
  return /^\d{1,7}$/.test(text) && Number(text) <= stockLimits.most ? Number(text) : undefined;
};
