import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { loadGoodsSearchPhrases } from '../goods/load-phrases.ts';

/** The phrases of purchase requests and offers, in either office. */
export const loadWantsPhrases = () =>
  Promise.all([
    loadPhrases(
      'wants',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
    loadGoodsSearchPhrases(),
  ]);
