import { type RouteEntries, withPhrases } from '@mall/platform';
import { openBoosts } from '../boosts/open-words.ts';
import { openDistribution } from '../distribution/open-words.ts';

export const routes: RouteEntries = {
  'promotion.seckillList': () =>
    import('../seckill/SeckillListScreen.tsx').then((m) => ({ Component: m.SeckillListScreen })),
  'promotion.receiveCoupon': () =>
    import('../coupons/CouponCenterScreen.tsx').then((m) => ({ Component: m.CouponCenterScreen })),
  'promotion.myCoupon': () =>
    import('../coupons/MyCouponScreen.tsx').then((m) => ({ Component: m.MyCouponScreen })),
  'promotion.centre': () =>
    withPhrases(
      openDistribution,
      import('../distribution/landing/CentreScreen.tsx').then((m) => m.CentreScreen),
    ),
  'promotion.info': () =>
    withPhrases(
      openDistribution,
      import('../distribution/links/InfoScreen.tsx').then((m) => m.InfoScreen),
    ),
  'promotion.orders': () =>
    withPhrases(
      openDistribution,
      import('../distribution/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
    ),
  'promotion.withdrawals': () =>
    withPhrases(
      openDistribution,
      import('../distribution/withdrawals/WithdrawalsScreen.tsx').then((m) => m.WithdrawalsScreen),
    ),
  'promotion.profits': () =>
    withPhrases(
      openDistribution,
      import('../distribution/profits/ProfitsScreen.tsx').then((m) => m.ProfitsScreen),
    ),
  'promotion.goods': () =>
    withPhrases(
      openDistribution,
      import('../distribution/goods/GoodsScreen.tsx').then((m) => m.GoodsScreen),
    ),
  'promotion.team': () =>
    withPhrases(
      openDistribution,
      import('../distribution/people/TeamScreen.tsx').then((m) => m.TeamScreen),
    ),
  'promotion.apply': () =>
    withPhrases(
      openDistribution,
      import('../distribution/application/ApplyScreen.tsx').then((m) => m.ApplyScreen),
    ),
  'promotion.status': () =>
    withPhrases(
      openDistribution,
      import('../distribution/application/StatusScreen.tsx').then((m) => m.StatusScreen),
    ),
  'promotion.withdraw': () =>
    withPhrases(
      openDistribution,
      import('../distribution/withdrawals/WithdrawScreen.tsx').then((m) => m.WithdrawScreen),
    ),
  'promotion.boosts': () =>
    withPhrases(
      openBoosts,
      import('../boosts/BoostCenterScreen.tsx').then((m) => m.BoostCenterScreen),
    ),
  'promotion.boost': () =>
    withPhrases(
      openBoosts,
      import('../boosts/detail/BoostDetailScreen.tsx').then((m) => m.BoostDetailScreen),
    ),
  'promotion.myBoosts': () =>
    withPhrases(
      openBoosts,
      import('../boosts/MyBoostScreen.tsx').then((m) => m.MyBoostScreen),
    ),
  'promotion.envelopes': () =>
    withPhrases(
      openBoosts,
      import('../boosts/EnvelopesScreen.tsx').then((m) => m.EnvelopesScreen),
    ),
};
