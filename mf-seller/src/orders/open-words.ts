import { openPhrases } from '@mall/platform';

/** What the work on orders says besides the words of the list. */
export const openOrderWords = () =>
  openPhrases('orderWork', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
