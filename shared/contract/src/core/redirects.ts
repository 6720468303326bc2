/** Where the mall opens, and where an unknown address leads (spec §2). */
export const startPath = '/product/productCenter';

/** Addresses of the specification that lead to another one (spec §2). */
export const redirects: Readonly<Record<string, string>> = {
  '/': startPath,
  '/index': startPath,
  '/picPage': '/homeIndex',
  '/userCenter': '/userCenter/order',
  '/userAdmin': '/userAdmin/shop/ShopInfo',
};
