import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The words of the rooms of a shop's own packages, beside what all drafts say. */
export const openOwnPackagesWords = () =>
  Promise.all([
    openPhrases('ownPackages', {
      zh: () => import('./phrases/zh.json'),
      en: () => import('./phrases/en.json'),
      indo: () => import('./phrases/indo.json'),
      fili: () => import('./phrases/fili.json'),
    }),
    openDraftsWords(),
  ]);
