import { openPhrases } from '@mall/platform';

/** What the design cases say. */
export const openCasesWords = () =>
  openPhrases('cases', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
