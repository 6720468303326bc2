import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of a shop's goods and prices. */
export const loadPricesPhrases = () =>
  loadPhrases(
    'prices',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
