import { openPhrases } from '@mall/platform';

/** What the room of staff says. */
export const openStaffWords = () =>
  openPhrases('staff', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
