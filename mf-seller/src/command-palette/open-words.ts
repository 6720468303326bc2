import { openPhrases } from '@mall/platform';

/** What the search of the office, its list of keys and their buttons say. */
export const openToolWords = () =>
  openPhrases('tools', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
