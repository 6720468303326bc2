import type { PhraseEntries } from '@mall/platform';

export const phrases: PhraseEntries = {
  zh: () => import('../phrases/zh.json'),
  en: () => import('../phrases/en.json'),
  indo: () => import('../phrases/indo.json'),
  fili: () => import('../phrases/fili.json'),
};
