import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { loadGoodsSearchPhrases } from '../goods/load-phrases.ts';

/** The phrases of orders for customers, in either office. */
export const loadOrderDraftPhrases = () =>
  Promise.all([
    loadPhrases(
      'orderDrafts',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    loadGoodsSearchPhrases(),
  ]);
