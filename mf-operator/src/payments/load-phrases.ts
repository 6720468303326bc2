import { eachLanguage } from '@mall/contract/core/languages';
import { loadOrderPartsPhrases } from '@mall/office/orders/load-phrases';
import { loadPhrases } from '@mall/platform';
import { loadReconciliationPhrases } from './reconciliation/load-phrases.ts';

const loadOwn = () =>
  loadPhrases(
    'mallPayments',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of payments; ways to pay and their states are called as in orders. */
export const loadMallPaymentsPhrases = () =>
  Promise.all([loadOwn(), loadReconciliationPhrases(), loadOrderPartsPhrases()]);
