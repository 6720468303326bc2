import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the search for goods that are put into an offer or an order. */
export const loadGoodsSearchPhrases = () =>
  loadPhrases(
    'goodsSearch',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
