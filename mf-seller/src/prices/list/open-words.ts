import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the goods and the prices of a shop say. */
export const openPricesWords = () =>
  openPhrases(
    'prices',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
