import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of a delivery: only the page of one order needs them. */
export const openDeliveryWords = () =>
  openPhrases(
    'delivery',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
