import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the categories say. */
export const openCategoryWords = () =>
  openPhrases(
    'category',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
