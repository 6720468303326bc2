/**
 * Method and path of every operation under /api: all that a browser needs of one at run time.
 * Names are `<room>.<verb>`; the schemas beside them (`*.ops.ts`) stay on the server (decisions 2.19, 2.20).
 */
export const wire = {
  'config.get': 'GET /getConfig',
  'area.list': 'GET /get_area',

  'session.sendSms': 'GET /send_sms',
  'session.codeLogin': 'POST /codeLogin',
  'session.accountLogin': 'POST /accountLogin',
  'session.register': 'POST /register',
  'session.logout': 'GET /logout',

  'member.userInfo': 'GET /user/user_info',
  'member.currentUser': 'GET /user/currentUser',
  'member.profile': 'GET /userInfo',
  'member.saveProfile': 'POST /userInfo',
  'member.isShop': 'GET /checkIsShop',
  'member.realName': 'GET /getInfo',
  'distribution.status': 'GET /user/distributeStatus',
  'distribution.user': 'GET /getDistributeUser',

  'shop.checkCode': 'GET /checkCode',
  'shop.byCode': 'GET /codeGetShop',
  'shop.info': 'GET /shop/shopInfo',
  'shop.profile': 'GET /shop/profile',
  'shop.update': 'POST /updateInfo',
  'shop.qrCode': 'GET /qrCode',

  'category.menu': 'GET /getCategoryMenu',
  'category.list': 'GET /get_category',
  'banner.list': 'GET /get_banner',
  'brand.recommended': 'GET /brandRecommendList',
  'brand.list': 'GET /brandList',
  'brand.info': 'GET /brandInfo/{id}',
  'brand.products': 'GET /brandProduct',
  'product.recommended': 'GET /productRecommendList',
  'product.newest': 'GET /getNewGoods',
  'product.newPage': 'GET /get_new_goods',
  'product.hotPage': 'GET /get_hot_goods',
  'product.recommendPage': 'GET /get_recommend_goods',
  'product.addition': 'GET /productAdditionInfo',
  'product.list': 'GET /productList',
  'product.search': 'GET /productSearch',
  'product.detail': 'GET /product_detail/{id}',
  'product.cards': 'GET /productCards',
  'product.alike': 'GET /productAlike',
  'product.together': 'GET /productTogether',
  'search.words': 'GET /getSearch',
  'search.products': 'GET /getSearchProduct',
  'search.forget': 'POST /user/clearSearchHistory',

  'history.list': 'GET /user/getUserHistory',
  'history.clear': 'POST /user/clearUserHistory',
  'collect.toggle': 'POST /user/stateUserCollect',
  'collect.list': 'GET /user/getUserCollect',
  'collect.marks': 'GET /user/collectMarks',
  'attention.toggle': 'POST /user/stateUserAttention',
  'attention.list': 'GET /user/getUserAttention',
  'attention.count': 'GET /getNumberAttention',

  'cart.get': 'GET /cart/getCart',
  'cart.add': 'POST /cart/addCart',
  'cart.edit': 'POST /cart/editCart/{id}',
  'cart.remove': 'POST /cart/removeCart',

  'address.list': 'GET /address/get_address',
  'address.save': 'POST /address/set_address',
  'address.remove': 'POST /address/del_address',

  'order.previewDirect': 'GET /order/orderAddView',
  'order.createDirect': 'POST /order/addOrder',
  'order.previewCart': 'GET /order/cartOrderAddView',
  'order.createCart': 'POST /order/cartOrderAdd',
  'order.list': 'GET /order/orderList',
  'order.detail': 'GET /order/orderDetail/{id}',
  'order.remove': 'POST /order/deleteOrder/{id}',
  'order.receive': 'POST /order/receiving/{id}',
  'order.cancel': 'POST /order/cancel/{id}',
  'order.logistics': 'GET /order/getLogistics',
  'order.evaluate': 'POST /order/evaluate',
  'refund.ask': 'POST /order/refund/{id}',
  'refund.withdraw': 'POST /order/refundCancel/{id}',
  'payment.start': 'POST /order/pay/{id}',
  'payment.status': 'GET /order/payStatus/{id}',
  'payment.sandbox': 'POST /payment/sandbox/{id}',
  'payment.notice': 'POST /payment/webhook/{provider}',
  'review.list': 'GET /appraises',
  'review.useful': 'POST /appraises/useful',
  'review.marks': 'GET /appraises/marks',
  'media.upload': 'POST /upload',

  'message.count': 'GET /orderMessage/getMessageCount/',
  'message.list': 'GET /orderMessage/index',
  'message.show': 'GET /orderMessage/show/{id}',
  'message.remove': 'POST /orderMessage/del/{id}',
  'message.removeMany': 'POST /orderMessage/batchDel/',

  'shopOrder.list': 'GET /shop/orderList',
  'shopOrder.detail': 'GET /shop/orderDetail/{id}',
  'shopOrder.remove': 'POST /shop/deleteOrder/{id}',
  'shopOrder.confirmPayment': 'POST /shop/changePayStatus/{id}',
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

  'seckill.list': 'GET /activitySeckill',
  'seckill.product': 'GET /productSeckill/{id}',
  'seckill.preview': 'GET /order/seckillOrderView',
  'seckill.create': 'POST /order/seckillOrder',
  'coupon.center': 'GET /couponCenter',
  'coupon.take': 'POST /moveCoupon/{id}',
  'coupon.mine': 'GET /myCoupon',

  'package.categories': 'GET /packageCategoryList',
  'package.recommended': 'GET /packageRecommendList',
  'package.list': 'GET /getPackage',
  'package.singles': 'GET /getAllPackageSingle',
  'package.detail': 'GET /packageDetail/{id}',
  'package.quote': 'GET /packageQuote/{id}',

  'designCase.list': 'GET /design/designCase/',
  'designCase.detail': 'GET /design/designCase/{id}',
  'design.list': 'GET /design/designs',
  'design.detail': 'GET /design/designs/{id}',
  'design.save': 'POST /design/save',
  'design.remove': 'POST /design/remove/{id}',
  'design.share': 'POST /design/share/{id}',
  'design.shared': 'GET /design/shared/{shareCode}',
  'design.pieces': 'GET /design/pieces',
  'design.bill': 'GET /design/bill',

  'want.create': 'POST /wantBuy',
  'quote.list': 'GET /user/quotes',
  'quote.detail': 'GET /user/quote/{id}',
  'quote.preview': 'GET /order/quoteOrderView',
  'quote.accept': 'POST /order/quoteOrder',
  'quote.decline': 'POST /order/quoteDecline/{id}',
  'shopWant.update': 'POST /updateUserWantBuy/{id}',
  'want.list': 'GET /wantBuy',
  'want.cancel': 'POST /deleteUserWantBuy/{id}',

  'telemetry.report': 'POST /telemetry',
} as const;

export type OperationName = keyof typeof wire;

/** Operations that our client always sends with an `Idempotency-Key` (decisions 2.1). */
export const idempotent: ReadonlySet<OperationName> = new Set([
  'order.createDirect',
  'order.createCart',
  'seckill.create',
  'refund.ask',
  'quote.accept',
  'payment.start',
  'coupon.take',
]);

/** Splits a wire entry: `'POST /cart/editCart/{id}'` → method and path. */
export const endpoint = (name: OperationName): { method: 'GET' | 'POST'; path: string } => {
  const entry: string = wire[name];
  const gap = entry.indexOf(' ');
  return { method: entry.startsWith('GET') ? 'GET' : 'POST', path: entry.slice(gap + 1) };
};
