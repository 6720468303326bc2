import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the first page. */
export const loadStartPhrases = () =>
  loadPhrases(
    'start',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
