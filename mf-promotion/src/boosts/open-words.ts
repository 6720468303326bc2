import { openPhrases } from '@mall/platform';

/** What the pages of boosts and red envelopes say, and what they ask. */
export const openBoosts = () =>
  Promise.all([
    import('./register-operations.ts'),
    openPhrases('boosts', {
      zh: () => import('./phrases/zh.json'),
      en: () => import('./phrases/en.json'),
      indo: () => import('./phrases/indo.json'),
      fili: () => import('./phrases/fili.json'),
    }),
  ]);
