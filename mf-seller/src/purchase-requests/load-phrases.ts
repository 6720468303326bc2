import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of a shop's purchase requests and offers. */
export const loadWantsPhrases = () =>
  loadPhrases(
    'wants',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
