import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../../open-words.ts';

/** The words of the form of a product, beside what all drafts say. */
export const openGoodsFormWords = () =>
  Promise.all([
    openPhrases(
      'goodsForm',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
