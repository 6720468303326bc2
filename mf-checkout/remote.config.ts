import type { RemoteConfig } from '@mall/contract/remote-config';

export default {
  name: 'mf_checkout',
  requires: { platform: '^1.0' },
  i18n: 'checkout',
  routes: [
    {
      id: 'checkout.cart',
      path: '/cart',
      layout: 'public',
      access: 'member',
      title: { zh: '购物车', en: 'Cart', indo: 'Keranjang', fili: 'Cart' },
    },
  ],
  nav: [],
  slots: [],
  services: [],
} satisfies RemoteConfig;
