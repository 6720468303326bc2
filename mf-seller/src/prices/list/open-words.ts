import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of a shop's goods and prices. */
export const openPricesWords = () =>
  openPhrases(
    'prices',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
