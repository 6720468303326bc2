import { eachLanguage } from '@mall/contract/core/languages';
import { loadOrderPartsPhrases } from '@mall/office/orders/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'orderWork',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the work on orders, beside those of the list. */
export const loadOrderPhrases = () => Promise.all([loadOwn(), loadOrderPartsPhrases()]);
