import { openPhrases } from '@mall/platform';

/** What the offer of a room says: only a shop's people download it. */
export const openOfferingWords = () =>
  openPhrases('offering', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
