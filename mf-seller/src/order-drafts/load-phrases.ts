import { eachLanguage } from '@mall/contract/core/languages';
import { loadGoodsSearchPhrases } from '@mall/office/goods/load-phrases';
import { loadPhrases } from '@mall/platform';

/** The phrases of orders that the shop writes. */
export const loadOrderDraftPhrases = () =>
  Promise.all([
    loadPhrases(
      'orderDrafts',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    loadGoodsSearchPhrases(),
  ]);
