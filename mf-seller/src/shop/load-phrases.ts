import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the shop's profile. */
export const loadShopPhrases = () =>
  loadPhrases(
    'shopInfo',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
