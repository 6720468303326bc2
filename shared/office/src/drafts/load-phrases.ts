import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of every list and form of drafts. */
export const loadDraftsPhrases = () =>
  loadPhrases(
    'drafts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
