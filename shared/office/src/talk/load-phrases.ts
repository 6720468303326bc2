import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of conversations in either office. */
export const loadOfficeTalkPhrases = () =>
  loadPhrases(
    'officeTalk',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
