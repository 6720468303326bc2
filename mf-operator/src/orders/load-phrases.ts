import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the page of the mall's own orders. */
export const loadOrdersPhrases = () =>
  loadPhrases(
    'mallOrders',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
