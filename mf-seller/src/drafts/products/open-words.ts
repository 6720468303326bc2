import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The words of the list of own products, beside what all drafts say. */
export const openOwnGoodsWords = () =>
  Promise.all([
    openPhrases(
      'ownGoods',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
