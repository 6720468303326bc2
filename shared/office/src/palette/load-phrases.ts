import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the office's search, its list of keys and their buttons. */
export const loadToolPhrases = () =>
  loadPhrases(
    'tools',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
