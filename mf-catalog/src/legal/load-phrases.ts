import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of legal texts. */
export const loadLegalPhrases = () =>
  loadPhrases(
    'legal',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
