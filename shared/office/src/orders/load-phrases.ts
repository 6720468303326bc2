import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of what both offices show of an order and do to it. */
export const loadOrderPartsPhrases = () =>
  loadPhrases(
    'orderParts',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
