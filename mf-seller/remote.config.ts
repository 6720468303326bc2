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
  ],
  nav: [],
  slots: [],
  services: [],
} satisfies RemoteConfig;
