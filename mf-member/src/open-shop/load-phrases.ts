import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the page that asks to open a shop. */
export const loadOpenShopPhrases = () =>
  loadPhrases(
    'openShop',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
