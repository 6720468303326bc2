import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the work on orders, beside those of the list. */
export const openOrderWords = () =>
  openPhrases(
    'orderWork',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
