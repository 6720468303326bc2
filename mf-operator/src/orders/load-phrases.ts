import { eachLanguage } from '@mall/contract/core/languages';
import { loadDeliveriesPhrases } from '@mall/office/deliveries/load-phrases';
import { loadOrderPartsPhrases } from '@mall/office/orders/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'mallOrders',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the page of the mall's own orders, and of what is done on it. */
export const loadOrdersPhrases = () =>
  Promise.all([loadOwn(), loadDeliveriesPhrases(), loadOrderPartsPhrases()]);
