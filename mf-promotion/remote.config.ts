import type { RemoteConfig } from '@mall/contract/remote-config';

export default {
  name: 'mf_promotion',
  requires: { platform: '^1.0' },
  i18n: 'promotion',
  routes: [
    {
      id: 'promotion.seckillList',
      path: '/seckillList',
      layout: 'public',
      title: { zh: '限时秒杀', en: 'Flash sale', indo: 'Flash sale', fili: 'Flash sale' },
    },
  ],
  nav: [],
  slots: [],
  services: [],
} satisfies RemoteConfig;
