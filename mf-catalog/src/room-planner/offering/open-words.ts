import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the offer of a room says: only a shop's people download it. */
export const openOfferingWords = () =>
  openPhrases(
    'offering',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
