import { openPhrases } from '@mall/platform';

/** What the deliveries of a shop say: board, list and one of them. */
export const openDeliveriesWords = () =>
  openPhrases('deliveries', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
