import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The words of the list of own products, beside what all drafts say. */
export const openOwnGoodsWords = () =>
  Promise.all([
    openPhrases('ownGoods', {
      zh: () => import('./phrases/zh.json'),
      en: () => import('./phrases/en.json'),
      indo: () => import('./phrases/indo.json'),
      fili: () => import('./phrases/fili.json'),
    }),
    openDraftsWords(),
  ]);
