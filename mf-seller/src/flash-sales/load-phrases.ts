import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the shop's own flash sales. */
export const loadFlashSalePhrases = () =>
  loadPhrases(
    'flashSales',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
