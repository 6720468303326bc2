import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the profile of the shop says. */
export const openShopWords = () =>
  openPhrases(
    'shopInfo',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
