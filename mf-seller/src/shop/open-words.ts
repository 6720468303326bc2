import { openPhrases } from '@mall/platform';

/** What the profile of the shop says. */
export const openShopWords = () =>
  openPhrases('shopInfo', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
