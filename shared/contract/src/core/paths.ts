/** An address with its query; undefined parameters are left out. */
export const query = (path: string, params: Record<string, string | number | undefined>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && value !== '') search.set(key, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};

/**
 * Every in-app address that something links to. A link is a function call, so a renamed route is a compile
 * error (spec §2).
 */
export const paths = {
  home: () => '/homeIndex',
  productCenter: (p: { categoryId?: string; brandId?: string } = {}) => query('/product/productCenter', p),
  product: (p: { productId: string; skuId?: string }) => query('/product', p),
  search: (p: { keyword: string }) => query('/searchGoods', p),
  category: (p: { categoryId?: string } = {}) => query('/category', p),
  legal: (p: { kind: string }) => query('/legal', p),
  newGoods: () => '/newGoods',
  hotGoods: () => '/hotGoods',
  recommendGoods: () => '/recommendGoods',
  brandList: () => '/brandList',
  brandGoods: (p: { brandId: string | number }) => query('/brandGoods', p),
  influencer: () => '/product/hotProduct',
  customized: () => '/product/customizedProduct',
  /**
   * An own design, a shared one, a shop's offer, a case to start from; else what was drawn here last. `draft`
   * only makes the address different.
   */
  cloudDesign: (p: { id?: string; share?: string; quote?: string; case?: string; draft?: string } = {}) =>
    query('/design/cloudDesign', p),
  designCases: (
    p: { id?: string; room?: string | undefined; style?: string | undefined; page?: number | undefined } = {},
  ) => query('/design/designCaseItem', p),
  packageCategories: () => '/package/packageCategoryList',
  packages: (p: { categoryId?: string } = {}) => query('/package/packageSingleList', p),
  specialPackages: () => '/package/specialPackageList',
  /**
   * `chosen` is the difference from the package as made, or all of it; `replaces` is the package in the cart
   * that is being changed.
   */
  packageItem: (p: { id: string; chosen?: string | undefined; replaces?: string | undefined }) =>
    query('/package/packageItem', p),
  packageShow: (p: { id: string; chosen?: string | undefined }) => query('/package/packageSingleCarousel', p),
  packagesShow: (p: { categoryId?: string | undefined } = {}) => query('/package/packageListCarousel', p),
  print: (p: { type: 'package' | 'design' | 'order' | 'quote'; id: string; chosen?: string | undefined }) =>
    query('/print/print', p),
  cart: () => '/cart',
  /** `source` names what is being ordered; its ids stay in the session's memory of the checkout. */
  confirm: (p: {
    source: 'cart' | 'direct' | 'seckill' | 'quote' | 'boost';
    skuId?: string;
    qty?: number;
    activityId?: string;
    quoteId?: string;
    launchId?: string;
  }) => query('/editOrderInfo', p),
  pay: (p: { orderId: string }) => query('/pay', p),
  /** `size` is requested for a product that is made to measure: `1800x600x2200`, in mm. */
  wantBuy: (p: { productId?: string; designId?: string | undefined; size?: string } = {}) =>
    query('/wantBuy', p),
  login: () => '/login',
  memberOrders: (p: { tab?: string; orderId?: string } = {}) => query('/userCenter/order', p),
  memberAddress: () => '/userCenter/address',
  memberMessages: () => '/userCenter/messages',
  memberProfile: (p: { part?: 'security' | 'notices' | 'data' | 'invitations' } = {}) =>
    query('/userCenter/userInfo', p),
  memberFavourites: () => '/userCenter/myCollection',
  memberHistory: () => '/userCenter/myHistory',
  memberBrands: () => '/userCenter/myAttentionBrand',
  memberOffers: () => '/userCenter/establishOrder',
  refund: (p: { orderId: string; rest?: string }) => query('/userCenter/refund', p),
  evaluate: (p: { orderId?: string } = {}) => query('/userCenter/addEvaluate', p),
  seckill: () => '/seckillList',
  coupons: () => '/receiveCoupon',
  sellerOverview: () => '/userAdmin/shop/overview',
  sellerMessages: () => '/userAdmin/shop/shopMessage',
} as const;
