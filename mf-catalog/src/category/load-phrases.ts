import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the categories. */
export const loadCategoryPhrases = () =>
  loadPhrases(
    'category',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
