import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What asking for money back says. */
export const openRefundingWords = () =>
  openPhrases(
    'refunding',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
