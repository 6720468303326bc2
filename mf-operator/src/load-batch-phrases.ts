import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of payments that leave together, whatever they are. */
export const loadBatchPhrases = () =>
  loadPhrases(
    'mallBatches',
    eachLanguage((language) => () => import(`./batches/phrases/${language}.json`)),
  );
