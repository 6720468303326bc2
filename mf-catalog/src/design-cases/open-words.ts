import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the design cases say. */
export const openCasesWords = () =>
  openPhrases(
    'cases',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
