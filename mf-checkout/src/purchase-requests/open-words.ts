import { openPhrases } from '@mall/platform';

/** What the wanted purchase says. */
export const openWantingWords = () =>
  openPhrases('wanting', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
