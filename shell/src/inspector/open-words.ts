import { openPhrases } from '@mall/platform';

/** The words of the inspector, which shoppers never see. */
export const openWords = (): Promise<void> =>
  openPhrases('inspector', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
