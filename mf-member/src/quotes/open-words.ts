import { openPhrases } from '@mall/platform';

/** What offers say. */
export const openOffersWords = () =>
  openPhrases('offers', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
