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
    {
      id: 'seller.jobs',
      path: '/userAdmin/orders/exports',
      layout: 'seller',
      access: 'shopOwner',
      title: {
        zh: '导出与导入',
        en: 'Exports & imports',
        indo: 'Ekspor & impor',
        fili: 'Mga export at import',
      },
    },
    {
      id: 'seller.priceImport',
      path: '/userAdmin/goods/importPrices',
      layout: 'seller',
      access: 'shopOwner',
      title: { zh: '导入价格', en: 'Import prices', indo: 'Impor harga', fili: 'Mag-import ng presyo' },
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
    {
      surface: 'seller',
      group: 'goods',
      order: 80,
      label: { zh: '导入价格', en: 'Import prices', indo: 'Impor harga', fili: 'Mag-import ng presyo' },
      routeId: 'seller.priceImport',
      icon: 'import',
    },
    {
      surface: 'seller',
      group: 'orders',
      order: 90,
      label: {
        zh: '导出与导入',
        en: 'Exports & imports',
        indo: 'Ekspor & impor',
        fili: 'Mga export at import',
      },
      routeId: 'seller.jobs',
      icon: 'transfer',
    },
  ],
  slots: [{ at: 'office.jobs', order: 1, policy: 'none', when: { isShop: true } }],
  services: [],
} satisfies RemoteConfig;
