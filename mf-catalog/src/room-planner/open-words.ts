import { openPhrases } from '@mall/platform';

/** What the planner says: nobody who only shops downloads it. */
export const openDesignWords = () =>
  openPhrases('design', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
