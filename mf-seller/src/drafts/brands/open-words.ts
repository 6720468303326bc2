import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The words of the page of own brands, beside what all drafts say. */
export const openOwnBrandsWords = () =>
  Promise.all([
    openPhrases(
      'ownBrands',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
