import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of a delivery: only the page of one order needs them. */
export const loadDeliveryPhrases = () =>
  loadPhrases(
    'delivery',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
