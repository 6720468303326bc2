import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the design cases. */
export const openCasesWords = () =>
  openPhrases(
    'cases',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
