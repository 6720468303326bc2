import { eachLanguage } from '@mall/contract/core/languages';
import { loadSettlementPhrases } from '@mall/office/settlement/load-phrases';
import { loadPhrases } from '@mall/platform';
import { loadBatchPhrases } from '../load-batch-phrases.ts';

const loadOwn = () =>
  loadPhrases(
    'mallWithdrawals',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of withdrawals; kinds of accounts are called as in payouts to shops. */
export const loadWithdrawalsPhrases = () =>
  Promise.all([loadOwn(), loadBatchPhrases(), loadSettlementPhrases()]);
