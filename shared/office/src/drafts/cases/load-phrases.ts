import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { loadDraftsPhrases } from '../load-phrases.ts';

/** The phrases of the pages of own design cases, beside those of all drafts. */
export const loadOwnCasesPhrases = () =>
  Promise.all([
    loadPhrases(
      'ownCases',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    loadDraftsPhrases(),
  ]);
