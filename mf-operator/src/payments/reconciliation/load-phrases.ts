import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of files of providers, beside those of payments. */
export const loadReconciliationPhrases = () =>
  loadPhrases(
    'mallReconciliation',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
