import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the work on orders says besides the words of the list. */
export const openOrderWords = () =>
  openPhrases(
    'orderWork',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
