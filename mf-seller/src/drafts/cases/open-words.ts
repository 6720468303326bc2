import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The words of the rooms of own design cases, beside what all drafts say. */
export const openOwnCasesWords = () =>
  Promise.all([
    openPhrases(
      'ownCases',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
