import { openPhrases } from '@mall/platform';

/** The sheet for paper, with words of its own. */
export const open = async () => {
  const [{ PrintScreen }] = await Promise.all([
    import('./PrintScreen.tsx'),
    openPhrases('print', {
      zh: () => import('./phrases/zh.json'),
      en: () => import('./phrases/en.json'),
      indo: () => import('./phrases/indo.json'),
      fili: () => import('./phrases/fili.json'),
    }),
  ]);
  return { Component: PrintScreen };
};
