import { eachLanguage } from '@mall/contract/core/languages';
import { loadSettlementPhrases } from '@mall/office/settlement/load-phrases';
import { loadPhrases } from '@mall/platform';
import { loadBatchPhrases } from '../load-batch-phrases.ts';

const loadOwn = () =>
  loadPhrases(
    'mallSettlement',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of settlement with all shops, beside those of statements in either office. */
export const loadMallSettlementPhrases = () =>
  Promise.all([loadOwn(), loadBatchPhrases(), loadSettlementPhrases()]);
