import { openPhrases } from '@mall/platform';

/** The words of what the shell says beside a page. */
export const openWords = (): Promise<void> =>
  openPhrases('notices', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
