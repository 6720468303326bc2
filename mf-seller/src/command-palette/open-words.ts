import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the search of the office, its list of keys and their buttons say. */
export const openToolWords = () =>
  openPhrases(
    'tools',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
