import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the sign-in page, which few visits need. */
export const openWords = (): Promise<void> =>
  openPhrases(
    'login',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
