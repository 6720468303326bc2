import { bps, minus, money, plus, ratio, times, type Money } from '@mall/contract/money';

/** How a shop likes its prices to end: as they come, on whole yuan, or on a whole yuan ending in 9. */
export type Ending = 'none' | 'yuan' | 'nine';

export type PriceRule = {
  /** The platform's price of the SKU, minor units. */
  readonly platformPrice: Money;
  /** The shop's own fixed price of the SKU, if it set one. */
  readonly override: Money | null;
  /** The shop's coefficient in ten-thousandths; 10000 without a shop. */
  readonly factor: number;
  readonly ending: Ending;
  /** The product's member price as basis points of the shop price. */
  readonly memberBps: number;
  /** The price of a running seckill or boost. */
  readonly activityPrice?: Money | null;
  /** Whether the activity lets the member price (and a coupon) apply on top. */
  readonly allowCoupon?: boolean;
};

export type UnitPrices = {
  readonly platformPrice: Money;
  readonly shopPrice: Money;
  readonly activityPrice: Money | null;
  /** What a signed-in member pays for one. */
  readonly memberPrice: Money;
  /** What a visitor sees as the price of one. */
  readonly visitorPrice: Money;
};

/** No shop: the platform's own prices. */
export const platformTerms = { factor: 10_000, ending: 'none' } as const;

/**
 * Steps 1 to 4 of a line's price (decisions 2.3): platform, shop, activity, member. Pure; the one place where a unit
 * price is made. Packages (step 5), coupons and freight are worked out over all lines of an order by `orders/`.
 */
export const unitPrices = (rule: PriceRule): UnitPrices => {
  const shopPrice = rule.override ?? ended(ratio(rule.platformPrice, rule.factor, 10_000), rule);
  const activityPrice = rule.activityPrice ?? null;
  const visitorPrice = activityPrice ?? shopPrice;
  const memberPrice =
    activityPrice !== null && rule.allowCoupon !== true
      ? activityPrice
      : atLeastOne(bps(visitorPrice, rule.memberBps));
  return { platformPrice: rule.platformPrice, shopPrice, activityPrice, memberPrice, visitorPrice };
};

/**
 * The shop's ending rule on an already multiplied price (decisions 2.4). `yuan` rounds half up to whole yuan; `nine`
 * takes the nearest whole yuan that ends in 9, upwards on a tie, and never below the platform price.
 * `pricing/shop-price.ts` says the same in SQL.
 */
const ended = (price: Money, { ending, platformPrice }: PriceRule): Money => {
  if (ending === 'none') return price;
  if (ending === 'yuan') return atLeast(ratio(price, 1, 100), 1, 100);
  const near = plus(times(ratio(minus(price, money(900)), 1, 1000), 1000), money(900));
  const first = near < 900 ? money(900) : near;
  const short = platformPrice - first;
  return short <= 0 ? first : plus(first, times(money(Math.ceil(short / 1000)), 1000));
};

const atLeast = (units: Money, least: number, unit: number): Money =>
  times(units < least ? money(least) : units, unit);
const atLeastOne = (price: Money): Money => (price < 1 ? money(1) : price);
