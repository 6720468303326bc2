import { openPhrases } from '@mall/platform';

/** What the pages of promoting and of withdrawals say, and what they ask. */
export const openDistribution = () =>
  Promise.all([
    import('./register-operations.ts'),
    openPhrases('distribution', {
      zh: () => import('./phrases/zh.json'),
      en: () => import('./phrases/en.json'),
      indo: () => import('./phrases/indo.json'),
      fili: () => import('./phrases/fili.json'),
    }),
  ]);
