import type { Texts } from '@mall/contract/core/languages';

/** What a browser without a line says; it is kept there while there is one. */
export const offlineWords = {
  title: {
    zh: '网络已断开',
    en: 'You are offline',
    indo: 'Anda sedang luring',
    fili: 'Wala kang koneksiyon',
  },
  about: {
    zh: '请检查网络连接。购物车和已填写的内容不会丢失。',
    en: 'Please check your connection. Your cart and what you have filled in are kept.',
    indo: 'Periksa koneksi Anda. Keranjang dan isian Anda tetap tersimpan.',
    fili: 'Pakisuri ang iyong koneksiyon. Mananatili ang iyong cart at mga nailagay.',
  },
  retry: { zh: '重新加载', en: 'Try again', indo: 'Coba lagi', fili: 'Subukan muli' },
} as const satisfies Record<string, Texts>;
