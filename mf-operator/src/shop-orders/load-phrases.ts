import { eachLanguage } from '@mall/contract/core/languages';
import { loadOrderPartsPhrases } from '@mall/office/orders/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'shopsOrders',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the page of the shops' orders. */
export const loadShopsOrdersPhrases = () => Promise.all([loadOwn(), loadOrderPartsPhrases()]);
