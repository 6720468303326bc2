import type { PhraseFiles } from '@mall/platform';

/** What the shell says about areas that are slow, closed or failed. */
export const composePhrases: PhraseFiles = {
  zh: () => import('./phrases/zh.json'),
  en: () => import('./phrases/en.json'),
  indo: () => import('./phrases/indo.json'),
  fili: () => import('./phrases/fili.json'),
};
