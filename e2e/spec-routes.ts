/**
 * The addresses of the specification (§2) that this mall serves, copied by hand: a spec that read them from
 * the code would agree with any mistake. `who` is the lowest role that may see the screen.
 */
export type Screen = {
  path: string;
  who: 'visitor' | 'shopCode' | 'member' | 'promoter' | 'owner' | 'operator';
  layout: 'public' | 'member' | 'seller' | 'login' | 'bare';
  /** Filled by the spec with an id of the demo mall. */
  needs?: 'product' | 'order' | 'shopOrder' | 'delivery' | 'ownGoods' | 'ownPackage' | 'ownCase' | 'launch';
};

export const screens: readonly Screen[] = [
  { path: '/homeIndex', who: 'visitor', layout: 'public' },
  { path: '/product/productCenter', who: 'visitor', layout: 'public' },
  { path: '/category', who: 'visitor', layout: 'public' },
  { path: '/legal?kind=returns', who: 'visitor', layout: 'public' },
  { path: '/category?categoryId=1', who: 'visitor', layout: 'public' },
  { path: '/newGoods', who: 'visitor', layout: 'public' },
  { path: '/hotGoods', who: 'visitor', layout: 'public' },
  { path: '/recommendGoods', who: 'visitor', layout: 'public' },
  { path: '/product/hotProduct', who: 'visitor', layout: 'public' },
  { path: '/product/customizedProduct', who: 'visitor', layout: 'public' },
  { path: '/searchGoods?keyword=sofa', who: 'visitor', layout: 'public' },
  { path: '/brandList', who: 'shopCode', layout: 'public' },
  { path: '/brandGoods?brandId=50', who: 'shopCode', layout: 'public' },
  { path: '/product?productId=', who: 'shopCode', layout: 'public', needs: 'product' },
  { path: '/seckillList', who: 'visitor', layout: 'public' },
  { path: '/receiveCoupon', who: 'visitor', layout: 'public' },
  { path: '/boostCenter', who: 'visitor', layout: 'public' },
  { path: '/distributionIndex', who: 'visitor', layout: 'public' },
  { path: '/design/designCaseItem', who: 'visitor', layout: 'public' },
  { path: '/design/designCaseItem?id=1', who: 'visitor', layout: 'public' },
  { path: '/design/cloudDesign?case=1', who: 'visitor', layout: 'bare' },
  { path: '/package/packageCategoryList', who: 'shopCode', layout: 'public' },
  { path: '/package/packageSingleList?categoryId=1', who: 'shopCode', layout: 'public' },
  { path: '/package/specialPackageList', who: 'shopCode', layout: 'public' },
  { path: '/package/packageItem?id=1', who: 'shopCode', layout: 'public' },
  { path: '/package/packageSingleCarousel?id=1', who: 'shopCode', layout: 'bare' },
  { path: '/package/packageListCarousel?categoryId=1', who: 'shopCode', layout: 'bare' },
  { path: '/print/print?type=package&id=1', who: 'shopCode', layout: 'bare' },
  { path: '/login', who: 'visitor', layout: 'login' },
  { path: '/wantBuy', who: 'visitor', layout: 'public' },
  { path: '/wantBuy?productId=', who: 'shopCode', layout: 'public', needs: 'product' },
  { path: '/cart', who: 'member', layout: 'public' },
  { path: '/editOrderInfo?source=cart', who: 'member', layout: 'public' },
  { path: '/pay?orderId=', who: 'member', layout: 'public', needs: 'order' },
  { path: '/userCenter/order', who: 'member', layout: 'member' },
  { path: '/userCenter/order?orderId=', who: 'member', layout: 'member', needs: 'order' },
  { path: '/userCenter/address', who: 'member', layout: 'member' },
  { path: '/userCenter/addEvaluate', who: 'member', layout: 'member' },
  { path: '/userCenter/establishOrder', who: 'member', layout: 'member' },
  { path: '/userCenter/refund', who: 'member', layout: 'member' },
  { path: '/userCenter/messages', who: 'member', layout: 'member' },
  { path: '/userCenter/userInfo', who: 'member', layout: 'member' },
  { path: '/userCenter/userInfo?part=security', who: 'member', layout: 'member' },
  { path: '/userCenter/userInfo?part=notices', who: 'member', layout: 'member' },
  { path: '/userCenter/userInfo?part=data', who: 'member', layout: 'member' },
  { path: '/userCenter/myCollection', who: 'member', layout: 'member' },
  { path: '/userCenter/myHistory', who: 'member', layout: 'member' },
  { path: '/userCenter/myAttentionBrand', who: 'member', layout: 'member' },
  { path: '/coupon/myCoupon', who: 'member', layout: 'member' },
  { path: '/userCenter/myRedEnvelopeList', who: 'member', layout: 'member' },
  { path: '/userCenter/myBoost', who: 'member', layout: 'member' },
  { path: '/boostLaunchDetail?launchId=', who: 'visitor', layout: 'public', needs: 'launch' },
  { path: '/distribution/applyDistribution', who: 'member', layout: 'member' },
  { path: '/distribution/distributionStatus', who: 'member', layout: 'member' },
  { path: '/distributionIndex', who: 'promoter', layout: 'public' },
  { path: '/distribution/myDistributionInfo', who: 'promoter', layout: 'member' },
  { path: '/distribution/distributionOrders', who: 'promoter', layout: 'member' },
  { path: '/distribution/withdrawalList', who: 'promoter', layout: 'member' },
  { path: '/distribution/profitDetails', who: 'promoter', layout: 'member' },
  { path: '/distribution/choiceDistributionGoods', who: 'promoter', layout: 'member' },
  { path: '/distribution/mySubordinate', who: 'promoter', layout: 'member' },
  { path: '/distribution/applyProfit', who: 'promoter', layout: 'member' },
  { path: '/userAdmin/shop/overview', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/ShopInfo', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/promote', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/shopMessage', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/staffManage', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/roleList', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/reports', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/settlement', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/webhooks', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/auditLog', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/shop/PriceFactor', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/goodsList', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/retailPrice', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/exports', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/importPrices', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/importGoods', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/goodsManage', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/stock', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/customGoods', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/addGoods', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/rackageGoodsProd', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/packageForm', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/caseManage', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/editCase', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/goods/GoodsBrand', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/wantBuyList', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/reviews', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/wantBuyList?list=rooms', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/orderList', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/customers', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/orderDeliveryList', who: 'owner', layout: 'seller' },
  { path: '/userAdmin/orders/orderDeliveryDetail?id=', who: 'owner', layout: 'seller', needs: 'delivery' },
  { path: '/userAdmin/orders/orderList?orderId=', who: 'owner', layout: 'seller', needs: 'shopOrder' },
  { path: '/userAdmin/goods/addGoods?id=', who: 'owner', layout: 'seller', needs: 'ownGoods' },
  { path: '/userAdmin/goods/packageForm?id=', who: 'owner', layout: 'seller', needs: 'ownPackage' },
  { path: '/userAdmin/goods/editCase?id=', who: 'owner', layout: 'seller', needs: 'ownCase' },
];

/** The redirects of the specification. */
export const redirects: readonly (readonly [from: string, to: string])[] = [
  ['/', '/product/productCenter'],
  ['/index', '/product/productCenter'],
  ['/no/such/page', '/product/productCenter'],
  ['/picPage', '/homeIndex'],
];

/** The same for a signed-in visitor; without a token they all end at /login. */
export const memberRedirects: readonly (readonly [from: string, to: string])[] = [
  ['/userCenter', '/userCenter/order'],
];

export const ownerRedirects: readonly (readonly [from: string, to: string])[] = [
  ['/userAdmin', '/userAdmin/shop/ShopInfo'],
];
