import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of an order by its link. */
export const loadOrderLinkPhrases = () =>
  loadPhrases(
    'orderLink',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
