import type { RemoteConfig } from '@mall/contract/remote-config';

export default {
  name: 'mf_catalog',
  requires: { platform: '^1.0' },
  i18n: 'catalog',
  routes: [
    {
      id: 'catalog.home',
      path: '/homeIndex',
      layout: 'public',
      title: { zh: '首页', en: 'Home', indo: 'Beranda', fili: 'Home' },
      preload: ['catalog.productCenter', 'catalog.product'],
    },
    {
      id: 'catalog.productCenter',
      path: '/product/productCenter',
      layout: 'public',
      title: { zh: '全部商品', en: 'All products', indo: 'Semua produk', fili: 'Lahat ng produkto' },
      preload: ['catalog.product'],
    },
    {
      id: 'catalog.search',
      path: '/searchGoods',
      layout: 'public',
      title: { zh: '搜索', en: 'Search', indo: 'Cari', fili: 'Maghanap' },
      preload: ['catalog.product'],
    },
    {
      id: 'catalog.product',
      path: '/product',
      layout: 'public',
      access: 'shopCodeOrMember',
      title: { zh: '商品详情', en: 'Product', indo: 'Produk', fili: 'Produkto' },
    },
    {
      id: 'catalog.cloudDesign',
      path: '/design/cloudDesign',
      layout: 'bare',
      title: { zh: '云设计', en: 'Room planner', indo: 'Perancang ruang', fili: 'Tagaplano ng silid' },
    },
  ],
  nav: [
    {
      surface: 'header',
      group: 'main',
      order: 10,
      label: { zh: '精选家具', en: 'Selected furniture', indo: 'Furnitur pilihan', fili: 'Piling muwebles' },
      routeId: 'catalog.home',
    },
  ],
  slots: [],
  services: [],
} satisfies RemoteConfig;
