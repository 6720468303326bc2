import { openPhrases } from '@mall/platform';

/** What the pages of promoting and of withdrawals say. */
export const openDistributionWords = () =>
  openPhrases('distribution', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
