import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The words of the page of own brands, beside what all drafts say. */
export const openOwnBrandsWords = () =>
  Promise.all([
    openPhrases('ownBrands', {
      zh: () => import('./phrases/zh.json'),
      en: () => import('./phrases/en.json'),
      indo: () => import('./phrases/indo.json'),
      fili: () => import('./phrases/fili.json'),
    }),
    openDraftsWords(),
  ]);
