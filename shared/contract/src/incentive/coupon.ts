/** What a coupon counts for, and how somebody comes by it (decisions 2.13). */
export const couponScopes = ['all', 'shop', 'category', 'brand', 'product', 'package'] as const;
export type CouponScope = (typeof couponScopes)[number];

export const couponSources = ['center', 'register', 'boost', 'manual'] as const;
export type CouponSource = (typeof couponSources)[number];
