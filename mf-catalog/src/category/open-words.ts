import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the categories. */
export const openCategoryWords = () =>
  openPhrases(
    'category',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
