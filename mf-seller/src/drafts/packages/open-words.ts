import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The phrases of the pages of a shop's own packages, beside those of all drafts. */
export const openOwnPackagesWords = () =>
  Promise.all([
    openPhrases(
      'ownPackages',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
