import { query } from '../core/paths.ts';

/** Pages of the back office, which the shop's pages do not load. */
export const officePaths = {
  shop: () => '/userAdmin/shop/ShopInfo',
  talk: () => '/userAdmin/shop/talk',
  staff: () => '/userAdmin/shop/staffManage',
  roles: () => '/userAdmin/shop/roleList',
  promote: () => '/userAdmin/shop/promote',
  settlement: () => '/userAdmin/shop/settlement',
  audit: (p: { area?: string } = {}) => query('/userAdmin/shop/auditLog', p),
  retailPrice: () => '/userAdmin/goods/retailPrice',
  factor: () => '/userAdmin/shop/PriceFactor',
  orders: () => '/userAdmin/orders/orderList',
  orderDrafts: (p: { id?: string } = {}) => query('/userAdmin/orders/drafts', p),
  wants: (p: { list?: 'rooms'; id?: string; by?: string; due?: '1'; stage?: string } = {}) =>
    query('/userAdmin/orders/wantBuyList', p),
  deliveries: () => '/userAdmin/orders/orderDeliveryList',
  delivery: (p: { id: string }) => query('/userAdmin/orders/orderDeliveryDetail', p),
  jobs: () => '/userAdmin/orders/exports',
  priceImport: () => '/userAdmin/goods/importPrices',
  goodsImport: () => '/userAdmin/goods/importGoods',
  ownGoods: (p: { tab?: string } = {}) => query('/userAdmin/goods/goodsManage', p),
  stock: (p: { tab?: string; skuId?: string } = {}) => query('/userAdmin/goods/stock', p),
  productForm: (p: { id?: string } = {}) => query('/userAdmin/goods/addGoods', p),
  packages: () => '/userAdmin/goods/rackageGoodsProd',
  packageForm: (p: { id?: string } = {}) => query('/userAdmin/goods/packageForm', p),
  cases: () => '/userAdmin/goods/caseManage',
  caseForm: (p: { id?: string } = {}) => query('/userAdmin/goods/editCase', p),
  coupons: (p: { couponId?: string } = {}) => query('/userAdmin/goods/coupons', p),
  couponForm: (p: { id?: string; copy?: string } = {}) => query('/userAdmin/goods/couponForm', p),
  brands: () => '/userAdmin/goods/GoodsBrand',
} as const;
