import type { RemoteConfig } from '@mall/contract/remote-config';

export default {
  name: 'mf_catalog',
  requires: { platform: '^1.0' },
  i18n: 'catalog',
  routes: [
    {
      id: 'catalog.productCenter',
      path: '/product/productCenter',
      layout: 'public',
      title: { zh: '所有商品', en: 'All products', indo: 'Semua produk', fili: 'Lahat ng produkto' },
    },
  ],
  nav: [],
  slots: [],
  services: [],
} satisfies RemoteConfig;
