import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of a shop's overview. */
export const openOverviewWords = () =>
  openPhrases(
    'overview',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
