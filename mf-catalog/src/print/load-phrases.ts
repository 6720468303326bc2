import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the printed sheets. */
export const loadPrintPhrases = () =>
  loadPhrases(
    'print',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
