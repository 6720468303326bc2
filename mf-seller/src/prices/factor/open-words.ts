import { openPhrases } from '@mall/platform';

/** What the price coefficient says. */
export const openFactorWords = () =>
  openPhrases('factor', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
