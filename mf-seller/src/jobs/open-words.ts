import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of exports and imports. */
export const openJobWords = () =>
  openPhrases(
    'jobs',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
