import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the log. */
export const loadLogPhrases = () =>
  loadPhrases(
    'operatorLog',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
