import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of statements and payouts, in either office. */
export const loadSettlementPhrases = () =>
  loadPhrases(
    'settlement',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
