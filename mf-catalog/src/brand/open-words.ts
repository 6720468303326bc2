import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the brand pavilion. */
export const openBrandWords = () =>
  openPhrases(
    'brand',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
