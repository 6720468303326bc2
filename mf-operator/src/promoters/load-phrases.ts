import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the promoters' page. */
export const loadPromotersPhrases = () =>
  loadPhrases(
    'mallPromoters',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
