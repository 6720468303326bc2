/**
 * The operations of the mall's own pages, which are in the first load of every one of them; those that only
 * an office needs are in `wire.office.ts`.
 */
export const mallWire = {
  'config.get': 'GET /getConfig',
  'area.list': 'GET /get_area',

  'session.logout': 'GET /logout',

  'member.userInfo': 'GET /user/user_info',
  'member.isShop': 'GET /checkIsShop',
  'account.security': 'GET /user/security',
  'account.sendCode': 'POST /user/sendCode',
  'account.proveMobile': 'POST /user/proveMobile',
  'distribution.status': 'GET /user/distributeStatus',
  'distribution.user': 'GET /getDistributeUser',

  'shop.checkCode': 'GET /checkCode',
  'shop.byCode': 'GET /codeGetShop',
  'shop.info': 'GET /shop/shopInfo',
  'shop.profile': 'GET /shop/profile',
  'staff.shops': 'GET /shop/mine',
  'shop.qrCode': 'GET /qrCode',

  'category.menu': 'GET /getCategoryMenu',
  'category.list': 'GET /get_category',
  'banner.list': 'GET /get_banner',
  'brand.recommended': 'GET /brandRecommendList',
  'brand.list': 'GET /brandList',
  'brand.info': 'GET /brandInfo/{id}',
  'product.recommendPage': 'GET /get_recommend_goods',
  'product.addition': 'GET /productAdditionInfo',
  'product.list': 'GET /productList',
  'product.search': 'GET /productSearch',
  'product.detail': 'GET /product_detail/{id}',
  'product.cards': 'GET /productCards',
  'product.alike': 'GET /productAlike',
  'product.together': 'GET /productTogether',
  'search.words': 'GET /getSearch',
  'search.forget': 'POST /user/clearSearchHistory',

  'browsingHistory.list': 'GET /user/getUserHistory',
  'favourite.toggle': 'POST /user/stateUserCollect',
  'favourite.list': 'GET /user/getUserCollect',
  'favourite.marks': 'GET /user/collectMarks',
  'brandFollow.toggle': 'POST /user/stateUserAttention',
  'brandFollow.list': 'GET /user/getUserAttention',
  'brandFollow.count': 'GET /getNumberAttention',

  'cart.get': 'GET /cart/getCart',
  'cart.add': 'POST /cart/addCart',
  'cart.edit': 'POST /cart/editCart/{id}',
  'cart.remove': 'POST /cart/removeCart',

  'address.list': 'GET /address/get_address',
  'address.save': 'POST /address/set_address',

  'order.previewDirect': 'GET /order/orderAddView',
  'order.createDirect': 'POST /order/addOrder',
  'order.previewCart': 'GET /order/cartOrderAddView',
  'order.createCart': 'POST /order/cartOrderAdd',
  'order.list': 'GET /order/orderList',
  'order.detail': 'GET /order/orderDetail/{id}',
  'payment.start': 'POST /order/pay/{id}',
  'payment.status': 'GET /order/payStatus/{id}',
  'payment.sandbox': 'POST /payment/sandbox/{id}',
  'review.list': 'GET /appraises',
  'review.useful': 'POST /appraises/useful',
  'review.marks': 'GET /appraises/marks',
  'media.upload': 'POST /upload',

  'message.count': 'GET /orderMessage/getMessageCount/',

  'seckill.list': 'GET /activitySeckill',
  'seckill.product': 'GET /productSeckill/{id}',
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
  'design.shared': 'GET /design/shared/{shareCode}',
  'design.bill': 'GET /design/bill',

  'purchaseRequest.create': 'POST /wantBuy',
  'quote.list': 'GET /user/quotes',
  'quote.detail': 'GET /user/quote/{id}',
  'quote.preview': 'GET /order/quoteOrderView',
  'quote.accept': 'POST /order/quoteOrder',
  'purchaseRequest.list': 'GET /wantBuy',
  'purchaseRequest.cancel': 'POST /deleteUserWantBuy/{id}',

  'telemetry.report': 'POST /telemetry',
} as const;
