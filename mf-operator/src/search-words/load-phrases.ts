import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the search's words. */
export const loadSearchWordsPhrases = () =>
  loadPhrases(
    'searchWords',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
