import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the brand pavilion says. */
export const openBrandWords = () =>
  openPhrases(
    'brand',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
