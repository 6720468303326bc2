import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { openDraftsWords } from '../open-words.ts';

/** The phrases of the pages of own design cases, beside those of all drafts. */
export const openOwnCasesWords = () =>
  Promise.all([
    openPhrases(
      'ownCases',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    openDraftsWords(),
  ]);
