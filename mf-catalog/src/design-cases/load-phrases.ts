import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the design cases. */
export const loadCasesPhrases = () =>
  loadPhrases(
    'cases',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
