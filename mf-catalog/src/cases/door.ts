import { openPhrases } from '@mall/platform';
import { CasesScreen } from './CasesScreen.tsx';

/** Design cases, with words of their own. */
export const open = async () => {
  await openPhrases('cases', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
  return { Component: CasesScreen };
};
