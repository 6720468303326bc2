import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The words of the rooms of own design cases, beside what all drafts say. */
export const openOwnCasesWords = () =>
  Promise.all([
    openPhrases('ownCases', {
      zh: () => import('./phrases/zh.json'),
      en: () => import('./phrases/en.json'),
      indo: () => import('./phrases/indo.json'),
      fili: () => import('./phrases/fili.json'),
    }),
    openDraftsWords(),
  ]);
