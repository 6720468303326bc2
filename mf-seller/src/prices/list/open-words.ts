import { openPhrases } from '@mall/platform';

/** What the goods and the prices of a shop say. */
export const openPricesWords = () =>
  openPhrases('prices', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
