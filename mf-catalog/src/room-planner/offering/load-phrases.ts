import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of a room's offer: only a shop's staff download them. */
export const loadOfferingPhrases = () =>
  loadPhrases(
    'offering',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
