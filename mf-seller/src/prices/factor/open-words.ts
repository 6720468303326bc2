import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the price coefficient. */
export const openFactorWords = () =>
  openPhrases(
    'factor',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
