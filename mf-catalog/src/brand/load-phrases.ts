import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the brand pavilion. */
export const loadBrandPhrases = () =>
  loadPhrases(
    'brand',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
