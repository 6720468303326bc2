import { bps, money, type Money } from '@mall/contract/core/money';
import { type PriceTerms, shopPriceOf } from '@mall/contract/catalog/shop-price';

export type PriceRule = PriceTerms & {
  /** The platform's price of the SKU, minor units. */
  readonly platformPrice: Money;
  /** The shop's own fixed price of the SKU, if it set one. */
  readonly override: Money | null;
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
  /** The price of one that a visitor sees. */
  readonly visitorPrice: Money;
};

/** No shop: the platform's own prices. */
export const platformTerms = { factor: 10_000, ending: 'none' } as const;

/**
 * Steps 1 to 4 of a line's price (decisions 2.3): platform, shop, activity, member. Pure; the one place that
 * computes a unit price. `orders/` computes packages (step 5), coupons and freight over all lines of an
 * order.
 */
export const unitPrices = (rule: PriceRule): UnitPrices => {
  const shopPrice = shopPriceOf(rule.platformPrice, rule.override, rule);
  const activityPrice = rule.activityPrice ?? null;
  const visitorPrice = activityPrice ?? shopPrice;
  const memberPrice =
    activityPrice !== null && rule.allowCoupon !== true
      ? activityPrice
      : atLeastOne(bps(visitorPrice, rule.memberBps));
  return { platformPrice: rule.platformPrice, shopPrice, activityPrice, memberPrice, visitorPrice };
};

const atLeastOne = (price: Money): Money => (price < 1 ? money(1) : price);
