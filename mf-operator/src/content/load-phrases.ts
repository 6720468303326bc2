import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the pages' content. */
export const loadContentPhrases = () =>
  loadPhrases(
    'content',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
