import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What stands on the sheets for paper. */
export const openPrintWords = () =>
  openPhrases(
    'print',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
