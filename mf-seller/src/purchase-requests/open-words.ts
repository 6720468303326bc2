import { openPhrases } from '@mall/platform';

/** What the wanted purchases and the offers of a shop say. */
export const openWantsWords = () =>
  openPhrases('wants', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
