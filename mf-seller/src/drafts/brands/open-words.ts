import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The phrases of the page of own brands, beside those of all drafts. */
export const openOwnBrandsWords = () =>
  Promise.all([
    openPhrases(
      'ownBrands',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
