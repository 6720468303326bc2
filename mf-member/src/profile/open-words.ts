import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the page of one's own account says. */
export const openAccountWords = () =>
  openPhrases(
    'account',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
