import { openPhrases } from '@mall/platform';

/** What every list and form of things that a shop writes says. */
export const openDraftsWords = () =>
  openPhrases('drafts', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
