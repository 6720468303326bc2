import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the shop's profile. */
export const openShopWords = () =>
  openPhrases(
    'shopInfo',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
