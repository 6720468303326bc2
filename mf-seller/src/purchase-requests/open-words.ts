import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of a shop's purchase requests and offers. */
export const openWantsWords = () =>
  openPhrases(
    'wants',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
