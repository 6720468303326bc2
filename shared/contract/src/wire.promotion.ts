/** What the pages of boosts and red envelopes ask. A room that needs it brings it with `bringOperations`, so that no other page carries it. */
export const promotionWire = {
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
