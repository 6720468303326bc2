import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the export of orders says. */
export const openExportWords = () =>
  openPhrases(
    'exporting',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
