import { type RouteDoors, withWords } from '@mall/platform';
import { openDistributionWords } from '../distribution/open-words.ts';

export const routes: RouteDoors = {
  'promotion.seckillList': () =>
    import('../seckill/SeckillListScreen.tsx').then((m) => ({ Component: m.SeckillListScreen })),
  'promotion.receiveCoupon': () =>
    import('../coupons/CouponCenterScreen.tsx').then((m) => ({ Component: m.CouponCenterScreen })),
  'promotion.myCoupon': () =>
    import('../coupons/MyCouponScreen.tsx').then((m) => ({ Component: m.MyCouponScreen })),
  'promotion.centre': () =>
    withWords(
      openDistributionWords,
      import('../distribution/landing/CentreScreen.tsx').then((m) => m.CentreScreen),
    ),
  'promotion.info': () =>
    withWords(
      openDistributionWords,
      import('../distribution/links/InfoScreen.tsx').then((m) => m.InfoScreen),
    ),
  'promotion.orders': () =>
    withWords(
      openDistributionWords,
      import('../distribution/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
    ),
  'promotion.withdrawals': () =>
    withWords(
      openDistributionWords,
      import('../distribution/withdrawing/WithdrawalsScreen.tsx').then((m) => m.WithdrawalsScreen),
    ),
  'promotion.profits': () =>
    withWords(
      openDistributionWords,
      import('../distribution/profits/ProfitsScreen.tsx').then((m) => m.ProfitsScreen),
    ),
  'promotion.goods': () =>
    withWords(
      openDistributionWords,
      import('../distribution/goods/GoodsScreen.tsx').then((m) => m.GoodsScreen),
    ),
  'promotion.team': () =>
    withWords(
      openDistributionWords,
      import('../distribution/people/TeamScreen.tsx').then((m) => m.TeamScreen),
    ),
  'promotion.apply': () =>
    withWords(
      openDistributionWords,
      import('../distribution/applying/ApplyScreen.tsx').then((m) => m.ApplyScreen),
    ),
  'promotion.status': () =>
    withWords(
      openDistributionWords,
      import('../distribution/applying/StatusScreen.tsx').then((m) => m.StatusScreen),
    ),
  'promotion.withdraw': () =>
    withWords(
      openDistributionWords,
      import('../distribution/withdrawing/WithdrawScreen.tsx').then((m) => m.WithdrawScreen),
    ),
};
