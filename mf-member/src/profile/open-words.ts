import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the account page. */
export const openAccountWords = () =>
  openPhrases(
    'account',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
