import { openPhrases } from '@mall/platform';

/** The words of the sign-in page, which few visits need. */
export const openWords = (): Promise<void> =>
  openPhrases('login', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
