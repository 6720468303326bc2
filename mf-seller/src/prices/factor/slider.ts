import { factorLimits } from '@mall/contract/catalog/shop-price';

/**
 * The slider gives small coefficients more space than large ones, as shops use them: half of it ends at 3.25.
 */
export const places = 1000;
const { min, max } = factorLimits;

/** The position of a coefficient on the slider, 0 to `places`. */
export const placeOf = (factor: number): number =>
  Math.round(Math.sqrt((factor - min) / (max - min)) * places);

/** The coefficient at a position, in hundredths. */
export const factorAt = (place: number): number =>
  within(Math.round((min + (place / places) ** 2 * (max - min)) / 100) * 100);

/**
 * Arrow keys move by a hundredth, with Shift by a tenth, Home and End to the ends; undefined for other keys.
 */
export const factorByKey = (factor: number, key: string, shift: boolean): number | undefined => {
  const step = shift ? 1000 : 100;
  if (key === 'ArrowRight' || key === 'ArrowUp') return within(factor + step);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return within(factor - step);
  if (key === 'Home') return min;
  return key === 'End' ? max : undefined;
};

const within = (factor: number): number => Math.min(max, Math.max(min, factor));
