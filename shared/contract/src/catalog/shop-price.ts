import { bps, minus, money, type Money, plus, ratio, times } from '../core/money.ts';

/** The price ending of a shop: none, whole yuan, or a whole yuan ending in 9. */
export const endings = ['none', 'yuan', 'nine'] as const;
export type Ending = (typeof endings)[number];

/** A shop's price rule: its coefficient in ten-thousandths, and its price ending. */
export type PriceTerms = { readonly factor: number; readonly ending: Ending };

/** The coefficient, 1.0000 to 10.0000 in ten-thousandths (decisions 2.4). */
export const factorLimits = { min: 10_000, max: 100_000 } as const;
/** A fixed price is between the platform's price and this many times it. */
export const overrideTimes = 20;

/**
 * The price of a SKU in a shop (decisions 2.3, step 2): its fixed price, else the platform's price times the
 * coefficient with the shop's ending. Pure; the only implementation for server and browser.
 */
export const shopPriceOf = (platformPrice: Money, override: Money | null, terms: PriceTerms): Money =>
  override ?? ended(ratio(platformPrice, terms.factor, 10_000), platformPrice, terms.ending);

/**
 * Applies the price ending to a price that was already multiplied. `yuan` rounds half up to whole yuan;
 * `nine` takes the nearest whole yuan that ends in 9, upwards on a tie, and never goes below the platform
 * price.
 */
export const ended = (price: Money, platformPrice: Money, ending: Ending): Money => {
  if (ending === 'none') return price;
  if (ending === 'yuan') return atLeast(ratio(price, 1, 100), 1, 100);
  const near = plus(times(ratio(minus(price, money(900)), 1, 1000), 1000), money(900));
  const first = near < 900 ? money(900) : near;
  const short = platformPrice - first;
  return short <= 0 ? first : plus(first, times(money(Math.ceil(short / 1000)), 1000));
};

const atLeast = (units: Money, least: number, unit: number): Money =>
  times(units < least ? money(least) : units, unit);

/**
 * `1.5` → 15000; undefined for anything that is no coefficient: other text, more than four decimals, below 1
 * or above 10.
 */
export const readFactor = (text: string): number | undefined => {
  const [, whole, decimals = ''] = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const factor = Number(whole + decimals.padEnd(4, '0'));
  return factor >= factorLimits.min && factor <= factorLimits.max ? factor : undefined;
};

/** 15000 → `1.5000`, the format of the API and the office. */
export const writeFactor = (factor: number): string => {
  const digits = String(factor).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

/** From the platform's price to twenty times it. */
export const overrideLimits = (platformPrice: Money): { min: Money; max: Money } => ({
  min: platformPrice,
  max: times(platformPrice, overrideTimes),
});

/** The margin of a price over the supply price, in basis points of the price. */
export const marginBps = (price: Money, supplyPrice: Money): number =>
  ratio(minus(price, supplyPrice), 10_000, price);

/**
 * A change of fixed prices: to one price, by a coefficient, by a percentage of the current shop price, or
 * back to the default.
 */
export type PriceChange =
  | { readonly how: 'price'; readonly price: Money }
  | { readonly how: 'factor'; readonly factor: number }
  | { readonly how: 'percent'; readonly points: number }
  | { readonly how: 'default' };

/**
 * The fixed price of a SKU after a change, null when it follows the coefficient again. Limits are checked
 * separately.
 */
export const changedPrice = (
  change: PriceChange,
  { platformPrice, shopPrice, ending }: { platformPrice: Money; shopPrice: Money; ending: Ending },
): Money | null => {
  if (change.how === 'default') return null;
  if (change.how === 'price') return change.price;
  if (change.how === 'factor')
    return ended(ratio(platformPrice, change.factor, 10_000), platformPrice, ending);
  return ended(bps(shopPrice, 10_000 + change.points), platformPrice, ending);
};

/** Why a new price is not allowed. */
export type PriceProblem = 'belowPlatform' | 'tooHigh';

/** The price limits of decisions 2.4, for the form and the server. */
export const priceProblem = (price: Money | null, platformPrice: Money): PriceProblem | null => {
  if (price === null) return null;
  const { min, max } = overrideLimits(platformPrice);
  return price < min ? 'belowPlatform' : price > max ? 'tooHigh' : null;
};
