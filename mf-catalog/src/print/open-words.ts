import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the printed sheets. */
export const openPrintWords = () =>
  openPhrases(
    'print',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
