import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the work on orders, beside those of the list. */
export const loadOrderPhrases = () =>
  loadPhrases(
    'orderWork',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
