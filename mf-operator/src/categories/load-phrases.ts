import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the categories' page. */
export const loadCategoriesPhrases = () =>
  loadPhrases(
    'categories',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
