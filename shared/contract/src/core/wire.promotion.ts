/**
 * The operations of boosts and red envelopes, and of buying in a flash sale or reading its result. A package
 * that needs them registers them with `registerOperations`, so that no other page downloads them.
 */
export const promotionWire = {
  'seckill.preview': 'GET /order/seckillOrderView',
  'seckill.create': 'POST /order/seckillOrder',
  'seckill.summary': 'GET /seckillSummary/{id}',
  'boost.center': 'GET /boostCenter',
  'boost.mine': 'GET /myBoost',
  'boost.detail': 'GET /boostDetail/{id}',
  'boost.share': 'GET /boostShare/{id}',
  'boost.initiate': 'POST /initiate/{id}',
  'boost.help': 'POST /boostDo/{id}',
  'boost.preview': 'GET /order/boostOrderView',
  'boost.order': 'POST /orderTo/{id}',
  'envelope.list': 'GET /redEnvelope',
} as const;

/** The operations of promoters and withdrawals. */
export const distributionWire = {
  'promoter.terms': 'GET /user/promoterTerms',
  'promoter.apply': 'POST /user/apply',
  'promoter.progress': 'GET /user/applyProgress',
  'promoter.goods': 'GET /user/distributeProduct',
  'promoter.picked': 'GET /user/myStorage',
  'promoter.pick': 'POST /user/pickProduct',
  'promoter.links': 'GET /user/codeBehind',
  'promoter.customers': 'GET /user/joinMy',
  'promoter.team': 'GET /user/mySubordinate',
  'promoter.orders': 'GET /order/pushesOrder',
  'promoter.order': 'GET /order/distributeOrder/receiving/{id}',
  'promoter.profits': 'GET /user/profitDetails',
  'earnings.mine': 'GET /myEarnings',
  'withdrawal.terms': 'GET /cashTerms',
  'withdrawal.list': 'GET /cashList',
  'withdrawal.create': 'POST /cashApply',
  'withdrawal.cancel': 'POST /cashCancel/{id}',
} as const;
