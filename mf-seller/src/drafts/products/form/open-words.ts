import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../../open-words.ts';

/** The words of the form of a product, beside what all drafts say. */
export const openGoodsFormWords = () =>
  Promise.all([
    openPhrases('goodsForm', {
      zh: () => import('./phrases/zh.json'),
      en: () => import('./phrases/en.json'),
      indo: () => import('./phrases/indo.json'),
      fili: () => import('./phrases/fili.json'),
    }),
    openDraftsWords(),
  ]);
