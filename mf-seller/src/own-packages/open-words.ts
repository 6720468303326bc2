import { openPhrases } from '@mall/platform';

/** What the rooms of a shop's own packages say. */
export const openOwnPackagesWords = () =>
  openPhrases('ownPackages', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
