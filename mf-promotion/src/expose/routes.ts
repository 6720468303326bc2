import { type RouteEntries, withPhrases } from '@mall/platform';
import { loadBoosts } from '../boosts/load-phrases.ts';
import { loadDistribution } from '../distribution/load-phrases.ts';

export const routes: RouteEntries = {
  'promotion.seckillList': () =>
    import('../seckill/SeckillListScreen.tsx').then((m) => ({ Component: m.SeckillListScreen })),
  'promotion.receiveCoupon': () =>
    import('../coupons/CouponCenterScreen.tsx').then((m) => ({ Component: m.CouponCenterScreen })),
  'promotion.myCoupon': () =>
    import('../coupons/MyCouponScreen.tsx').then((m) => ({ Component: m.MyCouponScreen })),
  'promotion.centre': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/landing/CentreScreen.tsx').then((m) => m.CentreScreen),
    ),
  'promotion.info': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/links/InfoScreen.tsx').then((m) => m.InfoScreen),
    ),
  'promotion.orders': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
    ),
  'promotion.withdrawals': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/withdrawals/WithdrawalsScreen.tsx').then((m) => m.WithdrawalsScreen),
    ),
  'promotion.profits': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/profits/ProfitsScreen.tsx').then((m) => m.ProfitsScreen),
    ),
  'promotion.goods': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/goods/GoodsScreen.tsx').then((m) => m.GoodsScreen),
    ),
  'promotion.team': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/people/TeamScreen.tsx').then((m) => m.TeamScreen),
    ),
  'promotion.apply': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/application/ApplyScreen.tsx').then((m) => m.ApplyScreen),
    ),
  'promotion.status': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/application/StatusScreen.tsx').then((m) => m.StatusScreen),
    ),
  'promotion.withdraw': () =>
    withPhrases(
      loadDistribution,
      import('../distribution/withdrawals/WithdrawScreen.tsx').then((m) => m.WithdrawScreen),
    ),
  'promotion.boosts': () =>
    withPhrases(
      loadBoosts,
      import('../boosts/BoostCenterScreen.tsx').then((m) => m.BoostCenterScreen),
    ),
  'promotion.boost': () =>
    withPhrases(
      loadBoosts,
      import('../boosts/detail/BoostDetailScreen.tsx').then((m) => m.BoostDetailScreen),
    ),
  'promotion.myBoosts': () =>
    withPhrases(
      loadBoosts,
      import('../boosts/MyBoostScreen.tsx').then((m) => m.MyBoostScreen),
    ),
  'promotion.envelopes': () =>
    withPhrases(
      loadBoosts,
      import('../boosts/EnvelopesScreen.tsx').then((m) => m.EnvelopesScreen),
    ),
};
