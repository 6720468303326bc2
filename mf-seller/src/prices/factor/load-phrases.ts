import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the price coefficient. */
export const loadFactorPhrases = () =>
  loadPhrases(
    'factor',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
