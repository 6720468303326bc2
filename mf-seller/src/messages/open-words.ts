import { openPhrases } from '@mall/platform';

/** What the room of the shop's messages says. */
export const openInboxWords = () =>
  openPhrases('inbox', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
