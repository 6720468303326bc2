import { openPhrases } from '@mall/platform';

/** What the overview of a shop says. */
export const openOverviewWords = () =>
  openPhrases('overview', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
