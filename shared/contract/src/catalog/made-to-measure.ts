import { bps, type Money, ratio, times } from '../core/money.ts';

/**
 * Made-to-measure products (decisions 2.22): which sizes may be requested besides a product's own, and what
 * they cost. Lengths in mm.
 */
export type Measures = { readonly w: number; readonly d: number; readonly h: number };
export type Side = keyof Measures;
export const sides: readonly Side[] = ['w', 'd', 'h'];

/** Sizes are multiples of 5 cm between these shares of the product's own size, in basis points. */
export const measureStep = 50;
const shares = { w: [5_000, 15_000], d: [8_000, 12_500], h: [8_000, 12_500] } as const;
/** The surcharge for another size, and how much of the price grows with each side, in basis points. */
const making = 1_200;
const weights = { w: 5_000, d: 2_500, h: 2_500 } as const;
const whole = 10_000;

/** The minimum and maximum of a side, both on a step. */
export const limitsOf = (own: Measures, side: Side): { min: number; max: number } => {
  const [least, most] = shares[side];
  return {
    min: Math.ceil((own[side] * least) / whole / measureStep) * measureStep,
    max: Math.floor((own[side] * most) / whole / measureStep) * measureStep,
  };
};

/** Whether a side can have this length: on a step within its limits, or the product's own. */
export const canBe = (own: Measures, side: Side, length: number): boolean => {
  const { min, max } = limitsOf(own, side);
  return length === own[side] || (length % measureStep === 0 && length >= min && length <= max);
};

/**
 * The price of the product in another size, in whole units of the currency; its own price in its own size,
 * and never less than that. Null outside the limits, where the price needs a quote. Steps of decisions 2.2:
 * integers, half up.
 */
export const madePrice = (price: Money, own: Measures, size: Measures): Money | null => {
  if (!sides.every((side) => canBe(own, side, size[side]))) return null;
  if (sides.every((side) => size[side] === own[side])) return price;
  const grown = sides.map((side) => Math.round((weights[side] * (size[side] - own[side])) / own[side]));
  const points = Math.max(
    whole,
    grown.reduce((sum, part) => sum + part, whole + making),
  );
  const exact = bps(price, points);
  const units = times(ratio(exact, 1, 100), 100);
  return units < price ? price : units;
};
