import { eachLanguage } from '@mall/contract/core/languages';
import { loadDraftsPhrases } from '@mall/office/drafts/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'flashSales',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the shop's own flash sales, with those of the chooser of SKUs. */
export const loadFlashSalePhrases = () => Promise.all([loadOwn(), loadDraftsPhrases()]);
