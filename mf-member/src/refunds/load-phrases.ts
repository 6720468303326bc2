import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of refund requests. */
export const loadRefundingPhrases = () =>
  loadPhrases(
    'refunding',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
