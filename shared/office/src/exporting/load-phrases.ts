import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the order export. */
export const loadExportPhrases = () =>
  loadPhrases(
    'exporting',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
