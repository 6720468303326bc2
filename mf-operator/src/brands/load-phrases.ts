import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the page of brands. */
export const loadBrandsPhrases = () =>
  loadPhrases(
    'brands',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
