import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of orders that the shop writes. */
export const loadOrderDraftPhrases = () =>
  loadPhrases(
    'orderDrafts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
