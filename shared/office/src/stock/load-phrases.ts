import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of stock, in either office. */
export const loadStockPhrases = () =>
  loadPhrases(
    'stock',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
