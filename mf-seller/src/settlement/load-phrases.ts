import { eachLanguage } from '@mall/contract/core/languages';
import { loadSettlementPhrases } from '@mall/office/settlement/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'shopSettlement',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the shop's settlement with the mall. */
export const loadShopSettlementPhrases = () => Promise.all([loadOwn(), loadSettlementPhrases()]);
