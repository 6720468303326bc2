import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of purchase requests. */
export const loadWantingPhrases = () =>
  loadPhrases(
    'wanting',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
