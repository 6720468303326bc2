import { openPhrases } from '@mall/platform';

/** What the categories say. */
export const openCategoryWords = () =>
  openPhrases('category', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
