import type { RemoteConfig } from '@mall/contract/core/remote-config';

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
      preload: ['checkout.confirm'],
    },
    {
      id: 'checkout.confirm',
      path: '/editOrderInfo',
      layout: 'public',
      access: 'member',
      title: {
        zh: '确认订单',
        en: 'Confirm your order',
        indo: 'Konfirmasi pesanan',
        fili: 'Kumpirmahin ang order',
      },
      preload: ['checkout.pay'],
    },
    {
      id: 'checkout.pay',
      path: '/pay',
      layout: 'public',
      access: 'member',
      title: { zh: '付款', en: 'Pay', indo: 'Bayar', fili: 'Magbayad' },
    },
    {
      id: 'checkout.orderLink',
      path: '/orderLink',
      layout: 'public',
      title: {
        zh: '为你准备的订单',
        en: 'An order for you',
        indo: 'Pesanan untuk Anda',
        fili: 'Order para sa iyo',
      },
    },
    {
      id: 'checkout.wanting',
      path: '/wantBuy',
      layout: 'public',
      title: { zh: '求购', en: 'Wanted purchase', indo: 'Permintaan barang', fili: 'Hinahanap na bilhin' },
    },
  ],
  nav: [],
  slots: [{ at: 'header.miniCart', order: 1, policy: 'none' }],
  services: [{ id: 'cart', version: '1.1.0' }],
} satisfies RemoteConfig;
