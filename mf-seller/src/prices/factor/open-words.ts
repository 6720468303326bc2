import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the price coefficient says. */
export const openFactorWords = () =>
  openPhrases(
    'factor',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
