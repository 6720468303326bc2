import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of legal texts. */
export const loadLegalTextsPhrases = () =>
  loadPhrases(
    'legalTexts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
