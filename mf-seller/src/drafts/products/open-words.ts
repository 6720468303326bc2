import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The phrases of the list of own products, beside those of all drafts. */
export const openOwnGoodsWords = () =>
  Promise.all([
    openPhrases(
      'ownGoods',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
