import { type RouteDoors, withWords } from '@mall/platform';
import { openBoosts } from '../boosts/open-words.ts';
import { openDistribution } from '../distribution/open-words.ts';

export const routes: RouteDoors = {
  'promotion.seckillList': () =>
    import('../seckill/SeckillListScreen.tsx').then((m) => ({ Component: m.SeckillListScreen })),
  'promotion.receiveCoupon': () =>
    import('../coupons/CouponCenterScreen.tsx').then((m) => ({ Component: m.CouponCenterScreen })),
  'promotion.myCoupon': () =>
    import('../coupons/MyCouponScreen.tsx').then((m) => ({ Component: m.MyCouponScreen })),
  'promotion.centre': () =>
    withWords(
      openDistribution,
      import('../distribution/landing/CentreScreen.tsx').then((m) => m.CentreScreen),
    ),
  'promotion.info': () =>
    withWords(
      openDistribution,
      import('../distribution/links/InfoScreen.tsx').then((m) => m.InfoScreen),
    ),
  'promotion.orders': () =>
    withWords(
      openDistribution,
      import('../distribution/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
    ),
  'promotion.withdrawals': () =>
    withWords(
      openDistribution,
      import('../distribution/withdrawals/WithdrawalsScreen.tsx').then((m) => m.WithdrawalsScreen),
    ),
  'promotion.profits': () =>
    withWords(
      openDistribution,
      import('../distribution/profits/ProfitsScreen.tsx').then((m) => m.ProfitsScreen),
    ),
  'promotion.goods': () =>
    withWords(
      openDistribution,
      import('../distribution/goods/GoodsScreen.tsx').then((m) => m.GoodsScreen),
    ),
  'promotion.team': () =>
    withWords(
      openDistribution,
      import('../distribution/people/TeamScreen.tsx').then((m) => m.TeamScreen),
    ),
  'promotion.apply': () =>
    withWords(
      openDistribution,
      import('../distribution/application/ApplyScreen.tsx').then((m) => m.ApplyScreen),
    ),
  'promotion.status': () =>
    withWords(
      openDistribution,
      import('../distribution/application/StatusScreen.tsx').then((m) => m.StatusScreen),
    ),
  'promotion.withdraw': () =>
    withWords(
      openDistribution,
      import('../distribution/withdrawals/WithdrawScreen.tsx').then((m) => m.WithdrawScreen),
    ),
  'promotion.boosts': () =>
    withWords(
      openBoosts,
      import('../boosts/BoostCenterScreen.tsx').then((m) => m.BoostCenterScreen),
    ),
  'promotion.boost': () =>
    withWords(
      openBoosts,
      import('../boosts/detail/BoostDetailScreen.tsx').then((m) => m.BoostDetailScreen),
    ),
  'promotion.myBoosts': () =>
    withWords(
      openBoosts,
      import('../boosts/MyBoostScreen.tsx').then((m) => m.MyBoostScreen),
    ),
  'promotion.envelopes': () =>
    withWords(
      openBoosts,
      import('../boosts/EnvelopesScreen.tsx').then((m) => m.EnvelopesScreen),
    ),
};
