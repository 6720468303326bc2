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
    {
      id: 'promotion.receiveCoupon',
      path: '/receiveCoupon',
      layout: 'public',
      title: { zh: '领券中心', en: 'Coupons', indo: 'Kupon', fili: 'Mga kupon' },
    },
    {
      id: 'promotion.myCoupon',
      path: '/coupon/myCoupon',
      layout: 'member',
      access: 'member',
      title: { zh: '我的优惠券', en: 'My coupons', indo: 'Kupon saya', fili: 'Aking mga kupon' },
    },
  ],
  nav: [
    {
      surface: 'header',
      group: 'main',
      order: 60,
      label: { zh: '限时秒杀', en: 'Flash sale', indo: 'Flash sale', fili: 'Flash sale' },
      routeId: 'promotion.seckillList',
    },
    {
      surface: 'header',
      group: 'main',
      order: 61,
      label: { zh: '领券中心', en: 'Coupons', indo: 'Kupon', fili: 'Mga kupon' },
      routeId: 'promotion.receiveCoupon',
    },
    {
      surface: 'member',
      group: 'account',
      order: 40,
      label: { zh: '我的优惠券', en: 'My coupons', indo: 'Kupon saya', fili: 'Aking mga kupon' },
      routeId: 'promotion.myCoupon',
      icon: 'coupon',
    },
  ],
  slots: [
    { at: 'product.promo', order: 1, policy: 'none' },
    { at: 'home.seckill', order: 1, policy: 'none' },
  ],
  services: [],
} satisfies RemoteConfig;
