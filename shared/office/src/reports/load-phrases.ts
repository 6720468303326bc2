import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of reports, in either office. */
export const loadReportPhrases = () =>
  loadPhrases(
    'reports',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
