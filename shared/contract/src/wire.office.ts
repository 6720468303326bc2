/**
 * What a shop's people, installers, the mall's operator and other servers ask. A room of the office brings it with
 * `bringOperations`, so that no shopper downloads it.
 */
export const officeWire = {
  'shop.update': 'POST /updateInfo',
  'payment.notice': 'POST /payment/webhook/{provider}',
  'shopOrder.list': 'GET /shop/orderList',
  'shopOrder.detail': 'GET /shop/orderDetail/{id}',
  'shopOrder.remove': 'POST /shop/deleteOrder/{id}',
  'shopOrder.confirmPayment': 'POST /shop/changePayStatus/{id}',
  'shopOrder.takeBackPayment': 'POST /shop/takeBackPayment/{id}',
  'shopOrder.record': 'POST /shop/recordOrder/{id}',
  'shopOrder.ship': 'POST /shop/shipOrder/{id}',
  'shopRefund.decide': 'POST /shop/refund/{id}',
  'platformRefund.list': 'GET /platform/refunds',
  'platformRefund.decide': 'POST /platform/refund/{id}',
  'delivery.list': 'GET /orderDeliveryTracking/index',
  'delivery.show': 'GET /orderDeliveryTracking/show/{id}',
  'delivery.change': 'POST /orderDeliveryTracking/show/{id}',
  'delivery.split': 'POST /orderDeliveryTracking/split/{id}',
  'delivery.makeLink': 'POST /orderDeliveryTracking/link/{id}',
  'delivery.revokeLink': 'POST /orderDeliveryTracking/revokeLink/{id}',
  'installer.job': 'GET /installer/job',
  'installer.photo': 'POST /installer/photo/{id}',
  'installer.submit': 'POST /installer/submit',
  'shopWant.update': 'POST /updateUserWantBuy/{id}',
  'shopQuote.offerDesign': 'POST /design/offer/{id}',
  'shopQuote.list': 'GET /shop/quotes',
  'shopQuote.withdraw': 'POST /shop/quoteWithdraw/{id}',
  'platformWant.list': 'GET /platform/wants',
  'platformWant.update': 'POST /platform/want/{id}',
} as const;
