import type { RemoteConfig } from '@mall/contract/remote-config';

export default {
  name: 'mf_seller',
  requires: { platform: '^1.0' },
  i18n: 'seller',
  routes: [
    {
      id: 'seller.shopInfo',
      path: '/userAdmin/shop/ShopInfo',
      layout: 'seller',
      access: 'shopOwner',
      title: { zh: '店铺信息', en: 'Shop info', indo: 'Info toko', fili: 'Impormasyon ng tindahan' },
    },
    {
      id: 'seller.orderList',
      path: '/userAdmin/orders/orderList',
      layout: 'seller',
      access: 'shopOwner',
      title: { zh: '订单管理', en: 'Orders', indo: 'Pesanan', fili: 'Mga order' },
    },
  ],
  nav: [
    {
      surface: 'seller',
      group: 'shop',
      order: 10,
      label: { zh: '店铺信息', en: 'Shop info', indo: 'Info toko', fili: 'Impormasyon ng tindahan' },
      routeId: 'seller.shopInfo',
      icon: 'store',
    },
    {
      surface: 'seller',
      group: 'orders',
      order: 10,
      label: { zh: '全部订单', en: 'All orders', indo: 'Semua pesanan', fili: 'Lahat ng order' },
      routeId: 'seller.orderList',
      icon: 'clipboard',
    },
  ],
  slots: [],
  services: [],
} satisfies RemoteConfig;
