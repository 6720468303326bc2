import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the second factors. */
export const loadSecurityPhrases = () =>
  loadPhrases(
    'security',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
