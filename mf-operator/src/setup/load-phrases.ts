import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the set-up of a new mall. */
export const loadSetupPhrases = () =>
  loadPhrases(
    'setup',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
