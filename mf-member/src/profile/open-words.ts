import { openPhrases } from '@mall/platform';

/** What the page of one's own account says. */
export const openAccountWords = () =>
  openPhrases('account', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
