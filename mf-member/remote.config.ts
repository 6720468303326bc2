import type { RemoteConfig } from '@mall/contract/remote-config';

export default {
  name: 'mf_member',
  requires: { platform: '^1.0' },
  i18n: 'member',
  routes: [
    {
      id: 'member.orders',
      path: '/userCenter/order',
      layout: 'member',
      access: 'member',
      title: { zh: '我的订单', en: 'My orders', indo: 'Pesanan saya', fili: 'Mga order ko' },
    },
  ],
  nav: [],
  slots: [],
  services: [],
} satisfies RemoteConfig;
