import { openPhrases } from '@mall/platform';

/** What the page of own brands says. */
export const openOwnBrandsWords = () =>
  openPhrases('ownBrands', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
