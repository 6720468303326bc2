import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'promotion.seckillList': () =>
    import('../seckill/SeckillListScreen.tsx').then((m) => ({ Component: m.SeckillListScreen })),
  'promotion.receiveCoupon': () =>
    import('../coupons/CouponCenterScreen.tsx').then((m) => ({ Component: m.CouponCenterScreen })),
  'promotion.myCoupon': () =>
    import('../coupons/MyCouponScreen.tsx').then((m) => ({ Component: m.MyCouponScreen })),
};
