/** The kinds of coupons, and how members get them (decisions 2.13). */
export const couponScopes = ['all', 'shop', 'category', 'brand', 'product', 'package'] as const;
export type CouponScope = (typeof couponScopes)[number];

export const couponSources = ['center', 'register', 'boost', 'manual'] as const;
export type CouponSource = (typeof couponSources)[number];
