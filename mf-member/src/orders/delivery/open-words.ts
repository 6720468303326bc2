import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the follow-up of a delivery says: only the page of one order needs it. */
export const openDeliveryWords = () =>
  openPhrases(
    'delivery',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
