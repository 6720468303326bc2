import { openPhrases } from '@mall/platform';

/** What exports and imports say. */
export const openJobWords = () =>
  openPhrases('jobs', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
