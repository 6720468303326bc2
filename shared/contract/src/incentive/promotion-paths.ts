import { query } from '../core/paths.ts';
import type { WithdrawalSource } from './withdrawal.ts';

/** Pages of promotion, which the shop's pages do not load. */
export const promotionPaths = {
  index: () => '/distributionIndex',
  /** `inviter` is the code of the promoter who invites somebody to their team. */
  apply: (p: { inviter?: string } = {}) => query('/distribution/applyDistribution', p),
  status: () => '/distribution/distributionStatus',
  info: () => '/distribution/myDistributionInfo',
  goods: () => '/distribution/choiceDistributionGoods',
  orders: (p: { orderId?: string } = {}) => query('/distribution/distributionOrders', p),
  profits: (p: { state?: string } = {}) => query('/distribution/profitDetails', p),
  withdraw: (p: { source?: WithdrawalSource } = {}) => query('/distribution/applyProfit', p),
  withdrawals: (p: { source?: WithdrawalSource } = {}) => query('/distribution/withdrawalList', p),
  boosts: () => '/boostCenter',
  /** An activity, or a launch by its id or the code of its share link. */
  boost: (p: { activityId: string } | { launchId: string }) => query('/boostLaunchDetail', p),
  myBoosts: () => '/userCenter/myBoost',
  envelopes: () => '/userCenter/myRedEnvelopeList',
  myCoupons: () => '/coupon/myCoupon',
  team: () => '/distribution/mySubordinate',
} as const;
