import { openPhrases } from '@mall/platform';

/** What the rooms of own design cases say. */
export const openOwnCasesWords = () =>
  openPhrases('ownCases', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
