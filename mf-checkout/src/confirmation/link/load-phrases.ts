import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of an order that a shop has written. */
export const loadOrderLinkPhrases = () =>
  loadPhrases(
    'orderLink',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
