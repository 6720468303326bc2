import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { loadDraftsPhrases } from '../load-phrases.ts';

/** The phrases of the pages of a shop's own packages, beside those of all drafts. */
export const loadOwnPackagesPhrases = () =>
  Promise.all([
    loadPhrases(
      'ownPackages',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    loadDraftsPhrases(),
  ]);
