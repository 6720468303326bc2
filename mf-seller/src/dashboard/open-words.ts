import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the overview of a shop says. */
export const openOverviewWords = () =>
  openPhrases(
    'overview',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
