/** What a shop's own coupon can be for: all that the shop sells, or some of it (decision 093). */
export const shopCouponScopes = ['shop', 'category', 'brand', 'product'] as const;
export type ShopCouponScope = (typeof shopCouponScopes)[number];

export const shopCouponLimits = {
  /** How many a shop can have that are drafts or can be claimed. */
  open: 100,
  name: 40,
  reason: 200,
} as const;

export type CouponWorth = {
  readonly kind: 'amount' | 'percent';
  /** Minor units, or basis points off. */
  readonly value: number;
  readonly cap: number | null;
};

/** What the mall takes of an order: basis points of its goods, and a fixed fee. */
export type OrderFee = { readonly feeBps: number; readonly fixedFee: number };

const whole = 10_000;

/**
 * From which worth of goods on an order still pays the mall's fee out of what its buyer pays, whatever the coupon takes off;
 * null: never. What is left of an order grows with its worth, so the smallest order decides.
 */
export const leastThreshold = (
  { kind, value, cap }: CouponWorth,
  { feeBps, fixedFee }: OrderFee,
): number | null => {
  if (fixedFee === 0) return 0;
  const left = Math.ceil((fixedFee * whole) / (whole - feeBps));
  if (kind === 'amount') return left + value;
  const byShare = value < whole ? Math.ceil((left * whole) / (whole - value)) : null;
  if (cap === null) return byShare;
  return byShare === null ? left + cap : Math.min(byShare, left + cap);
};
