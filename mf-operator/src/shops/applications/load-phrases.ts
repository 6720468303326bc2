import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the page of applications. */
export const loadShopApplicationsPhrases = () =>
  loadPhrases(
    'shopApplications',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
