import { query } from './paths.ts';

/** Pages of the back office, which shoppers' pages need not know. */
export const officePaths = {
  staff: () => '/userAdmin/shop/staffManage',
  roles: () => '/userAdmin/shop/roleList',
  audit: (p: { area?: string } = {}) => query('/userAdmin/shop/auditLog', p),
  retailPrice: () => '/userAdmin/goods/retailPrice',
  factor: () => '/userAdmin/shop/PriceFactor',
  orders: () => '/userAdmin/orders/orderList',
  jobs: () => '/userAdmin/orders/exports',
  priceImport: () => '/userAdmin/goods/importPrices',
  goodsImport: () => '/userAdmin/goods/importGoods',
  ownGoods: (p: { tab?: string } = {}) => query('/userAdmin/goods/goodsManage', p),
  productForm: (p: { id?: string } = {}) => query('/userAdmin/goods/addGoods', p),
  cases: () => '/userAdmin/goods/caseManage',
  caseForm: (p: { id?: string } = {}) => query('/userAdmin/goods/editCase', p),
  brands: () => '/userAdmin/goods/GoodsBrand',
} as const;
