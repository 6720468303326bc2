import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of a room's offer: only a shop's staff download them. */
export const openOfferingWords = () =>
  openPhrases(
    'offering',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
