import { openPhrases } from '@mall/platform';

/** What the form of a product says. */
export const openGoodsFormWords = () =>
  openPhrases('goodsForm', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
