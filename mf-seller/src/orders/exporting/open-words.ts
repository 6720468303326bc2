import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the order export. */
export const openExportWords = () =>
  openPhrases(
    'exporting',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
