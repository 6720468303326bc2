import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the shops' page. */
export const loadShopsPhrases = () =>
  loadPhrases(
    'mallShops',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
