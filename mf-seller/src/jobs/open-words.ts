import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What exports and imports say. */
export const openJobWords = () =>
  openPhrases(
    'jobs',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
