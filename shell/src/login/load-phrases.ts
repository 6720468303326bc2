import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the sign-in page, which few visits need. */
export const loadLoginPhrases = (): Promise<void> =>
  loadPhrases(
    'login',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
