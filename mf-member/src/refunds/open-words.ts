import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of refund requests. */
export const openRefundingWords = () =>
  openPhrases(
    'refunding',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
