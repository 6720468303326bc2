import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the system's page. */
export const loadSystemPhrases = () =>
  loadPhrases(
    'system',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
