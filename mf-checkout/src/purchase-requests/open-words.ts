import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of purchase requests. */
export const openWantingWords = () =>
  openPhrases(
    'wanting',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
