import { openPhrases } from '@mall/platform';

/** What the brand pavilion says. */
export const openBrandWords = () =>
  openPhrases('brand', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
