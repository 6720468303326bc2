import { eachLanguage } from '@mall/contract/core/languages';
import { loadReportPhrases } from '@mall/office/reports/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'mallReports',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of reports, beside those of either office. */
export const loadMallReportPhrases = () => Promise.all([loadOwn(), loadReportPhrases()]);
