import { openPhrases } from '@mall/platform';

/** What asking for money back says. */
export const openRefundingWords = () =>
  openPhrases('refunding', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
