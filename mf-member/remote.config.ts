import { messageMenuItemId } from '@mall/contract/core/limits';
import type { Texts } from '@mall/contract/core/languages';
import type { RemoteConfig, RouteDeclaration } from '@mall/contract/core/remote-config';

const titles = {
  orders: { zh: '我的订单', en: 'My orders', indo: 'Pesanan saya', fili: 'Mga order ko' },
  address: {
    zh: '收货地址',
    en: 'Shipping addresses',
    indo: 'Alamat pengiriman',
    fili: 'Mga address ng hatid',
  },
  evaluate: {
    zh: '评价商品',
    en: 'Review your pieces',
    indo: 'Ulas barang Anda',
    fili: 'I-review ang mga piraso mo',
  },
  offers: {
    zh: '待确认的报价',
    en: 'Offers to you',
    indo: 'Penawaran untuk Anda',
    fili: 'Mga alok sa iyo',
  },
  refund: {
    zh: '申请退款',
    en: 'Ask for a refund',
    indo: 'Minta pengembalian dana',
    fili: 'Humingi ng refund',
  },
  messages: { zh: '我的消息', en: 'My messages', indo: 'Pesan saya', fili: 'Mga mensahe ko' },
  profile: {
    zh: '账号与资料',
    en: 'Account and profile',
    indo: 'Akun dan profil',
    fili: 'Account at profile',
  },
  favourites: { zh: '我的收藏', en: 'Favourites', indo: 'Favorit', fili: 'Mga paborito' },
  history: { zh: '浏览记录', en: 'Browsing history', indo: 'Riwayat', fili: 'Kasaysayan' },
  brands: {
    zh: '关注的品牌',
    en: 'Followed brands',
    indo: 'Merek yang diikuti',
    fili: 'Mga sinusundang brand',
  },
} satisfies Record<string, Texts>;

/** Without an order, the page lists the member's reviews. */
const reviews: Texts = {
  zh: '我的评价',
  en: 'My reviews',
  indo: 'Ulasan saya',
  fili: 'Mga review ko',
};

type Screen = keyof typeof titles;

const route = (screen: Screen, path: string): RouteDeclaration => ({
  id: `member.${screen}`,
  path,
  layout: 'member',
  access: 'member',
  title: titles[screen],
});

const line = (group: 'orders' | 'account', order: number, screen: Screen, icon: string) => ({
  surface: 'member' as const,
  group,
  order,
  label: titles[screen],
  routeId: `member.${screen}`,
  icon,
});

/** The groups of spec §2; the address line is item 22, which displays the message count. */
export default {
  name: 'mf_member',
  requires: { platform: '^1.0' },
  i18n: 'member',
  routes: [
    route('orders', '/userCenter/order'),
    route('address', '/userCenter/address'),
    route('evaluate', '/userCenter/addEvaluate'),
    route('offers', '/userCenter/establishOrder'),
    route('refund', '/userCenter/refund'),
    route('messages', '/userCenter/messages'),
    route('profile', '/userCenter/userInfo'),
    route('favourites', '/userCenter/myCollection'),
    route('history', '/userCenter/myHistory'),
    route('brands', '/userCenter/myAttentionBrand'),
    // Merchants read it before they have an account.
    {
      id: 'member.openShop',
      path: '/openShop',
      layout: 'public',
      title: { zh: '我要开店', en: 'Open a shop', indo: 'Buka toko', fili: 'Magbukas ng tindahan' },
    },
  ],
  nav: [
    line('orders', 21, 'orders', 'order'),
    line('orders', messageMenuItemId, 'address', 'pin'),
    line('orders', 23, 'offers', 'clipboard'),
    line('account', 31, 'profile', 'user'),
    line('account', 32, 'messages', 'messages'),
    { ...line('account', 33, 'evaluate', 'star'), label: reviews },
    line('account', 34, 'favourites', 'heart'),
    line('account', 35, 'history', 'history'),
    line('account', 36, 'brands', 'award'),
  ],
  slots: [],
  services: [],
} satisfies RemoteConfig;
