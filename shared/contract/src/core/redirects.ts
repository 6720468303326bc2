/** The start page of the mall, to which unknown addresses redirect (spec §2). */
export const startPath = '/product/productCenter';

/** Addresses of the specification that redirect to another one (spec §2). */
export const redirects: Readonly<Record<string, string>> = {
  '/': startPath,
  '/index': startPath,
  '/picPage': '/homeIndex',
  '/userCenter': '/userCenter/order',
  '/userAdmin': '/userAdmin/shop/ShopInfo',
};
