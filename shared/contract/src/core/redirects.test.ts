import { redirects } from './redirects.ts';

it.each([
  ['the member centre opens at the orders', '/userCenter', '/userCenter/order'],
  ['the back office opens at the shop', '/userAdmin', '/userAdmin/shop/ShopInfo'],
  ['/ leads to all products', '/', '/product/productCenter'],
  ['/index leads to all products', '/index', '/product/productCenter'],
  ['the bare shell leads home', '/picPage', '/homeIndex'],
])('%s (spec §2)', (_sentence, from, to) => {
  expect(redirects[from]).toBe(to);
});
