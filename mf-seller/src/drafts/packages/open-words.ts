import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The words of the rooms of a shop's own packages, beside what all drafts say. */
export const openOwnPackagesWords = () =>
  Promise.all([
    openPhrases(
      'ownPackages',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
