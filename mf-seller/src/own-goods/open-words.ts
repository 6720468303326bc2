import { openPhrases } from '@mall/platform';

/** What the list of own products says. */
export const openOwnGoodsWords = () =>
  openPhrases('ownGoods', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
