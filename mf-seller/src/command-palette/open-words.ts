import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the office's search, its list of keys and their buttons. */
export const openToolWords = () =>
  openPhrases(
    'tools',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
