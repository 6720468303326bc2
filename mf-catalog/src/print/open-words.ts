import { openPhrases } from '@mall/platform';

/** What stands on the sheets for paper. */
export const openPrintWords = () =>
  openPhrases('print', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
