import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of conversations. */
export const loadTalkPhrases = () =>
  loadPhrases(
    'talk',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
