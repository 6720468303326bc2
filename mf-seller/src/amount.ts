import { type Money, readUnits } from '@mall/contract/core/money';

/**
 * Parses a typed price to minor units: `13,999.00`, `13999`. Undefined for anything else, and for an empty
 * text.
 */
export const readPrice = (text: string): Money | undefined => {
  const price = readUnits(text);
  return price === 0 ? undefined : price;
};

/**
 * `-5`, `+7.5` → basis points; undefined for anything but a number, and for less than a tenth of the price.
 */
export const readPercent = (text: string): number | undefined => {
  const plain = text.trim().replace('−', '-').replace(/%$/, '').trim();
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const points = Math.round(Number(plain) * 100);
  return points === 0 || points < -9000 || points > 90_000 ? undefined : points;
};
