import { openPhrases } from '@mall/platform';

/** What the follow-up of a delivery says: only the page of one order needs it. */
export const openDeliveryWords = () =>
  openPhrases('delivery', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
